/** A long work in as few transactions as it fits into. */
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

/** Where each transaction ends, exclusive, from what is `done` to `all`. */
export function endsOf({ done, all, perCall }: { done: bigint; all: bigint; perCall: bigint }): number[] {
  const [last, each] = [Number(all), Number(perCall)];
  const ends: number[] = [];
  for (let until = Number(done) + each; until < last; until += each) ends.push(until);
  return [...ends, last];
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
