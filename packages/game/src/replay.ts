// A recorded game, played again.
import { KEY_CODES, unpackInput, type Input, REST } from './input.ts';
import { step } from './step.ts';
import { worldOf, type Outcome } from './world.ts';

export interface Replayed {
  /** `playing` where the inputs end before the game does. */
  readonly outcome: Outcome;
  readonly score: number;
  readonly ticks: number;
  /** How many were picked up, of 8. */
  readonly bananas: number;
  /** How many were beaten, of 3. */
  readonly enemies: number;
  readonly health: number;
  /** Inputs after the game's end, which a game that was recorded has none of. */
  readonly left: number;
}

/** The inputs by keys, whose aim is filled in: nothing is made anew a tick. */
const BY_KEYS: readonly { -readonly [K in keyof Input]: Input[K] }[] = Array.from(
  { length: KEY_CODES },
  (_, keys) => ({
    ...(unpackInput(keys * 1024) ?? REST),
  }),
);

/** Plays packed inputs (`decodeLog`) on the level of a seed and returns what came of it. */
export function replay(seed: number, inputs: Uint16Array): Replayed {
  const world = worldOf(seed);
  for (const packed of inputs) {
    if (world.outcome !== 'playing') break;
    const input = BY_KEYS[packed >> 10];
    if (input === undefined) break;
    input.aim = packed & 1023;
    step(world, input);
  }
  const { outcome, score, tick, bananasLeft, enemiesLeft, player, bananas, enemies } = world;
  return {
    outcome,
    score,
    ticks: tick,
    bananas: bananas.length - bananasLeft,
    enemies: enemies.length - enemiesLeft,
    health: player.health,
    left: inputs.length - tick,
  };
}
