// The inputs of a game as bytes. A list of inputs has one log and no other: `read-log.ts` refuses what would not be written here.
//
// version · ticks (varint) · records · checksum (4 bytes, low first). A record's first byte has its kind in the low two bits:
// 0 the same input for n more ticks (6 bits: n - 1; 63: a varint of n - 64 follows), 1 the aim turned by -32…31 (6 bits),
// 2 other keys (6 bits), 3 other keys or aim (6 bits: keys; two bytes: aim, low first). All but 0 last one tick.
import { checksumOf } from './checksum.ts';
import { MAX_TICKS } from './constants.ts';
import { packInput, type Input } from './input.ts';
import { makeByteSink } from './byte-sink.ts';

/** The version of the rules: whatever changes a game's course raises it, since logs of before would play otherwise. */
export const LOG_VERSION = 1;

/** No log of five minutes is longer: three bytes a tick, version, length and checksum. */
export const MAX_LOG_BYTES = 3 * MAX_TICKS + 16;

/** What is taken to be held before the first tick: no key, aim to the right. */
export const BEFORE = packInput({ dx: 0, dy: 0, aim: 0, isShooting: false });
/** Kinds of records. */
export const RUN = 0;
export const TURNED = 1;
const KEYS = 2;
export const WHOLE = 3;
/** The six bits of a run whose length follows. */
export const LONG_RUN = 63;

/** How far the aim turned, -512 to 511. */
const turnBetween = (before: number, after: number): number =>
  ((((after - before) & 1023) + 512) & 1023) - 512;

/** The log of packed inputs (`packInput`), at most five minutes of them. */
export function encodePacked(inputs: Uint16Array): Uint8Array<ArrayBuffer> {
  const sink = makeByteSink();
  sink.push(LOG_VERSION);
  sink.pushVarint(inputs.length);
  let held = BEFORE;
  for (let at = 0; at < inputs.length;) {
    const packed = inputs[at] ?? 0;
    let end = at;
    while (end < inputs.length && inputs[end] === held) end++;
    if (end > at) {
      const ticks = end - at;
      sink.push(RUN | (Math.min(ticks - 1, LONG_RUN) << 2));
      if (ticks > LONG_RUN) sink.pushVarint(ticks - LONG_RUN - 1);
      at = end;
      continue;
    }
    const keys = packed >> 10;
    const turn = turnBetween(held, packed);
    if (keys === held >> 10 && turn >= -32 && turn < 32) sink.push(TURNED | ((turn + 32) << 2));
    else if (turn === 0) sink.push(KEYS | (keys << 2));
    else {
      sink.push(WHOLE | (keys << 2));
      sink.push(packed & 255);
      sink.push((packed >> 8) & 3);
    }
    held = packed;
    at++;
  }
  const sum = checksumOf(sink.bytes(), 0, sink.bytes().length);
  for (let shift = 0; shift < 32; shift += 8) sink.push((sum >>> shift) & 255);
  return sink.bytes();
}

/** The log of a game's inputs, a tick each. */
export const encodeLog = (inputs: readonly Input[]): Uint8Array<ArrayBuffer> =>
  encodePacked(Uint16Array.from(inputs, packInput));
