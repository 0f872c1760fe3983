// The maps of all parts in one file: what a painting is put together from.

import type { Run } from './codes.ts';

/** A part as runs of pixels, row by row. */
export interface PartMap {
  /** First row that has runs. */
  readonly top: number;
  /** Number of its rows. */
  readonly height: number;
  /** Where the runs of row `top + i` begin in `runs`: from `starts[i]` to `starts[i + 1]`. */
  readonly starts: Uint32Array;
  /** Three numbers a run: its column, its length, its code. */
  readonly runs: Uint16Array;
}

export type Maps = ReadonlyMap<string, PartMap>;

/** The name of the map of a part's rim. */
export const rimName = (name: string): string => `rim/${name}`;

/** First bytes of the file; the digit is the version of the format. */
const SIGN = 'LILAPE1\n';

/** Rows of runs as a map, without the empty rows above and below. */
export function mapOf(rows: readonly (readonly Run[])[]): PartMap {
  const top = Math.max(
    0,
    rows.findIndex((row) => row.length > 0),
  );
  const filled = rows.slice(top, rows.findLastIndex((row) => row.length > 0) + 1);
  const starts = new Uint32Array(filled.length + 1);
  filled.forEach((row, index) => {
    starts[index + 1] = (starts[index] ?? 0) + row.length * 3;
  });
  const runs = Uint16Array.from(filled.flat().flatMap(({ x, length, code }) => [x, length, code]));
  return { top, height: filled.length, starts, runs };
}

/** The maps as bytes: the sign, then for each its name and its rows; numbers in seven bits a byte, columns as the gap since the last run. */
export function packMaps(maps: Maps): Uint8Array {
  const bytes: number[] = SIGN.split('').map((sign) => sign.charCodeAt(0));
  const put = (value: number): void => {
    let rest = value;
    for (; rest > 127; rest >>>= 7) bytes.push((rest & 127) | 128);
    bytes.push(rest);
  };
  put(maps.size);
  for (const [name, { top, height, starts, runs }] of maps) {
    put(name.length);
    for (const sign of name) put(sign.charCodeAt(0));
    put(top);
    put(height);
    for (let row = 0; row < height; row++) {
      const [from, to] = [starts[row] ?? 0, starts[row + 1] ?? 0];
      put((to - from) / 3);
      let end = 0;
      for (let at = from; at < to; at += 3) {
        const [x = 0, length = 0, code = 0] = runs.subarray(at, at + 3);
        put(x - end);
        put(length);
        put(code);
        end = x + length;
      }
    }
  }
  return Uint8Array.from(bytes);
}

/** The maps of a file made by {@link packMaps}. @throws RangeError where it is not one */
export function loadMaps(bytes: Uint8Array): Maps {
  const sign = String.fromCharCode(...bytes.subarray(0, SIGN.length));
  if (sign !== SIGN)
    throw new RangeError('These are not the maps of the apes: the sign at the start is missing.');
  let at = SIGN.length;
  const take = (): number => {
    let value = 0;
    for (let shift = 0; ; shift += 7) {
      const byte = bytes[at++];
      if (byte === undefined) throw new RangeError('The maps of the apes end too early.');
      value |= (byte & 127) << shift;
      if (byte < 128) return value;
    }
  };
  const maps = new Map<string, PartMap>();
  for (let left = take(); left > 0; left--) {
    const name = String.fromCharCode(...Array.from({ length: take() }, take));
    maps.set(name, takeMap(take));
  }
  return maps;
}

function takeMap(take: () => number): PartMap {
  const top = take();
  const height = take();
  const starts = new Uint32Array(height + 1);
  const runs: number[] = [];
  for (let row = 0; row < height; row++) {
    let end = 0;
    for (let left = take(); left > 0; left--) {
      const x = end + take();
      const length = take();
      runs.push(x, length, take());
      end = x + length;
    }
    starts[row + 1] = runs.length;
  }
  return { top, height, starts, runs: Uint16Array.from(runs) };
}
