// What the sky behind an ape is printed with: stamps in rows that the id lays out.

import { dotRadii, RAYS, TURNS } from '../parts/stamps.ts';
import { type Dice, pick } from './dice.ts';

/** A stamp and by how much it is moved from the middle of the square. */
export type Print = { readonly stamp: string; readonly dx: number; readonly dy: number };

export interface Pattern {
  readonly name: string;
  readonly prints: readonly Print[];
}

const SIDE = 1024;
const MIDDLE = SIDE / 2;
/** Stamps that stand so far outside still reach in. */
const MARGIN = 70;

/** Points of a lattice that is turned by the two steps of its base. */
function lattice(
  dice: Dice,
  [ax, ay]: readonly [number, number],
  aspect = 64,
): (readonly [number, number])[] {
  const [bx, by] = [Math.trunc((-ay * aspect) / 64), Math.trunc((ax * aspect) / 64)];
  const [startX, startY] = [dice(SIDE), dice(SIDE)];
  // From any start the farthest corner is less than one and a half sides away.
  const reach = Math.trunc((3 * SIDE) / (2 * Math.max(Math.abs(ax), Math.abs(ay)))) + 2;
  const points: (readonly [number, number])[] = [];
  for (let i = -reach; i <= reach; i++)
    for (let j = -reach; j <= reach; j++) {
      const x = startX + i * ax + j * bx;
      const y = startY + i * ay + j * by;
      if (x > -MARGIN && x < SIDE + MARGIN && y > -MARGIN && y < SIDE + MARGIN) points.push([x, y]);
    }
  return points;
}

const printed = (
  points: readonly (readonly [number, number])[],
  stampAt: (x: number, y: number) => string | null,
) =>
  points.flatMap(([x, y]) => {
    const stamp = stampAt(x, y);
    return stamp === null ? [] : [{ stamp, dx: x - MIDDLE, dy: y - MIDDLE }];
  });

/** Directions in which a lattice may lie, for a pitch of 64. */
const slants = [
  [64, 0],
  [62, 17],
  [57, 28],
  [45, 45],
  [60, -22],
  [50, -40],
] as const;
function base(dice: Dice, pitch: number): readonly [number, number] {
  const [x, y] = slants[dice(slants.length)] ?? slants[0];
  return [Math.trunc((x * pitch) / 64), Math.trunc((y * pitch) / 64)];
}

/** Dots that grow from one side of the square to the other. */
function halftone(dice: Dice): Print[] {
  const pitch = 34 + dice(26);
  const [toX, toY] = slants[dice(slants.length)] ?? slants[0];
  const sign = dice(2) * 2 - 1;
  const step = dotRadii.length;
  const most = dotRadii.findLastIndex((radius) => radius * 2 <= pitch - 6);
  return printed(lattice(dice, base(dice, pitch)), (x, y) => {
    const along = ((x - MIDDLE) * toX + (y - MIDDLE) * toY) * sign;
    const level = Math.trunc((step * (along + 40_000)) / 80_000);
    return level <= 0 ? null : `dot-${Math.min(most, level)}`;
  });
}

function scattered(dice: Dice, stamp: string): Print[] {
  const turn = dice(TURNS);
  const isTumbling = dice(2) === 1;
  let count = 0;
  return printed(lattice(dice, base(dice, 104 + dice(44))), () => {
    count += 1;
    return `${stamp}-${isTumbling ? (turn + count * 3) % TURNS : turn}`;
  });
}

function rows(dice: Dice, stamp: string): Print[] {
  const kind = dice(2);
  const pitch = 54 + dice(40);
  const [startX, startY] = [dice(128), dice(pitch)];
  const slip = dice(3) * 32;
  const prints: Print[] = [];
  for (let row = -1; row * pitch < SIDE + pitch; row++)
    for (let x = -256 + startX + ((row * slip) % 128); x < SIDE + 128; x += 128)
      prints.push({ stamp: `${stamp}-${kind}`, dx: x - MIDDLE, dy: row * pitch + startY - MIDDLE });
  return prints;
}

function spread(dice: Dice, stamp: string, kinds: number, pitch: number): Print[] {
  const kind = dice(kinds);
  return printed(lattice(dice, base(dice, pitch + dice(48))), () => `${stamp}-${kind}`);
}

const patterns: readonly (readonly [readonly [string, (dice: Dice) => Print[]], number])[] = [
  [['halftone', halftone], 6],
  [['rays', (dice) => [{ stamp: `rays-${dice(RAYS)}`, dx: 0, dy: 0 }]], 4],
  [['leaves', (dice) => scattered(dice, 'leaf')], 3],
  [['bananas', (dice) => scattered(dice, 'banana')], 3],
  [['waves', (dice) => rows(dice, 'wave')], 3],
  [['zigzag', (dice) => rows(dice, 'zigzag')], 3],
  [['rings', (dice) => spread(dice, 'ring', 3, 100)], 2],
  [['stars', (dice) => spread(dice, 'star', 2, 96)], 2],
  [['crosses', (dice) => spread(dice, 'cross', 2, 72)], 2],
  [['polka', (dice) => spread(dice, 'dot', dotRadii.length, 64)], 2],
];

/** The pattern the dice choose, with all its prints. */
export function patternOf(dice: Dice): Pattern {
  const [name, print] = pick(dice, patterns);
  return { name, prints: print(dice) };
}
