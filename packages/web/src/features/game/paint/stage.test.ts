/** Who wants no motion sees what is: the same picture, whatever time passes while the game stands. */
import { step } from '@lilape/game/step';
import { makeBot, SKILLS } from '@lilape/game/testing/bot';
import { worldOf, type World } from '@lilape/game/world';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { INKS } from './inks.ts';
import { makeStage, roomAmong } from './stage.ts';

/** Numbers and colours as they are; of pictures that there is one. */
const shown = (value: unknown) => (typeof value === 'object' ? 'a picture' : JSON.stringify(value));

/** A context that writes down what is painted with it; `save` and the like too, for they belong to the picture. */
function recorder() {
  const calls: string[] = [];
  const context = new Proxy(
    {},
    {
      get: (_, name) => {
        if (name === 'createImageData' || name === 'getImageData')
          return (width: number, height: number) => ({ data: new Uint8ClampedArray(width * height * 4) });
        return (...args: unknown[]) => {
          calls.push(`${String(name)} ${args.map(shown).join(' ')}`);
          return { addColorStop: () => undefined, width: 10 };
        };
      },
      set: (_, name, value) => {
        calls.push(`${String(name)} = ${shown(value)}`);
        return true;
      },
    },
  ) as CanvasRenderingContext2D;
  return { calls, context };
}

const look = () => ({
  sheet: { picture: document.createElement('canvas'), cell: 96 },
  lawn: document.createElement('canvas'),
  inks: INKS.light,
  scale: 1,
});

/** A game after so many ticks, or at its end. */
function played(seed: number, skill: 'good' | 'beginner', ticks: number): World {
  const world = worldOf(seed);
  const bot = makeBot(SKILLS[skill], seed);
  for (let tick = 0; tick < ticks && world.outcome === 'playing'; tick++) step(world, bot(world));
  return world;
}

/** What is painted at each of these times. */
function pictures(world: World, isStill: boolean): string[] {
  const stage = makeStage({ isStill: () => isStill, isPlayed: true });
  const painted = look();
  return [10_000, 10_217, 11_450].map((stageMs) => {
    const { calls, context } = recorder();
    stage.paint(context, painted, { world, part: 0.5, stageMs });
    return calls.join('\n');
  });
}

/** The first moment of a game in which that is so. */
function momentOf(skill: 'good' | 'beginner', is: (world: World) => boolean): World {
  for (let seed = 1; seed < 60; seed++) {
    const world = worldOf(seed);
    const bot = makeBot(SKILLS[skill], seed);
    while (world.outcome === 'playing') {
      step(world, bot(world));
      if (is(world)) return world;
    }
    if (is(world)) return world;
  }
  throw new Error('No game comes to that.');
}

beforeEach(() => {
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockImplementation(() => recorder().context);
});
afterEach(() => vi.restoreAllMocks());

test.each<readonly [string, () => World]>([
  ['at its beginning', () => played(1, 'good', 0)],
  ['while bananas fly', () => momentOf('good', ({ shots }) => shots.length > 2)],
  ['just hit', () => momentOf('beginner', ({ player }) => player.sparedFor > 40 && player.health > 0)],
  ['with little health', () => momentOf('beginner', ({ player }) => player.health > 0 && player.health < 30)],
  ['while somebody aims', () => momentOf('good', ({ enemies }) => enemies.some(({ isAimed }) => isAimed))],
  [
    'with an enemy down',
    () => momentOf('good', ({ enemies }) => enemies.some(({ mode }) => mode === 'down')),
  ],
  ['won', () => momentOf('good', ({ outcome }) => outcome === 'won')],
  ['lost', () => momentOf('beginner', ({ outcome }) => outcome === 'lost')],
])('behavior: a game %s stands still for who wants it, and lives for others', (_name, moment) => {
  const world = moment();
  const [still, later, muchLater] = pictures(world, true);
  expect(later).toBe(still);
  expect(muchLater).toBe(still);
  expect(still?.length).toBeGreaterThan(1_000);
  const [moving, moved] = pictures(world, false);
  expect(moved).not.toBe(moving);
});

test('behavior: how much health an enemy has is shown while a game is played, and not in a strip', () => {
  const world = momentOf('good', ({ enemies }) => enemies.some(({ mode }) => mode === 'rest'));
  const bars = [true, false].map((isPlayed) => {
    const { calls, context } = recorder();
    const stage = makeStage({ isStill: () => true, isPlayed });
    stage.paint(context, look(), { world, part: 0.5, stageMs: 10_000 });
    return calls.some((call) => /^fillRect \S+ \S+ 12 7$/.test(call));
  });
  expect(bars).toEqual([true, false]);
});

/** Two enemies side by side, closer than both have room for; the other one is down since so many ticks, or up. */
function pairOf(downFor: number | null) {
  const world = worldOf(1);
  const [enemy, other] = world.enemies;
  if (enemy === undefined || other === undefined) throw new Error('A game begins with enemies.');
  // In 1/256 of a pixel.
  const base = { x: 400 * 256, fromX: 400 * 256, y: 300 * 256, fromY: 300 * 256 };
  const one = { ...enemy, ...base, mode: 'rest' as const, modeFor: 100 };
  const mode = downFor === null ? ('rest' as const) : ('down' as const);
  const two = { ...other, ...base, x: 360 * 256, fromX: 360 * 256, mode, modeFor: downFor ?? 100 };
  return { scene: { world: { ...world, enemies: [one, two] }, part: 0 }, one };
}

test('behavior: an enemy beside another is painted further off, and comes back little by little once that one has fallen', () => {
  const aside = [null, 0, 3, 6, 9, 12].map((downFor) => {
    const { scene, one } = pairOf(downFor);
    return Math.round(roomAmong(scene, one)[0] * 10) / 10;
  });
  expect(aside).toEqual([16, 16, 16, 16, 8, 0]);
});
