/** What flies up when something happens: peels, dust, stars, words. A fixed number of them, so that nothing is made in play. */
import type { SpriteName } from '@lilape/art/hunt/names';
import type { World } from '@lilape/game/world';
import { fade, hop, pop, spread } from './curves.ts';
import { type Sheet, stamp } from './sheet.ts';

/** How it moves: `word` pops up and stays, `fly` goes to the score, `toss` falls in a curve, `puff` swells and goes. */
type Way = 'word' | 'fly' | 'toss' | 'puff';

type Effect = {
  sprite: SpriteName;
  way: Way;
  /** Painted behind a word. */
  hasBurst: boolean;
  /** Milliseconds of the stage; NaN until it is first painted. */
  bornMs: number;
  lifeMs: number;
  x: number;
  y: number;
  /** Pixels a second. */
  vx: number;
  vy: number;
  size: number;
  /** Radians, and radians a second. */
  turn: number;
  spin: number;
};

/** More than ever are there at once; the oldest gives way. */
const MOST = 72;
const PX = 1 / 256;
/** Where the points stand: above the field. */
const SCORE = { x: 300, y: -24 } as const;
const GRAVITY = 900;
/** The next throw comes not much later. */
const WORD_MS = 520;
/** Ticks between two words for bananas that missed. */
const SPLAT_EACH = 60;

export type Effects = {
  /** Makes what follows from the last tick. */
  hear(world: World): void;
  /** Lets those that are new begin at `stageMs`. */
  age(stageMs: number): void;
  /** Those on the ground, which others stand before, or those above everybody. */
  paint(context: CanvasRenderingContext2D, sheet: Sheet, stageMs: number, isBehind: boolean): void;
};

const unborn = (): Effect => ({
  sprite: 'dust',
  way: 'puff',
  hasBurst: false,
  bornMs: -Infinity,
  lifeMs: 0,
  x: 0,
  y: 0,
  vx: 0,
  vy: 0,
  size: 0,
  turn: 0,
  spin: 0,
});

/** Where an effect is after `share` of its life, written into `into`. */
export function moveEffect(
  { way, x, y, vx, vy, lifeMs }: Pick<Effect, 'way' | 'x' | 'y' | 'vx' | 'vy' | 'lifeMs'>,
  share: number,
  into: { x: number; y: number },
): void {
  const seconds = (share * lifeMs) / 1000;
  if (way === 'fly') {
    const way2 = share * share;
    into.x = x + (SCORE.x - x) * way2;
    into.y = y + (SCORE.y - y) * way2 - 40 * hop(share);
  } else if (way === 'toss') {
    into.x = x + vx * seconds;
    into.y = y + vy * seconds + (GRAVITY / 2) * seconds * seconds;
  } else {
    into.x = x + vx * seconds;
    into.y = y + vy * seconds;
  }
}

