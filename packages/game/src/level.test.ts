// Levels of thousands of seeds: whole, fair, and the same for ever.
import { expect, test } from 'vitest';
import { FAR, measureFrom } from './flow.ts';
import { CELLS, COLS } from './grid.ts';
import { levelOf } from './level.ts';

const SEEDS = [...Array(2_000).keys(), 0x7fff_ffff, 0xffff_ffff, 2_654_435_769, -1];
const LEVELS = SEEDS.map(levelOf);

test('behavior: from the start every open cell can be reached, each banana and enemy with it', () => {
  for (const { seed, blocked, start, bananas, enemies } of LEVELS) {
    const steps = new Int16Array(CELLS);
    measureFrom(blocked, start, steps);
    const unreached = steps.findIndex((distance, cell) => distance === FAR && blocked[cell] === 0);
    expect(unreached, `seed ${seed}`).toBe(-1);
    expect(
      [...bananas, ...enemies].filter((cell) => steps[cell] === FAR),
      `seed ${seed}`,
    ).toEqual([]);
  }
});

test('behavior: eight bananas in eight cells, none at the start, and nobody begins near the ape', () => {
  for (const { seed, start, bananas, enemies } of LEVELS) {
    expect(new Set(bananas).size).toBe(8);
    const apart = (cell: number) =>
      Math.abs((cell % COLS) - (start % COLS)) + Math.abs(Math.floor(cell / COLS) - Math.floor(start / COLS));
    expect(Math.min(...bananas.map(apart)), `seed ${seed}`).toBeGreaterThan(3);
    expect(Math.min(...enemies.map(apart)), `seed ${seed}`).toBeGreaterThan(6);
  }
});

test('behavior: a seed has the same level always', () => {
  const { obstacles, bananas, enemies, start } = levelOf(20_261_123);
  expect({ obstacles, bananas, enemies, start }).toMatchInlineSnapshot(`
    {
      "bananas": [
        179,
        246,
        53,
        168,
        193,
        247,
        3,
        100,
      ],
      "enemies": [
        258,
        233,
        34,
      ],
      "obstacles": [
        {
          "col": 17,
          "cols": 1,
          "kind": "crate",
          "row": 4,
          "rows": 2,
        },
        {
          "col": 5,
          "cols": 3,
          "kind": "rock",
          "row": 2,
          "rows": 1,
        },
        {
          "col": 0,
          "cols": 3,
          "kind": "palm",
          "row": 2,
          "rows": 1,
        },
        {
          "col": 10,
          "cols": 1,
          "kind": "palm",
          "row": 4,
          "rows": 1,
        },
        {
          "col": 8,
          "cols": 2,
          "kind": "crate",
          "row": 3,
          "rows": 2,
        },
        {
          "col": 4,
          "cols": 3,
          "kind": "crate",
          "row": 7,
          "rows": 1,
        },
        {
          "col": 18,
          "cols": 1,
          "kind": "palm",
          "row": 2,
          "rows": 2,
        },
        {
          "col": 6,
          "cols": 1,
          "kind": "rock",
          "row": 5,
          "rows": 1,
        },
        {
          "col": 0,
          "cols": 1,
          "kind": "crate",
          "row": 10,
          "rows": 1,
        },
        {
          "col": 2,
          "cols": 2,
          "kind": "rock",
          "row": 4,
          "rows": 2,
        },
        {
          "col": 15,
          "cols": 1,
          "kind": "crate",
          "row": 11,
          "rows": 3,
        },
      ],
      "start": 134,
    }
  `);
});

test('behavior: seeds have different levels', () => {
  expect(new Set(LEVELS.map(({ bananas }) => JSON.stringify(bananas))).size).toBeGreaterThan(
    SEEDS.length - 3,
  );
});
