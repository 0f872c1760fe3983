/** Minting an ape that was won, to its winner and free of charge, by whoever sends it. @see decision 18 "ids and prizes" */
import type { Address } from 'viem';
import { expectMetadata, prizeFor } from '#api/studio-api.ts';
import { apeOwner, mintPrizeCall } from '#chain/ape-contract.ts';
import type { Act } from '#chain/flow/act.ts';
import type { Actor } from '#chain/flow/step.ts';
import { addressField, listField, termsFormat, textField, unitsField } from '#chain/flow/terms.ts';
import type { Hash } from '#chain/rpc.ts';
import { payoutStep } from './payout-step.ts';
import { prizeFailures } from './prize-failures.ts';

export type PrizeDraft = { readonly apeId: number };

export type PrizeTerms = {
  readonly winner: Address;
  readonly tokenId: bigint;
  readonly metadataURI: string;
  /** Of the metadata, against the root in the contract. */
  readonly proof: readonly Hash[];
};

export type PrizeMinted = {
  readonly hash: Hash | null;
  readonly winner: Address;
  readonly tokenId: number;
};

export const mintPrize: Act<PrizeDraft, PrizeTerms, PrizeMinted> = {
  name: 'mint-prize',
  agree,
  terms: termsFormat<PrizeTerms>({
    winner: addressField,
    tokenId: unitsField,
    metadataURI: textField<string>(/^ipfs:\/\/b[a-z2-7]{58}$/),
    proof: listField(textField<Hash>(/^0x[0-9a-f]{64}$/)),
  }),
  steps: (terms) => [
    payoutStep({
      name: 'mint-prize',
      call: mintPrizeCall(terms),
      isDue: async ({ provider }) => (await apeOwner(provider, terms.tokenId)) === null,
    }),
  ],
  conclude: async (_actor, { winner, tokenId }, hash) => ({ hash, winner, tokenId: Number(tokenId) }),
  failures: (about) => prizeFailures('tokenId' in about ? Number(about.tokenId) : about.apeId),
  underWay: 'ACT_UNDER_WAY',
};

/** The proof of a prize, with the picture and metadata that were shown, checked against their addresses. */
async function agree(_actor: Actor, { apeId }: PrizeDraft): Promise<PrizeTerms> {
  const prize = await prizeFor(apeId);
  await expectMetadata(prize);
  return {
    winner: prize.winner as Address,
    tokenId: BigInt(apeId),
    metadataURI: prize.metadataURI,
    proof: prize.proof as Hash[],
  };
}
