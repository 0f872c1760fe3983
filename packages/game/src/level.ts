// The field of a seed: where obstacles, bananas and enemies are. Every open cell can be reached from every other.
import { BANANA_COUNT } from './constants.ts';
import { FAR, measureFrom } from './flow.ts';
import { CELLS, COLS, ROWS, type Cells } from './grid.ts';
import { randomBelow, stateOf } from './random.ts';

export const OBSTACLE_KINDS = ['rock', 'palm', 'crate'] as const;

/** A rectangle of cells. */
export interface Obstacle {
  readonly kind: (typeof OBSTACLE_KINDS)[number];
  readonly col: number;
  readonly row: number;
  readonly cols: number;
  readonly rows: number;
}

export interface Level {
  readonly seed: number;
  readonly obstacles: readonly Obstacle[];
  readonly blocked: Cells;
  /** The cell where the ape begins. */
  readonly start: number;
  /** Cells of the eight bananas. */
  readonly bananas: readonly number[];
  /** Cells of parrot, snake and crab. */
  readonly enemies: readonly [parrot: number, snake: number, crab: number];
}

const SHAPES = [
  [1, 1],
  [2, 1],
  [1, 2],
  [2, 2],
  [3, 1],
  [1, 3],
] as const;
const OBSTACLES = 11;
const START = Math.floor(ROWS / 2) * COLS + 1;

const apart = (a: number, b: number): number =>
  Math.abs((a % COLS) - (b % COLS)) + Math.abs(Math.floor(a / COLS) - Math.floor(b / COLS));

const cellsOf = ({ col, row, cols, rows }: Obstacle): number[] =>
  Array.from({ length: cols * rows }, (_, n) => (row + Math.floor(n / cols)) * COLS + col + (n % cols));

/** Whether every open cell can still be reached from the start. */
function isWhole(blocked: Cells): boolean {
  const distances = new Int16Array(CELLS);
  measureFrom(blocked, START, distances);
  return distances.every((distance, cell) => blocked[cell] === 1 || distance < FAR);
}

function placeObstacles(source: { random: number }, blocked: Cells): Obstacle[] {
  const placed: Obstacle[] = [];
  for (let tries = 0; tries < 60 && placed.length < OBSTACLES; tries++) {
    const [cols, rows] = SHAPES[randomBelow(source, SHAPES.length)] ?? SHAPES[0];
    const kind = OBSTACLE_KINDS[randomBelow(source, OBSTACLE_KINDS.length)] ?? 'rock';
    const col = randomBelow(source, COLS - cols + 1);
    const row = randomBelow(source, ROWS - rows + 1);
    const obstacle = { kind, col, row, cols, rows };
    const cells = cellsOf(obstacle);
    if (cells.some((cell) => blocked[cell] === 1 || apart(cell, START) < 3)) continue;
    for (const cell of cells) blocked[cell] = 1;
    if (isWhole(blocked)) placed.push(obstacle);
    else for (const cell of cells) blocked[cell] = 0;
  }
  return placed;
}

/** An open cell as far from `others` as can be asked for: one step less after each forty tries in vain. */
function placeApart(
  source: { random: number },
  blocked: Cells,
  others: readonly (readonly [cell: number, least: number])[],
): number {
  for (let tries = 0; ; tries++) {
    const cell = randomBelow(source, CELLS);
    const slack = Math.floor(tries / 40);
    if (
      blocked[cell] === 0 &&
      others.every(([other, least]) => apart(cell, other) >= Math.max(1, least - slack))
    )
      return cell;
  }
}

/** The level of a 32-bit seed: the same one everywhere and always. */
export function levelOf(seed: number): Level {
  const source = { random: stateOf(seed) };
  const blocked = new Uint8Array(CELLS);
  const obstacles = placeObstacles(source, blocked);
  const bananas: number[] = [];
  while (bananas.length < BANANA_COUNT) {
    bananas.push(placeApart(source, blocked, [[START, 5], ...bananas.map((cell) => [cell, 5] as const)]));
  }
  const parrot = placeApart(source, blocked, [[START, 10]]);
  const snake = placeApart(source, blocked, [
    [START, 9],
    [parrot, 6],
  ]);
  const crab = placeApart(source, blocked, [
    [START, 9],
    [parrot, 6],
    [snake, 6],
  ]);
  return { seed, obstacles, blocked, start: START, bananas, enemies: [parrot, snake, crab] };
}
