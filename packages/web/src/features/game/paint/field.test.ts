/** Where obstacles are painted: on the cells that they fill. */
import { OBSTACLE_KINDS, levelOf } from '@lilape/game/level';
import { expect, test } from 'vitest';
import { boxOf, piecesOf } from './field.ts';

test('behavior: a square is one drawing, a row is one for each cell', () => {
  expect(piecesOf({ kind: 'rock', col: 2, row: 1, cols: 2, rows: 2 })).toEqual([
    { x: 140, y: 97, size: 92.8 },
  ]);
  expect(piecesOf({ kind: 'crate', col: 0, row: 0, cols: 3, rows: 1 }).map(({ x }) => x)).toEqual([
    40, 80, 120,
  ]);
});

test('behavior: every drawing lies over its cells, and in the box that is laid over others', () => {
  const kinds = new Set<string>();
  for (let seed = 0; seed < 40; seed++) {
    for (const obstacle of levelOf(seed).obstacles) {
      kinds.add(obstacle.kind);
      const box = boxOf(obstacle);
      for (const { x, y, size } of piecesOf(obstacle)) {
        // A drawing fills its cell but for a twelfth at each side.
        const half = size / 2 - size / 12;
        expect(x - half).toBeGreaterThanOrEqual(box.left);
        expect(x + half).toBeLessThanOrEqual(box.right);
        expect(y - half).toBeGreaterThanOrEqual(box.top);
      }
    }
  }
  expect(kinds.size).toBe(OBSTACLE_KINDS.length);
});
