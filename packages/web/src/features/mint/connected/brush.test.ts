import { expect, test } from 'vitest';
import { strokesOf } from './brush.ts';

test('behavior: every coat covers the whole canvas', () => {
  for (const brush of [0.2, 0.1, 0.07]) {
    const strokes = strokesOf(brush, 640, false);
    const isCovered = (x: number, y: number) =>
      strokes.some((stroke) => Math.hypot(stroke.x - x, stroke.y - y) <= stroke.width * 1.25);
    const points = [0, 160, 320, 480, 639].flatMap((x) =>
      [0, 160, 320, 480, 639].map((y) => [x, y] as const),
    );
    expect(points.filter(([x, y]) => !isCovered(x, y))).toEqual([]);
  }
});

test('behavior: the last coat ends in the middle, where the face is', () => {
  const last = strokesOf(0.07, 640, true).at(-1);
  expect(Math.hypot((last?.x ?? 0) - 320, (last?.y ?? 0) - 320)).toBeLessThan(40);
});

test('behavior: the same strokes every time', () => {
  expect(strokesOf(0.1, 640, false)).toEqual(strokesOf(0.1, 640, false));
});
