/** A step that anyone may send and the chain lets nobody do twice: done as soon as it is done, whoever did it. */
import { AppError } from '@lilape/domain/app-error';
import { batchName, sendBatch } from '#chain/flow/batch.ts';
import { sendSingle, singleCall } from '#chain/flow/single.ts';
import type { Actor, Step } from '#chain/flow/step.ts';
import type { Call } from '#chain/rpc.ts';

export type Due = {
  readonly name: string;
  readonly call: Call;
  /** Whether it still has to be done. */
  readonly isDue: (actor: Actor) => Promise<boolean>;
};

/** One transaction for what is due; nothing is asked where it is not. */
export function payoutStep({ name, call, isDue }: Due): Step {
  return {
    name,
    prepare: async (actor) => ((await isDue(actor)) ? singleCall(actor, call) : null),
    send: sendSingle,
    ...doneOnce(async (actor) => !(await isDue(actor))),
  };
}

/** All that is due in one confirmation. @see EIP-5792 */
export function payoutBatch(dues: readonly Due[]): Step {
  const due = async (actor: Actor) => {
    const answers = await Promise.all(dues.map(({ isDue }) => isDue(actor)));
    return dues.filter((_, index) => answers[index]);
  };
  return {
    name: batchName,
    prepare: async (actor) => {
      const calls = (await due(actor)).map(({ call }) => call);
      return calls.length === 0 ? null : { calls };
    },
    send: (actor, { calls }) => sendBatch(actor, calls),
    ...doneOnce(async (actor) => (await due(actor)).length === 0),
  };
}

/** What such steps share: the effect counts, not whose transaction brought it. */
export function doneOnce(isDone: Step['isDone']): Pick<Step, 'isDecisive' | 'verify' | 'isDone'> {
  return {
    isDecisive: true,
    isDone,
    // Where one reverted because another was first, the runner finds the effect there all the same.
    verify: async (_, { status }) => {
      if (status !== '0x1') throw new AppError('TRANSACTION_FAILED');
    },
  };
}
