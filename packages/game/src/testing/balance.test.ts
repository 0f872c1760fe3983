// The game is worth playing: a careful player wins about two of three, nobody without trying.
import { expect, test } from 'vitest';
import { SKILLS, idleBot, makeBot, makeRandomBot, type Bot } from './bot.ts';
import { play } from './play.ts';

const GAMES = 100;

function sharesOf(botOf: (seed: number) => Bot) {
  const worlds = Array.from({ length: GAMES }, (_, seed) => play(seed + 1, botOf(seed + 1)).world);
  const seconds = worlds.map(({ tick }) => (tick * 16) / 1000).sort((a, b) => a - b);
  return {
    won: worlds.filter(({ outcome }) => outcome === 'won').length / GAMES,
    median: seconds[GAMES / 2] ?? 0,
  };
}

test('behavior: good players nearly always win, middling ones two of three, others seldom or never', () => {
  expect(sharesOf((seed) => makeBot(SKILLS.good, seed)).won).toBeGreaterThan(0.95);
  const middling = sharesOf((seed) => makeBot(SKILLS.middling, seed));
  expect(middling.won).toBeGreaterThan(0.55);
  expect(middling.won).toBeLessThan(0.8);
  expect(middling.median).toBeGreaterThan(40);
  expect(sharesOf((seed) => makeBot(SKILLS.beginner, seed)).won).toBeLessThan(0.4);
  expect(sharesOf(makeRandomBot).won).toBe(0);
  expect(sharesOf(() => idleBot).won).toBe(0);
});
