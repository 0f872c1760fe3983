/** How much of a long work fits one transaction. */
import { revertDataOf } from '#chain/foreign-error.ts';
import type { Actor } from '#chain/flow/step.ts';
import { type Call, gasWithMargin } from '#chain/rpc.ts';

/** What a transaction may use at most on Base, gas. @see EIP-7825 */
const gasLimit = 16_777_216n;

/** Of `most` parts as many as fit, or as few as it takes; `callOf` makes the call of so many. @throws as the contract refuses */
export async function mostAtOnce(
  actor: Actor,
  most: number,
  callOf: (count: number) => Call | Promise<Call>,
): Promise<number> {
  for (let count = most; count > 1; count = Math.ceil(count / 2)) {
    // Each try depends on the one before.
    // oxlint-disable-next-line no-await-in-loop
    if (await fits(actor, await callOf(count))) return count;
  }
  return 1;
}

async function fits({ provider, account }: Actor, call: Call): Promise<boolean> {
  try {
    return (await gasWithMargin(provider, account, call)) <= gasLimit;
  } catch (cause) {
    // The contract's own reason holds for fewer parts too; a node that finds it too much has none.
    if (revertDataOf(cause).length > 0) throw cause;
    return false;
  }
}
