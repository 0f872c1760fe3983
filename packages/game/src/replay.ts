// A recorded game, played again.
import { THROW_TICKS } from './constants.ts';
import { KEY_CODES, unpackInput, type Input, REST } from './input.ts';
import { step } from './step.ts';
import { worldOf, type Outcome, type World } from './world.ts';

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
  /** Where the ape was and what it threw, tick by tick, as 16 hex digits: inputs that do the same have the same. */
  readonly trace: string;
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

/** Two lanes of 32 bits. It is not made to withstand whoever looks for two games of one trace: they would only refuse themselves. */
function makeTrace() {
  let low = 0x811c9dc5;
  let high = 0x9747b28c;
  return {
    add({ player: { x, y, aim, throwIn } }: World): void {
      const place = (x << 12) ^ y;
      const thrown = throwIn === THROW_TICKS ? aim + 1 : 0;
      low = Math.imul(low ^ place, 0x01000193) ^ (low >>> 15);
      high = Math.imul(high ^ (place + thrown), 0x85ebca6b) ^ (high >>> 13);
      low ^= thrown;
    },
    hex: (): string => [low, high].map((lane) => (lane >>> 0).toString(16).padStart(8, '0')).join(''),
  };
}

/** Plays packed inputs (`decodeLog`) on the level of a seed and returns what came of it. */
export function replay(seed: number, inputs: Uint16Array): Replayed {
  const world = worldOf(seed);
  const trace = makeTrace();
  for (const packed of inputs) {
    if (world.outcome !== 'playing') break;
    const input = BY_KEYS[packed >> 10];
    if (input === undefined) break;
    input.aim = packed & 1023;
    step(world, input);
    trace.add(world);
  }
  const { outcome, score, tick, bananasLeft, enemiesLeft, player, bananas, enemies } = world;
  return {
    outcome,
    score,
    ticks: tick,
    bananas: bananas.length - bananasLeft,
    enemies: enemies.length - enemiesLeft,
    health: player.health,
    trace: trace.hex(),
    left: inputs.length - tick,
  };
}
