// Logs of games read back, whoever sent them.
import { checksumOf } from './checksum.ts';
import { MAX_TICKS } from './constants.ts';
import { KEY_CODES } from './input.ts';
import { BEFORE, LOG_VERSION, LONG_RUN, MAX_LOG_BYTES, RUN, TURNED, WHOLE, encodePacked } from './log.ts';

/** `version`: of other rules. `damaged`: no log, or not as it was written. `oversized`: longer than five minutes can be. */
export type LogProblem = 'version' | 'damaged' | 'oversized';

export type DecodedLog =
  | { readonly ok: true; readonly inputs: Uint16Array<ArrayBuffer> }
  | { readonly ok: false; readonly problem: LogProblem };

/** Reads an integer below 2²⁸ from `at`; undefined where it does not end before `end`. */
function readVarint(bytes: Uint8Array, at: number, end: number): { value: number; next: number } | undefined {
  let value = 0;
  for (let n = 0; n < 4; n++) {
    if (at + n >= end) return undefined;
    const byte = bytes[at + n] ?? 0;
    value |= (byte & 127) << (7 * n);
    if (byte < 128) return { value, next: at + n + 1 };
  }
  return undefined;
}

/** Reads the records between two places; undefined where they are none, or not as many ticks as said. */
function readRecords(
  bytes: Uint8Array,
  start: number,
  end: number,
  ticks: number,
): Uint16Array<ArrayBuffer> | undefined {
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
  if (bytes.length > MAX_LOG_BYTES) return { ok: false, problem: 'oversized' };
  if (bytes.length < 6) return { ok: false, problem: 'damaged' };
  if (bytes[0] !== LOG_VERSION) return { ok: false, problem: 'version' };
  const end = bytes.length - 4;
  const sum = checksumOf(bytes, 0, end);
  for (let at = 0; at < 4; at++) {
    if (bytes[end + at] !== ((sum >>> (8 * at)) & 255)) return { ok: false, problem: 'damaged' };
  }
  const ticks = readVarint(bytes, 1, end);
  if (ticks === undefined) return { ok: false, problem: 'damaged' };
  if (ticks.value > MAX_TICKS) return { ok: false, problem: 'oversized' };
  const inputs = readRecords(bytes, ticks.next, end, ticks.value);
  return inputs !== undefined && isSame(encodePacked(inputs), bytes)
    ? { ok: true, inputs }
    : { ok: false, problem: 'damaged' };
}
