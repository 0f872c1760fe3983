// A game thought out ahead: what is held for how many ticks, and what comes of it by the engine.
import { BANANA_COUNT } from '@lilape/game/constants';
import { type Input, packInput } from '@lilape/game/input';
import { step } from '@lilape/game/step';
import { type Bot, SKILLS, type Skill, makeBot } from '@lilape/game/testing/bot';
import { type World, worldOf } from '@lilape/game/world';

/** A way to play the page: by mouse and keys, by keys alone, by two thumbs. */
export type Grip<Held> = {
  /** What hands hold to come near to what a bot wishes. */
  hold(wish: Input, world: World): Held;
  /** The input that the page makes of it in the coming tick. */
  inputOf(held: Held, world: World): Input;
};

/** Something held for so many ticks. */
export type Hold<Held> = { readonly held: Held; readonly ticks: number };

export type Plan<Held> = {
  readonly holds: readonly Hold<Held>[];
  /** How it ends. */
  readonly world: World;
  /** Of each tick, as they are handed in. */
  readonly inputs: readonly number[];
};

/** So many ticks pass between two changes of what is held. */
const PAUSE = 10;

/** Plays to the end of the game, or up to `most` ticks. */
export function planFor<Held>(seed: number, grip: Grip<Held>, bot: Bot, most = 6_000): Plan<Held> {
  const world = worldOf(seed);
  const holds: Hold<Held>[] = [];
  const inputs: number[] = [];
  while (world.outcome === 'playing' && world.tick < most) {
    const held = grip.hold(bot(world), world);
    let ticks = 0;
    for (; ticks < PAUSE && world.outcome === 'playing'; ticks++) {
      const input = grip.inputOf(held, world);
      inputs.push(packInput(input));
      step(world, input);
    }
    const last = holds.at(-1);
    if (last !== undefined && JSON.stringify(last.held) === JSON.stringify(held))
      holds[holds.length - 1] = { held, ticks: last.ticks + ticks };
    else holds.push({ held, ticks });
  }
  return { holds, world, inputs };
}

/** A bot that looks as often as what is held changes. */
const botOf = (skill: Skill, seed: number): Bot => makeBot({ ...skill, reaction: PAUSE }, seed);

/** The shortest win of so many bots. @throws where none of them wins */
export function planWin<Held>(seed: number, grip: Grip<Held>, bots = 40): Plan<Held> {
  return shortest(
    Array.from({ length: bots }, (_, bot) => planFor(seed, grip, botOf(SKILLS.good, bot))).filter(
      ({ world }) => world.outcome === 'won',
    ),
  );
}

/** The shortest loss with some points: bananas are picked up for a while, then the hands lie in the lap. */
export function planLoss<Held>(seed: number, grip: Grip<Held>): Plan<Held> {
  const plans = Array.from({ length: 12 }, (_, at) => {
    const bot = botOf(SKILLS.beginner, at);
    const lazy: Bot = (world) => {
      const wish = bot(world);
      const hasSome = world.bananasLeft < BANANA_COUNT - 1;
      return { ...wish, isShooting: false, ...(hasSome && { dx: 0, dy: 0 }) };
    };
    return planFor(seed, grip, lazy);
  });
  return shortest(plans.filter(({ world }) => world.outcome === 'lost' && world.score > 0));
}

function shortest<Held>(plans: readonly Plan<Held>[]): Plan<Held> {
  const [best] = plans.toSorted((a, b) => a.inputs.length - b.inputs.length);
  if (best === undefined) throw new Error('No bot plays such a game on this level.');
  return best;
}
