import { cosineTimes, sineTimes } from '@lilape/game/angle';
import { type Bot, SKILLS, makeBot } from '@lilape/game/testing/bot';
import { play } from '@lilape/game/testing/play';
import { expect, test } from 'vitest';
import { makeKeys } from './keys.ts';
import { worldWith } from './testing/seen.ts';

/** A field on which nobody is. */
const nobody = worldWith({});

test('behavior: W A S D walk, two at once aslant, of two against each other the last', () => {
  const keys = makeKeys();
  const walk = () => {
    const { dx, dy } = keys.intent(nobody);
    return [dx, dy];
  };
  keys.press('KeyW');
  expect(walk()).toEqual([0, -1]);
  keys.press('KeyD');
  expect(walk()).toEqual([1, -1]);
  keys.press('KeyA');
  expect(walk()).toEqual([-1, -1]);
  keys.up('KeyA');
  expect(walk()).toEqual([1, -1]);
  keys.up('KeyW');
  keys.up('KeyD');
  expect(walk()).toEqual([0, 0]);
});

test('behavior: a tap between two ticks is a step', () => {
  const keys = makeKeys();
  keys.press('KeyS');
  keys.up('KeyS');
  expect(keys.intent(nobody).dy).toBe(1);
  expect(keys.intent(nobody).dy).toBe(0);
});

test('behavior: an arrow aims at once and throws when a second one would have come', () => {
  const keys = makeKeys();
  keys.press('ArrowRight');
  expect(keys.intent(nobody)).toMatchObject({ aim: 0, isThrowing: false });
  keys.press('ArrowDown');
  const intents = Array.from({ length: 4 }, () => keys.intent(nobody));
  expect(intents.map(({ aim }) => aim)).toEqual([128, 128, 128, 128]);
  expect(intents.map(({ isThrowing }) => isThrowing)).toEqual([false, false, false, true]);
});

test('behavior: two arrows let go one after the other throw no more to where one of them points', () => {
  const keys = makeKeys();
  keys.press('ArrowLeft');
  keys.press('ArrowUp');
  for (let tick = 0; tick < 20; tick++) keys.intent(nobody);
  keys.up('ArrowUp');
  expect([keys.intent(nobody).aim, keys.intent(nobody).aim]).toEqual([640, 640]);
  keys.up('ArrowLeft');
  expect(keys.intent(nobody)).toMatchObject({ isThrowing: false });
});

test('behavior: an arrow that was only tapped throws, and once it is over no more', () => {
  const keys = makeKeys();
  keys.press('ArrowUp');
  keys.up('ArrowUp');
  const intents = Array.from({ length: 12 }, () => keys.intent(nobody));
  expect(intents.map(({ isThrowing }) => Number(isThrowing)).join('')).toBe('000111110000');
  expect(intents[5]?.aim).toBe(768);
  expect(intents[11]?.aim).toBeNull();
});

test('behavior: Space throws at whoever is nearest; where nobody is seen it leaves the aim alone', () => {
  const keys = makeKeys();
  keys.press('Space');
  expect(keys.intent(worldWith({ crab: { x: 0, y: 120 } }))).toMatchObject({ aim: 256, isThrowing: true });
  expect(keys.intent(nobody)).toMatchObject({ aim: null, isThrowing: true });
});

test('behavior: what is let go is forgotten, and other keys are none of ours', () => {
  const keys = makeKeys();
  expect(['KeyW', 'ArrowUp', 'Space', 'Tab', 'Enter'].map((code) => keys.press(code))).toEqual([
    'walk',
    'aim',
    'throw',
    null,
    null,
  ]);
  keys.release();
  expect(keys.intent(nobody)).toEqual({ dx: 0, dy: 0, aim: null, isThrowing: false });
});

/** A bot with nothing but keys: of its aim only the nearest of eight arrows is left. */
function onKeys(bot: Bot): Bot {
  const keys = makeKeys();
  const held = new Set<string>();
  const hold = (code: string, isHeld: boolean) => {
    if (isHeld === held.has(code)) return;
    if (isHeld) held.add(code);
    else held.delete(code);
    if (isHeld) keys.press(code);
    else keys.up(code);
  };
  return (world) => {
    const intent = bot(world);
    const x = intent.isShooting ? cosineTimes(intent.aim, 1_000) : 0;
    const y = intent.isShooting ? sineTimes(intent.aim, 1_000) : 0;
    hold('KeyA', intent.dx < 0);
    hold('KeyD', intent.dx > 0);
    hold('KeyW', intent.dy < 0);
    hold('KeyS', intent.dy > 0);
    hold('ArrowLeft', x < -383);
    hold('ArrowRight', x > 383);
    hold('ArrowUp', y < -383);
    hold('ArrowDown', y > 383);
    const { dx, dy, aim, isThrowing } = keys.intent(world);
    return { dx, dy, aim: aim ?? 0, isShooting: isThrowing };
  };
}

/** How many of a dozen games it wins, and in how many ticks on average. */
function tally(botOf: (seed: number) => Bot): { won: number; ticks: number } {
  const wins: number[] = [];
  for (let seed = 1; seed <= 12; seed++) {
    const { world } = play(seed, botOf(seed));
    if (world.outcome === 'won') wins.push(world.tick);
  }
  return { won: wins.length, ticks: wins.reduce((sum, ticks) => sum + ticks, 0) / wins.length };
}

test('behavior: whoever has keys alone wins as well as with a mouse, and not sooner', () => {
  const mouse = tally((seed) => makeBot(SKILLS.good, seed));
  const keys = tally((seed) => onKeys(makeBot(SKILLS.good, seed)));
  expect(keys.won).toBeGreaterThanOrEqual(11);
  expect(keys.ticks).toBeGreaterThan(mouse.ticks * 0.9);
});
