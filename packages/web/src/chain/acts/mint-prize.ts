/** Minting an ape that was won, to its winner and free of charge, by whoever sends it. @see decision 18 "ids and prizes" */
import type { Address } from 'viem';
import { expectMetadata, prizeFor } from '#api/studio-api.ts';
import { apeOwner, mintPrizeCall } from '#chain/ape-contract.ts';
import type { Act } from '#chain/flow/act.ts';
import type { Actor } from '#chain/flow/step.ts';
import { addressField, termsFormat, textField, unitsField } from '#chain/flow/terms.ts';
import type { Hash } from '#chain/rpc.ts';
import { payoutStep } from './payout-step.ts';
import { prizeFailures } from './prize-failures.ts';

export type PrizeWish = { readonly apeId: number };

export type PrizeTerms = {
  readonly winner: Address;
  readonly tokenId: bigint;
  readonly metadataURI: string;
  /** Of the voucher: unix seconds until which it is good, and its 65 bytes. */
  readonly deadline: bigint;
  readonly signature: `0x${string}`;
};

export type PrizeMinted = {
  readonly hash: Hash | null;
  readonly winner: Address;
  readonly tokenId: number;
};

export const mintPrize: Act<PrizeWish, PrizeTerms, PrizeMinted> = {
  name: 'mint-prize',
  agree,
  terms: termsFormat<PrizeTerms>({
    winner: addressField,
    tokenId: unitsField,
    metadataURI: textField<string>(/^ipfs:\/\/b[a-z2-7]{58}$/),
    deadline: unitsField,
    signature: textField<`0x${string}`>(/^0x[0-9a-f]{130}$/),
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

/** The studio's voucher, with the picture and metadata that were shown, checked against their addresses. */
async function agree(_actor: Actor, { apeId }: PrizeWish): Promise<PrizeTerms> {
  const offer = await prizeFor(apeId);
  await expectMetadata(offer);
  return {
    winner: offer.voucher.to as Address,
    tokenId: BigInt(apeId),
    metadataURI: offer.metadataURI,
    deadline: BigInt(offer.voucher.deadline),
    signature: offer.voucher.signature as `0x${string}`,
  };
}
