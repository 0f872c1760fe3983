// A contract of a few bytes that makes calls one after another, all or none, for the account delegated to it.
import { concat, type Hex, numberToHex, pad, size } from 'viem';

import type { Call } from './allow-list.ts';

/** Where the tests put it. */
export const batcherAddress: Hex = '0x00000000000000000000000000000000ba7c4e00';

/**
 * Reads (target as a word, length as a word, data) until the calldata ends; passes on the reason of a call that
 * fails; refuses any caller but the account itself.
 */
export const batcherCode: Hex = concat([
  '0x333014600957', // caller is this account? jump to 09
  '0x5f5ffd',
  '0x5b5f5b80361115603a57', // 09: offset = 0; 0b: while calldata is left, else jump to 3a
  '0x8060200135', // length
  '0x80826040015f37', // copy data
  '0x5f5f825f5f86355af1603257', // call; worked? jump to 32
  '0x3d5f5f3e3d5ffd', // revert with its reason
  '0x5b01604001600b56', // 32: offset += 64 + length; jump to 0b
  '0x5b00', // 3a: stop
]);

/** The calls as the batcher reads them. */
export function encodeBatch(calls: readonly Call[]): Hex {
  return concat(
    calls.map(({ to = '0x', data = '0x' }) =>
      concat([pad(to, { size: 32 }), numberToHex(size(data), { size: 32 }), data]),
    ),
  );
}
