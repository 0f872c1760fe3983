// A game thought out ahead: what is held for how many ticks, and what comes of it by the engine.
import { BANANA_COUNT } from '@lilape/game/constants';
import { type Input, REST, packInput } from '@lilape/game/input';
import { step } from '@lilape/game/step';
import { type Bot, SKILLS, type Skill, makeBot } from '@lilape/game/testing/bot';
import { type World, worldOf } from '@lilape/game/world';

/** A way to play the page, by mouse and keys, by keys alone, by two thumbs: for one game. */
export type Grip<Held> = {
  /** What hands hold to come near to what a bot wants. */
  hold(wanted: Input, world: World): Held;
  /** Holds that from now on. */
  take(held: Held): void;
  /** The input that the page makes of what is held, in the coming tick: once for each. */
  input(world: World): Input;
};

/** Something held for so many ticks; null: nothing yet. */
export type Hold<Held> = { readonly held: Held | null; readonly ticks: number };

export type Plan<Held> = {
  readonly holds: readonly Hold<Held>[];
  /** How the game stands after it. */
  readonly world: World;
  /** Of each tick since the game began, as they are handed in. */
  readonly inputs: readonly number[];
};

/** So many ticks pass between two changes of what is held. */
const PAUSE = 10;

/** Lets a game go on while nothing is pressed, though something may be pointed at: the page hears of no hands before it has asked once. */
export function idle<Held>(
  { world, inputs: before }: Plan<Held>,
  inputOf: (world: World) => Input,
): Plan<Held> {
  const inputs = [...before];
  for (let passed = 0; passed < PAUSE; passed++) {
    const input = inputOf(world);
    inputs.push(packInput(input));
    step(world, input);
  }
  return { holds: [{ held: null, ticks: PAUSE }], world, inputs };
}

/** Goes on with a game, which changes its world, for so many ticks or to its end. */
export function goOn<Held>(
  { world, inputs: before }: Plan<Held>,
  grip: Grip<Held>,
  bot: Bot,
  most = Infinity,
): Plan<Held> {
  const holds: Hold<Held>[] = [];
  const inputs = [...before];
  for (let passed = 0; world.outcome === 'playing' && passed < most; passed += PAUSE) {
    const held = grip.hold(bot(world), world);
    grip.take(held);
    let ticks = 0;
    for (; ticks < PAUSE && world.outcome === 'playing'; ticks++) {
      const input = grip.input(world);
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

/** A game from its first tick. */
export function planFor<Held>(seed: number, grip: Grip<Held>, bot: Bot, most?: number): Plan<Held> {
  const first = idle<Held>({ holds: [], world: worldOf(seed), inputs: [] }, () => REST);
  const plan = goOn(first, grip, bot, most);
  return { ...plan, holds: [...first.holds, ...plan.holds] };
}

/** A bot that looks as often as what is held changes. */
const botOf = (skill: Skill, seed: number): Bot => makeBot({ ...skill, reaction: PAUSE }, seed);

/** Ticks of five seconds of play. */
const BEGINNING = 310;

/** How a game begins that somebody plays well. */
export const planBeginning = <Held>(seed: number, makeGrip: () => Grip<Held>): Plan<Held> =>
  planFor(seed, makeGrip(), botOf(SKILLS.good, 1), BEGINNING);

/** The shortest win of so many bots. @throws where none of them wins */
export function planWin<Held>(seed: number, makeGrip: () => Grip<Held>, bots = 60): Plan<Held> {
  const plans = Array.from({ length: bots }, (_, bot) =>
    planFor(seed, makeGrip(), botOf(SKILLS.good, bot), 6_000),
  );
  return shortest(plans.filter(({ world }) => world.outcome === 'won'));
}

/** One who picks a banana up after so many looks around, and then puts the hands in the lap. */
export function makeLazyBot(looks: number): Bot {
  const bot = botOf(SKILLS.beginner, 1);
  return (world) => {
    const { dx, dy } = bot(world);
    const isWalking = world.bananasLeft === BANANA_COUNT && world.tick > looks * PAUSE;
    return isWalking ? { ...REST, dx, dy } : REST;
  };
}

/** A loss with some points; each `variant` is another game, as a board takes a game but once. @throws where there is none */
export function planLoss<Held>(seed: number, makeGrip: () => Grip<Held>, variant = 0): Plan<Held> {
  const looks = Array.from({ length: 4 }, (_, at) => variant * 4 + at);
  const plans = looks.map((look) => planFor(seed, makeGrip(), makeLazyBot(look), 9_000));
  return shortest(plans.filter(({ world }) => world.outcome === 'lost' && world.score > 0));
}

function shortest<Held>(plans: readonly Plan<Held>[]): Plan<Held> {
  const [best] = plans.toSorted((a, b) => a.inputs.length - b.inputs.length);
  if (best === undefined) throw new Error('No bot plays such a game on this level.');
  return best;
}
