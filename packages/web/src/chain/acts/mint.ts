/** Minting an ape of the branch, the one offered or the one chosen, for exactly the contract's price. @see decision 17 "vouchers and offers" */
import { AppError } from '@lilape/domain/app-error';
import type { Address } from 'viem';
import { apeUri, mintedIn } from '#chain/ape-contract.ts';
import type { Act } from '#chain/flow/act.ts';
import type { Actor } from '#chain/flow/step.ts';
import { addressField, termsFormat, textField, unitsField } from '#chain/flow/terms.ts';
import { type Hash, receiptIfKnown } from '#chain/rpc.ts';
import { agreeOnMint } from './mint-agreement.ts';
import { mintFailures } from './mint-failures.ts';
import { mintStep } from './mint-step.ts';

export type MintDraft = {
  /** The ape that was shown, null where none was yet: another one is reported as such. */
  readonly shownId: number | null;
  /** Whether that ape was chosen: then it is minted, or nothing is. */
  readonly isChosen?: boolean;
};

export type MintTerms = {
  readonly account: Address;
  readonly tokenId: bigint;
  /** The ape that was shown and is gone; 0 where it is the same. */
  readonly insteadOf: bigint;
  readonly metadataURI: string;
  readonly imageURI: string;
  readonly priceWei: bigint;
  /** Of the voucher: unix seconds until which it is good, and its 65 bytes. */
  readonly deadline: bigint;
  readonly signature: `0x${string}`;
};

export type Minted = {
  /** null where the ape came without a transaction that is known here. */
  readonly hash: Hash | null;
  readonly account: Address;
  readonly tokenId: number;
  readonly metadataURI: string;
  readonly imageURI: string;
  /** The address of the metadata as the contract gives it; null where nobody could be asked. */
  readonly tokenURI: string | null;
};

const uri = textField<string>(/^ipfs:\/\/b[a-z2-7]{58}$/);

export const mint: Act<MintDraft, MintTerms, Minted> = {
  name: 'mint',
  agree: agreeOnMint,
  terms: termsFormat<MintTerms>({
    account: addressField,
    tokenId: unitsField,
    insteadOf: unitsField,
    metadataURI: uri,
    imageURI: uri,
    priceWei: unitsField,
    deadline: unitsField,
    signature: textField<`0x${string}`>(/^0x[0-9a-f]{130}$/),
  }),
  steps: (terms) => [mintStep(terms)],
  conclude,
  failures: (about) => mintFailures('tokenId' in about ? about.tokenId : null),
  underWay: 'ACT_UNDER_WAY',
};

/** What the chain says was minted; a node that does not answer any more takes nothing away from what was agreed on. */
async function conclude(
  { provider }: Actor,
  { account, tokenId, metadataURI, imageURI }: MintTerms,
  hash: Hash | null,
): Promise<Minted> {
  const receipt = await receiptIfKnown(provider, hash);
  const minted = receipt === null ? tokenId : mintedIn(receipt, account);
  if (minted === null) throw new AppError('MINT_FAILED');
  const tokenURI = await apeUri(provider, minted).catch(() => null);
  return { hash, account, tokenId: Number(minted), metadataURI, imageURI, tokenURI };
}
