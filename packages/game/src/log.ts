// The inputs of a game as bytes. A list of inputs has one log and no other: `decodeLog` refuses what `encodeLog` would not write.
//
// version · ticks (varint) · records · checksum (4 bytes, low first). A record's first byte has its kind in the low two bits:
// 0 the same input for n more ticks (6 bits: n - 1; 63: a varint of n - 64 follows), 1 the aim turned by -32…31 (6 bits),
// 2 other keys (6 bits), 3 other keys or aim (6 bits: keys; two bytes: aim, low first). All but 0 last one tick.
import { checksumOf } from './checksum.ts';
import { MOST_TICKS } from './constants.ts';
import { KEY_CODES, packInput, type Input } from './input.ts';
import { makeByteSink, readVarint } from './varint.ts';

/** The version of the rules: whatever changes a game's course raises it, since logs of before would play otherwise. */
export const LOG_VERSION = 1;

/** No log of five minutes is longer: three bytes a tick, version, length and checksum. */
export const MOST_LOG_BYTES = 3 * MOST_TICKS + 16;

/** `version`: of other rules. `damaged`: no log, or not as it was written. `oversized`: longer than five minutes can be. */
export type LogProblem = 'version' | 'damaged' | 'oversized';

export type DecodedLog =
  | { readonly ok: true; readonly inputs: Uint16Array }
  | { readonly ok: false; readonly problem: LogProblem };

/** What is taken to be held before the first tick: no key, aim to the right. */
const BEFORE = packInput({ dx: 0, dy: 0, aim: 0, isShooting: false });
const RUN = 0;
const TURNED = 1;
const KEYS = 2;
const WHOLE = 3;
const LONG_RUN = 63;

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

/** Reads the records between two places; undefined where they are none, or not as many ticks as said. */
function readRecords(bytes: Uint8Array, start: number, end: number, ticks: number): Uint16Array | undefined {
  const inputs = new Uint16Array(ticks);
  let held = BEFORE;
  let tick = 0;
  let at = start;
  while (at < end) {
    const first = bytes[at++] ?? 0;
    const six = first >> 2;
    if ((first & 3) === RUN) {
      let run = six + 1;
      if (six === LONG_RUN) {
        const more = readVarint(bytes, at, end);
        if (more === undefined) return undefined;
        run = LONG_RUN + 1 + more.value;
        at = more.next;
      }
      if (run > ticks - tick) return undefined;
      inputs.fill(held, tick, tick + run);
      tick += run;
      continue;
    }
    if (tick >= ticks) return undefined;
    if ((first & 3) === TURNED) held = (held & ~1023) | ((held + six - 32) & 1023);
    else {
      if (six >= KEY_CODES) return undefined;
      let aim = held & 1023;
      if ((first & 3) === WHOLE) {
        const high = bytes[at + 1] ?? 0;
        if (at + 2 > end || high > 3) return undefined;
        aim = (bytes[at] ?? 0) | (high << 8);
        at += 2;
      }
      held = (six << 10) | aim;
    }
    inputs[tick++] = held;
  }
  return tick === ticks ? inputs : undefined;
}

const isSame = (a: Uint8Array, b: Uint8Array): boolean =>
  a.length === b.length && a.every((byte, at) => byte === b[at]);

/** The packed inputs of a log (`unpackInput`), or what is wrong with it. Never throws, whatever the bytes are. */
export function decodeLog(bytes: Uint8Array): DecodedLog {
  if (bytes.length > MOST_LOG_BYTES) return { ok: false, problem: 'oversized' };
  if (bytes.length < 6) return { ok: false, problem: 'damaged' };
  if (bytes[0] !== LOG_VERSION) return { ok: false, problem: 'version' };
  const end = bytes.length - 4;
  const sum = checksumOf(bytes, 0, end);
  for (let at = 0; at < 4; at++) {
    if (bytes[end + at] !== ((sum >>> (8 * at)) & 255)) return { ok: false, problem: 'damaged' };
  }
  const ticks = readVarint(bytes, 1, end);
  if (ticks === undefined) return { ok: false, problem: 'damaged' };
  if (ticks.value > MOST_TICKS) return { ok: false, problem: 'oversized' };
  const inputs = readRecords(bytes, ticks.next, end, ticks.value);
  return inputs !== undefined && isSame(encodePacked(inputs), bytes)
    ? { ok: true, inputs }
    : { ok: false, problem: 'damaged' };
}
