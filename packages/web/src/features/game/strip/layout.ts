/** Where everything of the strip stands, and what of the field a panel shows. */
import { CANVAS } from '@lilape/game/constants';

type Point = readonly [x: number, y: number];
export type Panel = {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
  /** They go round. */
  readonly corners: readonly Point[];
};

export type Layout = {
  readonly width: number;
  readonly height: number;
  /** Pixels of the picture in each of the layout's own. */
  readonly sharpness: number;
  readonly panels: readonly Panel[];
  /** Where the address stands: after the name, or below it. */
  readonly isAddressBelow: boolean;
  /** The line that the name stands on. */
  readonly foot: number;
};

export const EDGE = 18;
const GUTTER = 12;
/** The gutters lean, as hands cut them. */
const LEAN = 11;

/** Letters are at least so high there: 12.5 px on a phone of 320, as the page stands when the strip is painted. */
export const LETTERS = 24;

/** Side by side, the last one the widest. */
export const WIDE: Layout = {
  width: 1200,
  height: 470,
  sharpness: 1,
  panels: placePanels(1200 - 2 * EDGE, [0.31, 0.32, 0.37]).map(([from, to, leanFrom, leanTo]) => ({
    left: from - Math.abs(leanFrom),
    top: EDGE,
    width: to - from + Math.abs(leanFrom) + Math.abs(leanTo),
    height: 368,
    corners: [
      [from + leanFrom, EDGE],
      [to + leanTo, EDGE],
      [to - leanTo, EDGE + 368],
      [from - leanFrom, EDGE + 368],
    ],
  })),
  isAddressBelow: false,
  foot: 438,
};

/** Beneath each other, for a phone. */
export const TALL: Layout = {
  width: 480,
  height: 1200,
  sharpness: 2,
  panels: placePanels(1050, [0.32, 0.32, 0.36]).map(([from, to, leanFrom, leanTo]) => ({
    left: EDGE,
    top: from - Math.abs(leanFrom),
    width: 480 - 2 * EDGE,
    height: to - from + Math.abs(leanFrom) + Math.abs(leanTo),
    corners: [
      [EDGE, from + leanFrom],
      [480 - EDGE, from - leanFrom],
      [480 - EDGE, to - leanTo],
      [EDGE, to + leanTo],
    ],
  })),
  isAddressBelow: true,
  foot: 1120,
};

/** The layout in which a page of that width can read the letters. */
export const layoutFor = (widthPx: number): Layout => (widthPx < 748 ? TALL : WIDE);

/** From where to where each panel reaches, and how its two gutters lean; the outer edges do not. */
function placePanels(length: number, shares: readonly number[]): [number, number, number, number][] {
  const room = length - GUTTER * (shares.length - 1);
  const leanOf = (edge: number) => (edge === 0 || edge === shares.length ? 0 : edge % 2 === 1 ? LEAN : -LEAN);
  let from = EDGE;
  return shares.map((share, index) => {
    const to = from + room * share;
    const placed: [number, number, number, number] = [from, to, leanOf(index), leanOf(index + 1)];
    from = to + GUTTER;
    return placed;
  });
}

export type Shot = { readonly zoom: number; readonly x: number; readonly y: number };

const [MIN_ZOOM, MAX_ZOOM] = [0.64, 1.35];
/** So far above the field a panel may reach, where leaves are, that captions have room; pixels of the field. */
const BEYOND = 90;

/** How close a panel of that size goes to show two places (pixels of the field), and the corner of the field that it shows. */
export function shotOf(width: number, height: number, a: Point, b: Point): Shot {
  const [wide, high] = [Math.abs(a[0] - b[0]) + 170, Math.abs(a[1] - b[1]) + 240];
  const fits = Math.min(width / wide, height / high);
  const zoom = Math.min(MAX_ZOOM, Math.max(MIN_ZOOM, fits));
  const [seenWide, seenHigh] = [width / zoom, height / zoom];
  // Captions stand on top: what happens stands a little lower.
  const [x, y] = [(a[0] + b[0]) / 2 - seenWide / 2, (a[1] + b[1]) / 2 - seenHigh * 0.7];
  return {
    zoom,
    x: Math.min(Math.max(0, x), CANVAS.width - seenWide),
    y: Math.min(Math.max(-BEYOND, y), CANVAS.height - seenHigh),
  };
}

/** Breaks a text into lines no wider than `most`, by words. */
export function linesOf(text: string, most: number, widthOf: (line: string) => number): string[] {
  const lines: string[] = [];
  let line = '';
  for (const word of text.split(' ')) {
    const longer = line === '' ? word : `${line} ${word}`;
    if (line !== '' && widthOf(longer) > most) {
      lines.push(line);
      line = word;
    } else line = longer;
  }
  return [...lines, line];
}
