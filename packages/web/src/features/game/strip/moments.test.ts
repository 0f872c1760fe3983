/** Which moments of a run are shown. */
import { SKILLS, idleBot, makeBot } from '@lilape/game/testing/bot';
import { play } from '@lilape/game/testing/play';
import { type World, worldOf } from '@lilape/game/world';
import { expect, test } from 'vitest';
import { type Note, choosePair, endOf, momentsOf, notesOf } from './moments.ts';

const note = (tick: number, kind: Note['kind'], worth: number, who: Note['who'] = null): Note => ({
  tick,
  about: tick,
  kind,
  who,
  worth,
});
const kindsOf = (notes: readonly Note[], end: number) => choosePair(notes, end).map(({ kind }) => kind);

test('behavior: what is worth most is shown, in its order', () => {
  const notes = [
    note(100, 'pickup', 2),
    note(400, 'crabHurt', 6, 'crab'),
    note(900, 'parrotDown', 9, 'parrot'),
    note(1_000, 'pickup', 2),
  ];
  expect(kindsOf(notes, 2_000)).toEqual(['crabHurt', 'parrotDown']);
});

test('behavior: who is met opens a story before who hurts', () => {
  const notes = [
    note(100, 'parrotReady', 4, 'parrot'),
    note(300, 'crabHurt', 6, 'crab'),
    note(900, 'parrotDown', 9, 'parrot'),
    note(950, 'snakeHurt', 6, 'snake'),
  ];
  expect(kindsOf(notes, 2_000)).toEqual(['crabHurt', 'parrotDown']);
  expect(kindsOf([notes[0] as Note, notes[3] as Note], 2_000)).toEqual(['parrotReady', 'snakeHurt']);
});

test('behavior: two panels are not of one kind, if there is another', () => {
  const notes = [
    note(100, 'crabHurt', 6, 'crab'),
    note(300, 'crabHurt', 6, 'crab'),
    note(600, 'pickup', 2.5),
  ];
  expect(kindsOf(notes, 2_000)).toEqual(['start', 'crabHurt']);
});

test('behavior: panels are a second apart, and the last one is the end', () => {
  const notes = [
    note(500, 'crabHurt', 6, 'crab'),
    note(540, 'parrotDown', 9, 'parrot'),
    note(980, 'snakeDown', 9),
  ];
  expect(kindsOf(notes, 1_000)).toEqual(['start', 'parrotDown']);
});

test('behavior: a run too short to have moments still gives two, within it', () => {
  for (const end of [1, 30, 99]) {
    const [first, second] = choosePair([], end);
    expect(first.tick).toBeGreaterThanOrEqual(1);
    expect(second.tick).toBeLessThanOrEqual(Math.max(1, end));
  }
});

test('behavior: the end says who it was, or how far it went', () => {
  expect(endOf({ tick: 9, outcome: 'lost' }, 'snake')).toMatchObject({ kind: 'lostToSnake', who: 'snake' });
  expect(endOf({ tick: 9, outcome: 'won' }, 'snake')).toMatchObject({ kind: 'won', who: null });
  expect(endOf({ tick: 9, outcome: 'timeout' }, null)).toMatchObject({ kind: 'timeout' });
  expect(endOf({ tick: 9, outcome: 'playing' }, null)).toMatchObject({ kind: 'left' });
});

test('behavior: an enemy is met once', () => {
  const world: World = { ...worldOf(1), events: [{ kind: 'ready', x: 0, y: 0, who: 'crab' }] };
  const met = new Set<'parrot' | 'snake' | 'crab'>();
  expect(notesOf(world, met).map(({ kind }) => kind)).toEqual(['crabReady']);
  expect(notesOf(world, met)).toEqual([]);
});

test.each([
  ['a good player', makeBot(SKILLS.good, 1), 'won'],
  ['nobody', idleBot, 'lost'],
] as const)('behavior: three moments in order within the run of %s', (_, bot, outcome) => {
  for (const seed of [3, 8, 21]) {
    const { inputs, world: played } = play(seed, bot);
    const { moments, world } = momentsOf({ seed, inputs });
    expect([world.outcome, world.tick, world.score]).toEqual([outcome, played.tick, played.score]);
    const [first, second, last] = moments;
    expect(second.tick - first.tick).toBeGreaterThanOrEqual(60);
    expect(last.tick - second.tick).toBeGreaterThanOrEqual(60);
    expect(last.tick).toBe(played.tick);
    for (const { about, tick } of moments) expect(about).toBeLessThanOrEqual(tick);
  }
});

test('error: inputs that are no inputs end the run', () => {
  const { world } = momentsOf({ seed: 1, inputs: Uint16Array.of(4_096, 65_535, 4_096) });
  expect(world.tick).toBe(1);
});
