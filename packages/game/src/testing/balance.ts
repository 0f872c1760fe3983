// How often each bot wins, how long it takes and what hurts it: `node packages/game/src/testing/balance.ts 2000`.
import { TICK_MS } from '../constants.ts';
import { SKILLS, idleBot, makeBot, makeRandomBot, type Bot } from './bot.ts';
import { play } from './play.ts';

const games = Number(globalThis.process.argv[2] ?? 1000);
const bots: Readonly<Record<string, (seed: number) => Bot>> = {
  good: (seed) => makeBot(SKILLS.good, seed),
  middling: (seed) => makeBot(SKILLS.middling, seed),
  beginner: (seed) => makeBot(SKILLS.beginner, seed),
  random: makeRandomBot,
  idle: () => idleBot,
};

const at = (sorted: readonly number[], part: number): number =>
  sorted[Math.floor((sorted.length - 1) * part)] ?? 0;

for (const [name, botOf] of Object.entries(bots)) {
  const tally = { won: 0, lost: 0, timeout: 0 };
  const seconds: number[] = [];
  const scores: number[] = [];
  const hurt = { parrot: 0, snake: 0, crab: 0 };
  for (let seed = 1; seed <= games; seed++) {
    const { world } = play(seed, botOf(seed), ({ events }) => {
      for (const event of events) if (event.kind === 'hurt') hurt[event.by] += event.damage;
    });
    if (world.outcome !== 'playing') tally[world.outcome]++;
    seconds.push((world.tick * TICK_MS) / 1000);
    scores.push(world.score);
  }
  seconds.sort((a, b) => a - b);
  scores.sort((a, b) => a - b);
  const share = (count: number) => `${((100 * count) / games).toFixed(1)}%`;
  console.log(
    `${name.padEnd(9)} won ${share(tally.won)}, lost ${share(tally.lost)}, timeout ${share(tally.timeout)};` +
      ` seconds ${at(seconds, 0.1).toFixed(0)}/${at(seconds, 0.5).toFixed(0)}/${at(seconds, 0.9).toFixed(0)};` +
      ` score ${at(scores, 0.1)}/${at(scores, 0.5)}/${at(scores, 0.9)};` +
      ` hurt a game ${Object.entries(hurt)
        .map(([by, sum]) => `${by} ${(sum / games).toFixed(0)}`)
        .join(' ')}`,
  );
}
