/** Where everything of the strip stands, and what of the field a panel shows. */
import { CANVAS } from '@lilape/game/constants';

export const STRIP = { width: 1200, height: 470 } as const;

type Point = readonly [x: number, y: number];
export type Panel = { readonly left: number; readonly width: number; readonly corners: readonly Point[] };

export const TOP = 18;
export const PANEL_HEIGHT = 368;
const SIDE = 18;
const GUTTER = 12;
/** The gutters lean, as hands cut them. */
const LEAN = 11;
const SHARES = [0.31, 0.32, 0.37] as const;

/** The three panels from left to right; their corners go round. */
export const PANELS_PLACED: readonly Panel[] = placePanels();

function placePanels(): Panel[] {
  const room = STRIP.width - 2 * SIDE - 2 * GUTTER;
  let left = SIDE;
  return SHARES.map((share, index) => {
    const width = room * share;
    const right = left + width;
    const bottom = TOP + PANEL_HEIGHT;
    const [leanLeft, leanRight] = [leanOf(index), leanOf(index + 1)];
    const corners: Point[] = [
      [left + leanLeft, TOP],
      [right + leanRight, TOP],
      [right - leanRight, bottom],
      [left - leanLeft, bottom],
    ];
    const panel = {
      left: left - Math.abs(leanLeft),
      width: width + Math.abs(leanLeft) + Math.abs(leanRight),
      corners,
    };
    left = right + GUTTER;
    return panel;
  });
}

/** The outer edges stand upright. */
function leanOf(edge: number): number {
  return edge === 0 || edge === SHARES.length ? 0 : edge % 2 === 1 ? LEAN : -LEAN;
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
