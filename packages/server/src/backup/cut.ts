// Lines cut into parts where their content says so: a row more or less changes one part, and the others stay the same.
import { crc32 } from 'node:zlib';

/** No part is smaller, but for the last, bytes. */
const MIN_BYTES = 32 * 1024;
/** What a part has beyond that, on average, bytes. */
const BEYOND_BYTES = 96 * 1024;
/** A part ends with the line that reaches this, bytes. */
const MAX_BYTES = 1024 * 1024;
const NEWLINE = 0x0a;

export type Cutter = {
  /** The parts that are whole once `bytes` were added. Lines may be torn between two calls. */
  add(bytes: Buffer): Buffer[];
  /** What is left; null where nothing is. */
  end(): Buffer | null;
  /** Lines so far. */
  lines(): number;
};

/** A cutter of lines that each end with a newline. */
export function createCutter(): Cutter {
  let torn: Buffer = Buffer.alloc(0);
  let held: Buffer[] = [];
  let size = 0;
  let lines = 0;
  const take = (): Buffer => {
    const part = Buffer.concat(held);
    held = [];
    size = 0;
    return part;
  };
  return {
    add(bytes) {
      const all = torn.length === 0 ? bytes : Buffer.concat([torn, bytes]);
      const whole: Buffer[] = [];
      let from = 0;
      for (let at = all.indexOf(NEWLINE); at >= 0; at = all.indexOf(NEWLINE, from)) {
        const line = all.subarray(from, at + 1);
        from = at + 1;
        lines += 1;
        held.push(line);
        size += line.length;
        if (size >= MAX_BYTES || (size >= MIN_BYTES && endsPart(line))) whole.push(take());
      }
      torn = all.subarray(from);
      return whole;
    },
    end() {
      if (torn.length > 0) throw new Error('The last line has no end.');
      return size === 0 ? null : take();
    },
    lines: () => lines,
  };
}

/** One byte in BEYOND_BYTES ends a part, whatever came before it. */
function endsPart(line: Buffer): boolean {
  return crc32(line) < (line.length / BEYOND_BYTES) * 2 ** 32;
}
