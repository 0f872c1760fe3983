// The `test` of browser tests of the game: the stack, and other people's games on its board.
import { test as base } from '../test.ts';
import { type PlayedGames, openPlayedGames } from './played-games.ts';

export { expect } from '@playwright/test';

export const test = base.extend<object, { games: PlayedGames }>({
  games: [
    async ({ stack }, use) => {
      const games = await openPlayedGames(stack);
      await use(games);
      await games.close();
    },
    { scope: 'worker' },
  ],
});
