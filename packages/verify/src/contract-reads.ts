// What contracts said at the block up to which everything is counted.
import type { Address } from '@lilape/domain/address';
import type { Hex } from '@lilape/events/log';
import { type AskChain, CannotCheck } from './fetchers.ts';
import type { Gate } from './gate.ts';
import { hexOf } from './logs.ts';
import { callsAtOnce, manyData } from './many.ts';
import { type Answer, type View, callData, readAnswer, wordOf } from './views.ts';

/** Calls on their way at once. */
const AT_ONCE = 4;

export type ContractReads = {
  /** What a view says, null where the contract is not there or has nothing to say to this. @throws CannotCheck */
  one(target: Address, view: View, args?: readonly (Address | bigint | number)[]): Promise<Answer | null>;
  /** What a view says to each of `calls`, in their order. `onDone` is called with the number of those that came in. @throws CannotCheck */
  many(
    target: Address,
    view: View,
    calls: readonly (readonly (Address | bigint | number)[])[],
    onDone: (count: number) => void,
  ): Promise<(Answer | null)[]>;
};

/** Reads at the block `block`; `presale` is a contract that is there whatever else is. */
export function readsAt(chain: AskChain, block: number, presale: Address, gate: Gate): ContractReads {
  const ask = async (call: { readonly to?: Address; readonly data: Hex }): Promise<string> => {
    await gate.pass();
    return ((await chain('eth_call', [call, hexOf(block)])) as string).slice(2);
  };
  /** Whether a refusal is the contract's: the block's state is there. @throws CannotCheck */
  const isState = async (refusal: CannotCheck): Promise<void> => {
    const code = await chain('eth_getCode', [presale, hexOf(block)]).catch((error: unknown) => {
      throw new CannotCheck('STATE_NOT_KEPT', refusal.detail, { cause: error });
    });
    if (code === '0x') throw new CannotCheck('STATE_NOT_KEPT', refusal.detail);
  };
  const unlessRefused = async <T>(work: Promise<T>, otherwise: () => Promise<T>): Promise<T> => {
    try {
      return await work;
    } catch (error) {
      if (!(error instanceof CannotCheck) || error.code !== 'RPC_REFUSED') throw error;
      await isState(error);
      return await otherwise();
    }
  };
  const one: ContractReads['one'] = (target, view, args = []) =>
    unlessRefused<Answer | null>(
      ask({ to: target, data: callData(view, args) }).then((digits) => readAnswer(view, digits)),
      async () => null,
    );
  /** Halves are asked where the whole is refused, until it is known which call it is. */
  const some = async (target: Address, view: View, calls: readonly string[]): Promise<(Answer | null)[]> => {
    const halve = async (): Promise<(Answer | null)[]> => {
      if (calls.length === 1) return [null];
      const middle = Math.ceil(calls.length / 2);
      const first = await some(target, view, calls.slice(0, middle));
      return [...first, ...(await some(target, view, calls.slice(middle)))];
    };
    return await unlessRefused(
      ask({ data: manyData(target, view, calls) }).then((digits) => {
        const width = view.outputs.length * 64;
        return calls.map((_, at) => readAnswer(view, digits.slice(at * width, (at + 1) * width)));
      }),
      halve,
    );
  };

  return {
    one,
    async many(target, view, calls, onDone) {
      const size = callsAtOnce(view);
      const words = calls.map((args) => args.map(wordOf).join(''));
      const answers: (Answer | null)[][] = [];
      const starts = Array.from({ length: Math.ceil(words.length / size) }, (_, at) => at);
      const work = async () => {
        for (let at = starts.shift(); at !== undefined; at = starts.shift()) {
          const own = words.slice(at * size, (at + 1) * size);
          answers[at] = await some(target, view, own);
          onDone(own.length);
        }
      };
      await Promise.all(Array.from({ length: AT_ONCE }, work));
      return answers.flat();
    },
  };
}
