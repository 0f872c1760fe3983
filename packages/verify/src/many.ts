// Asks one view many times in one call: a program of a few bytes that is never deployed calls it for each in turn.
import type { Address } from '@lilape/domain/address';
import type { Hex } from '@lilape/events/log';
import { type View, wordOf } from './views.ts';

/*
 * The program, followed by: target, bytes of each call, bytes of each answer (a word each), then the calls.
 * Memory: 0x00 those three, 0x60 a call, from 0x200 the answers. Stack: where the next call is, where its answer goes.
 * It returns the answers end to end, and reverts where one call fails or says too little.
 */
const PROGRAM = [
  '6060604f600039', // codecopy(0, 0x4f, 0x60)
  '60af610200', // the first call, and where its answer goes
  '5b', // 0x0c loop:
  '38821015604557', // behind the last call: end
  '60205182606039', // codecopy(0x60, call, its size)
  '6040518160205160606000515afa', // staticcall(gas, target, 0x60, its size, answer, size of an answer)
  '3d604051111516603757600080fd', // unless it did, and said enough: revert(0, 0)
  '5b', // 0x37 said:
  '60405101906020510190600c56', // the next answer, the next call, loop
  '5b', // 0x45 end:
  '6102009003610200f3', // return(0x200, what was said)
].join('');

const PROGRAM_BYTES = PROGRAM.length / 2;

/** What nodes allow: of code that makes a contract (EIP-3860) and of what it leaves (EIP-170), with room to spare. */
const MAX_CODE_BYTES = 48_000;
const MAX_ANSWER_BYTES = 24_000;

/** How many calls of a view go into one. */
export function callsAtOnce({ inputs, outputs }: View): number {
  const byCode = (MAX_CODE_BYTES - PROGRAM_BYTES - 96) / (4 + inputs * 32);
  return Math.floor(Math.min(byCode, MAX_ANSWER_BYTES / (outputs.length * 32)));
}

/** The data of a call without a receiver that asks `view` of `target` once for each of `calls`, the digits of its words. */
export function manyData(target: Address, view: View, calls: readonly string[]): Hex {
  const head = [wordOf(target), wordOf(4 + view.inputs * 32), wordOf(view.outputs.length * 32)].join('');
  const selector = view.selector.slice(2);
  return `0x${PROGRAM}${head}${calls.map((words) => selector + words).join('')}`;
}

/** What such data asks of whom; null where it is anything else. For who passes it on. */
export function askedBy(data: string): { readonly target: Hex; readonly selectors: ReadonlySet<Hex> } | null {
  const digits = data.slice(2);
  if (!digits.startsWith(PROGRAM)) return null;
  const [target, callBytes, answerBytes] = [0, 1, 2].map((at) =>
    digits.slice(PROGRAM.length + at * 64, PROGRAM.length + at * 64 + 64),
  );
  const size = Number(`0x${callBytes}`) * 2;
  const calls = digits.slice(PROGRAM.length + 192);
  const isRight = /^0{24}[0-9a-f]{40}$/.test(target ?? '') && size >= 8 && size <= 520;
  if (!isRight || calls.length % size !== 0 || Number(`0x${answerBytes}`) > MAX_ANSWER_BYTES) return null;
  const selectors = new Set<Hex>();
  for (let at = 0; at < calls.length; at += size) selectors.add(`0x${calls.slice(at, at + 8)}`);
  return { target: `0x${target?.slice(24)}`, selectors };
}
