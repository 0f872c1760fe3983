/** Points item by item: whatever happens in a game, the items come to its score. */
import { step } from '@lilape/game/step';
import { makeBot, makeRandomBot, SKILLS } from '@lilape/game/testing/bot';
import { worldOf } from '@lilape/game/world';
import { expect, test } from 'vitest';
import { hurtBy, itemsOf, pointsOf } from './points.ts';

const sumOf = (items: Record<string, string>) =>
  Object.entries(items)
    .filter(([name]) => name.endsWith('Points'))
    .reduce((sum, [, points]) => sum + Number(points), 0);

test.each([1, 2, 3, 4, 5])('behavior: the items of game %i come to its score, won or not', (seed) => {
  for (const bot of [makeBot(SKILLS.good, seed), makeRandomBot(seed)]) {
    const world = worldOf(seed);
    while (world.outcome === 'playing') step(world, bot(world));
    expect(sumOf(itemsOf(pointsOf(world)))).toBe(world.score);
  }
});

test('behavior: who hurt the ape last is who is named', () => {
  const at = { x: 0, y: 0 };
  expect(hurtBy({ events: [] })).toBeUndefined();
  expect(
    hurtBy({
      events: [
        { kind: 'hurt', ...at, by: 'crab', damage: 9 },
        { kind: 'hurt', ...at, by: 'parrot', damage: 10 },
        { kind: 'end', ...at, outcome: 'lost' },
      ],
    }),
  ).toBe('parrot');
});
