// The picture while it is painted: a byte a pixel, and the mix of materials that each byte stands for.

import { CODES, codeOf, firstOf, quartersOf, secondOf } from './codes.ts';
import type { PartMap } from './maps.ts';

export const SIDE = 1024;
const MAX_SLOTS = 256;
/** Runs longer than this are faster filled than written one by one. */
const FILLED = 24;

export interface Canvas {
  /** A slot a pixel, row by row. */
  readonly pixels: Uint8Array;
  /** The code of every slot in use. */
  readonly codes: readonly number[];
  /** Fills the whole picture with one material. */
  readonly cover: (material: number) => void;
  /** Lays a part over the picture, moved by whole pixels; what falls outside is left out. */
  readonly lay: (part: PartMap, dx?: number, dy?: number) => void;
}

/** An empty picture; with a step, only the first of so many rows is kept, for a look at a part of it. */
export function newCanvas(step = 1): Canvas {
  const pixels = new Uint8Array(SIDE * Math.ceil(SIDE / step));
  const codes: number[] = [];
  // Slot of a code, one higher, so that 0 is a code without one.
  const slots = new Uint16Array(CODES);
  /** The material of which a slot has most. */
  const mostly = new Uint8Array(MAX_SLOTS);

  const slotOf = (code: number): number => {
    const known = slots[code] ?? 0;
    if (known > 0) return known - 1;
    const most = quartersOf(code) > 2 ? secondOf(code) : firstOf(code);
    // With every slot taken a mix is as what it has most of, which has one for sure, or takes the nearest.
    if (codes.length === MAX_SLOTS) return Math.max(0, (slots[most << 9] ?? 1) - 1);
    const slot = codes.push(code) - 1;
    slots[code] = slot + 1;
    mostly[slot] = most;
    return slot;
  };

  /** The slot of what covers a part of a pixel over what is there. */
  const slotOver = (material: number, quarters: number, under: number): number =>
    slotOf(codeOf(mostly[under] ?? 0, material, quarters));

  const layRun = (from: number, to: number, code: number): void => {
    // Nothing has the smallest number, so that it is the first of its mixes.
    if (firstOf(code) !== 0) {
      const known = slots[code] ?? 0;
      const slot = known > 0 ? known - 1 : slotOf(code);
      if (to - from > FILLED) pixels.fill(slot, from, to);
      else for (let at = from; at < to; at++) pixels[at] = slot;
      return;
    }
    const material = secondOf(code);
    const quarters = quartersOf(code);
    for (let at = from; at < to; at++) pixels[at] = slotOver(material, quarters, pixels[at] ?? 0);
  };

  return {
    pixels,
    codes,
    cover: (material) => void pixels.fill(slotOf(material << 9)),
    lay: ({ top, height, starts, runs }, dx = 0, dy = 0) => {
      const lastRow = Math.min(height, SIDE - top - dy);
      const firstY = Math.ceil(Math.max(0, top + dy) / step) * step;
      for (let row = firstY - top - dy; row < lastRow; row += step) {
        const line = ((top + dy + row) / step) * SIDE;
        const end = starts[row + 1] ?? 0;
        for (let at = starts[row] ?? 0; at < end; at += 3) {
          const x = (runs[at] ?? 0) + dx;
          const from = Math.max(0, x);
          const to = Math.min(SIDE, x + (runs[at + 1] ?? 0));
          if (from < to) layRun(line + from, line + to, runs[at + 2] ?? 0);
        }
      }
    },
  };
}
