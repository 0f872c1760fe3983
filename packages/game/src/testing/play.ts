// Whole games, played by a bot.
import { packInput } from '../input.ts';
import { step } from '../step.ts';
import { worldOf, type World } from '../world.ts';
import type { Bot } from './bot.ts';

/** Plays a game to its end and returns the world it ended in with the packed inputs of each tick. */
export function play(
  seed: number,
  bot: Bot,
  watch: (world: World) => void = () => {},
): { world: World; inputs: Uint16Array } {
  const world = worldOf(seed);
  const inputs: number[] = [];
  while (world.outcome === 'playing') {
    const input = bot(world);
    inputs.push(packInput(input));
    step(world, input);
    watch(world);
  }
  return { world, inputs: Uint16Array.from(inputs) };
}
