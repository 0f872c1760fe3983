/** Where obstacles are painted: on the cells that they fill, and not in line. */
import { OBSTACLE_KINDS, levelOf } from '@lilape/game/level';
import { expect, test } from 'vitest';
import { boxOf, piecesOf } from './field.ts';

const row = { kind: 'crate', col: 0, row: 0, cols: 3, rows: 1 } as const;

test('behavior: a square is one drawing, a row is one for each cell, and small ones between rocks', () => {
  expect(piecesOf({ kind: 'rock', col: 2, row: 1, cols: 2, rows: 2 })).toHaveLength(1);
  expect(piecesOf(row)).toHaveLength(3);
  expect(piecesOf({ ...row, kind: 'rock', row: 4 }).length).toBeGreaterThan(3);
});

test('behavior: no two of a row are alike or in line, and the same ones come again', () => {
  for (const kind of OBSTACLE_KINDS) {
    const pieces = piecesOf({ ...row, kind });
    for (const key of ['y', 'size', 'turn'] as const)
      expect(new Set(pieces.map((piece) => piece[key])).size).toBe(pieces.length);
    expect(piecesOf({ ...row, kind })).toEqual(pieces);
  }
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
