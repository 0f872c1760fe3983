/** Where panels stand and what they show. */
import { expect, test } from 'vitest';
import { LETTERS, TALL, WIDE, layoutFor, linesOf, shotOf } from './layout.ts';

test('behavior: three panels side by side, upright at the outer edges', () => {
  expect(WIDE.panels).toHaveLength(3);
  const xs = WIDE.panels.map(({ corners }) => corners.map(([x]) => Math.round(x)));
  expect(xs[0]?.[0]).toBe(18);
  expect(xs[0]?.[3]).toBe(18);
  expect(xs[2]?.[1]).toBe(WIDE.width - 18);
  expect(xs[2]?.[2]).toBe(WIDE.width - 18);
  // A gutter is as wide above as below.
  expect((xs[1]?.[0] ?? 0) - (xs[0]?.[1] ?? 0)).toBe(12);
  expect((xs[1]?.[3] ?? 0) - (xs[0]?.[2] ?? 0)).toBe(12);
});

test('behavior: on a phone three panels beneath each other, level at the outer edges', () => {
  expect(TALL.panels).toHaveLength(3);
  const ys = TALL.panels.map(({ corners }) => corners.map(([, y]) => Math.round(y)));
  expect([ys[0]?.[0], ys[0]?.[1], ys[2]?.[2], ys[2]?.[3]]).toEqual([18, 18, 1068, 1068]);
  expect((ys[1]?.[0] ?? 0) - (ys[0]?.[3] ?? 0)).toBe(12);
  expect((ys[1]?.[1] ?? 0) - (ys[0]?.[2] ?? 0)).toBe(12);
});

/** What stands beside the strip within the game, pixels. */
test.each([
  [320, TALL, 12.5, 13],
  [360, TALL, 14, 15],
  [768, WIDE, 12, 13],
  [1280, WIDE, 17, 24],
] as const)(
  'behavior: the letters of a strip in a game of %i px can be read',
  (gamePx, layout, least, most) => {
    expect(layoutFor(gamePx)).toBe(layout);
    const shownPx = Math.min(gamePx - (layout === TALL ? 70 : 120), layout.width * layout.sharpness);
    const letters = (LETTERS * shownPx) / layout.width;
    expect(letters).toBeGreaterThanOrEqual(least);
    expect(letters).toBeLessThanOrEqual(most);
  },
);

test('behavior: a panel comes close to what is together, and shows both of what is apart', () => {
  expect(shotOf(360, 368, [400, 300], [400, 300]).zoom).toBe(1.35);
  for (const [a, b] of [
    [
      [100, 100],
      [430, 120],
    ],
    [
      [760, 560],
      [560, 400],
    ],
    [
      [30, 30],
      [30, 300],
    ],
  ] as const) {
    const { zoom, x, y } = shotOf(360, 368, a, b);
    for (const [px, py] of [a, b]) {
      expect(px).toBeGreaterThan(x);
      expect(px).toBeLessThan(x + 360 / zoom);
      expect(py).toBeGreaterThan(y);
      expect(py).toBeLessThan(y + 368 / zoom);
    }
  }
});

test('behavior: a panel shows nothing beside or below the field', () => {
  for (const at of [
    [20, 20],
    [780, 580],
    [20, 580],
  ] as const) {
    const { zoom, x, y } = shotOf(400, 368, at, at);
    expect(x).toBeGreaterThanOrEqual(0);
    expect(x + 400 / zoom).toBeLessThanOrEqual(800);
    expect(y).toBeGreaterThanOrEqual(-90);
    expect(y + 368 / zoom).toBeLessThanOrEqual(600);
  }
});

const width = (line: string) => line.length;

test('behavior: words go to the next line where the box ends, and a long one keeps its own', () => {
  expect(linesOf('a small ape and bananas', 11, width)).toEqual(['a small ape', 'and bananas']);
  expect(linesOf('an incomprehensibility', 6, width)).toEqual(['an', 'incomprehensibility']);
});