/** Effects; where motion is not welcome only words are shown, and stand still. */
export function makeEffects(isStill: () => boolean): Effects {
  const all = Array.from({ length: MOST }, unborn);
  const at = { x: 0, y: 0 };
  let next = 0;
  let count = 0;
  let splatTick = -SPLAT_EACH;

  const add = (sprite: SpriteName, way: Way, x: number, y: number, size: number, lifeMs: number): Effect => {
    const effect = all[next] ?? unborn();
    next = (next + 1) % MOST;
    count++;
    return Object.assign(effect, { sprite, way, x, y, size, lifeMs, bornMs: NaN, ...STILL });
  };
  const word = (sprite: SpriteName, x: number, y: number, size: number, hasBurst: boolean) => {
    const effect = add(sprite, 'word', inField(x, size, 800), wordY(y, size), size, WORD_MS);
    effect.turn = (spread(count) - 0.5) * 0.4;
    effect.hasBurst = hasBurst;
    effect.vy = isStill() ? 0 : -26;
  };
  const toss = (sprite: SpriteName, x: number, y: number, number: number, size: number, force: number) => {
    if (isStill()) return;
    for (let n = 0; n < number; n++) {
      const effect = add(sprite, 'toss', x, y, size * (0.8 + 0.4 * spread(count + n)), 620);
      const angle = -Math.PI * (0.12 + 0.76 * spread(count * 3 + n));
      effect.vx = Math.cos(angle) * force;
      effect.vy = Math.sin(angle) * force * 1.25;
      effect.spin = (spread(count + n * 5) - 0.5) * 18;
      effect.turn = angle;
    }
  };
  const puff = (x: number, y: number, number: number, size: number, force: number) => {
    if (isStill()) return;
    for (let n = 0; n < number; n++) {
      const effect = add('dust', 'puff', x, y, size * (0.7 + 0.6 * spread(count + n)), 420);
      const angle = 2 * Math.PI * spread(count * 7 + n);
      effect.vx = Math.cos(angle) * force;
      effect.vy = Math.sin(angle) * force * 0.6 - 14;
    }
  };
  const hearEvent = (event: World['events'][number], tick: number) => {
    const [x, y] = [event.x * PX, event.y * PX];
    if (event.kind === 'splat') {
      if (event.shot === 'banana') toss('peel', x, y, 1, 30, 130);
      puff(x, y, event.shot === 'banana' ? 1 : 3, 30, 50);
      if (tick - splatTick < SPLAT_EACH && tick > splatTick) return;
      splatTick = tick;
      word('splat', x, y - 16, event.shot === 'banana' ? 58 : 72, false);
    } else if (event.kind === 'hit') {
      const isOpen = event.damage > 1;
      word(
        isOpen ? 'pow' : 'ping',
        x + 54 * (spread(count) - 0.5),
        y - (isOpen ? 118 : 100),
        isOpen ? 104 : 64,
        isOpen,
      );
      toss('peel', x, y, isOpen ? 2 : 1, 30, 210);
    } else if (event.kind === 'down') {
      toss('star', x, y, 7, 40, 350);
      puff(x, y, 6, 62, 110);
    } else if (event.kind === 'pickup') {
      if (!isStill()) add('banana', 'fly', x, y, 48, 560).spin = 6;
      word('nom', x, y - 82, 72, false);
    } else if (event.kind === 'hurt') {
      word('ow', x, y - 116, 96, true);
      toss('star', x, y, 4, 26, 240);
    } else if (event.kind === 'attack') puff(x, y + 28, 2, 44, 70);
  };
  const paintOne = (context: CanvasRenderingContext2D, sheet: Sheet, effect: Effect, share: number) => {
    moveEffect(effect, share, at);
    const { sprite, way, size, turn, spin, lifeMs } = effect;
    context.globalAlpha = fade(share, way === 'puff' ? 0.7 : 0.25);
    const grown = way === 'word' ? (isStill() ? 1 : pop(share)) : way === 'puff' ? 0.5 + 0.7 * share : 1;
    const put = { wide: grown, high: grown, foot: 0, turn: turn + (spin * share * lifeMs) / 1000 };
    if (effect.hasBurst) stamp(context, sheet, 'burst', at.x, at.y, size * 1.12, put);
    stamp(context, sheet, sprite, at.x, at.y, size, put);
  };
  return {
    hear(world) {
      const { player, tick } = world;
      for (const event of world.events) hearEvent(event, tick);
      if (player.isMoving && tick % 14 === 0) puff(player.x * PX, player.y * PX + 33, 1, 28, 18);
    },
    age(stageMs) {
      for (const effect of all) if (Number.isNaN(effect.bornMs)) effect.bornMs = stageMs;
    },
    paint(context, sheet, stageMs, isBehind) {
      for (let n = 0; n < MOST; n++) {
        const effect = all[(next + n) % MOST];
        if (effect === undefined || (effect.way === 'puff') !== isBehind) continue;
        const share = (stageMs - effect.bornMs) / effect.lifeMs;
        if (share < 1) paintOne(context, sheet, effect, share);
      }
      context.globalAlpha = 1;
    },
  };
}

const STILL = { hasBurst: false, vx: 0, vy: 0, turn: 0, spin: 0 } as const;

/** So far from the edge that a word of `size` is whole. */
const inField = (at: number, size: number, most: number): number =>
  Math.min(Math.max(at, size * 0.55), most - size * 0.55);

/** Over somebody's head; under their feet, where there is no room over it. */
const wordY = (y: number, size: number): number => (y < size * 0.5 - 28 ? y + 196 : y);
