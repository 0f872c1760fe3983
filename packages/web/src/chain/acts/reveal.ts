/** Handing in the beacon's signature of a draw's round, by whoever gets there first. @see decision 15 "giveaway" */
import { AppError } from '@lilape/domain/app-error';
import type { Address, Hex } from 'viem';
import { provenSignature } from '#api/draws/ask.ts';
import { drawNow, revealCall } from '#chain/draws-contract.ts';
import type { Act } from '#chain/flow/act.ts';
import type { Actor } from '#chain/flow/step.ts';
import { addressField, termsFormat, textField, unitsField } from '#chain/flow/terms.ts';
import type { Hash } from '#chain/rpc.ts';
import { drawFailures } from './draw-failures.ts';
import { payoutStep } from './payout-step.ts';

export type RevealDraft = {
  readonly drawId: number;
  /** As the beacon publishes it: 96 hex digits, with or without 0x; looked at before anything is sent. */
  readonly signature: string;
};

export type RevealTerms = {
  /** Who sends it. */
  readonly account: Address;
  readonly drawId: bigint;
  readonly round: bigint;
  /** 128 bytes, uncompressed; empty where somebody else has revealed it before. @see EIP-2537 */
  readonly signature: Hex;
};

export type Revealed = { readonly hash: Hash | null; readonly drawId: number };

export const reveal: Act<RevealDraft, RevealTerms, Revealed> = {
  name: 'reveal',
  agree,
  terms: termsFormat<RevealTerms>({
    account: addressField,
    drawId: unitsField,
    round: unitsField,
    signature: textField<Hex>(/^0x([0-9a-f]{256})?$/),
  }),
  steps: ({ drawId, signature }) => [
    payoutStep({
      name: 'reveal',
      call: revealCall(Number(drawId), signature),
      isDue: async ({ provider }) => (await drawNow(provider, Number(drawId))).status === 'open',
    }),
  ],
  conclude: async (_actor, { drawId }, hash) => ({ hash, drawId: Number(drawId) }),
  failures: () => drawFailures('DRAW_REVEAL_FAILED'),
  underWay: 'ACT_UNDER_WAY',
};

/** Asks the contract for its round, and checks the signature of it before the wallet is asked. */
async function agree({ provider, account }: Actor, { drawId, signature }: RevealDraft): Promise<RevealTerms> {
  const { status, round } = await drawNow(provider, drawId);
  const terms = { account, drawId: BigInt(drawId), round: BigInt(round) };
  if (status === 'revealed' || status === 'settled') return { ...terms, signature: '0x' };
  if (status !== 'open') throw new AppError('DRAW_NOT_OPEN');
  return { ...terms, signature: await provenSignature(round, signature) };
}
