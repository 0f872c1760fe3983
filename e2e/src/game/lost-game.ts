// A game that this browser lost and keeps: at once by the engine, for what comes after a game, which takes half a minute to play.
import { encodePacked } from '@lilape/game/log';
import type { World } from '@lilape/game/world';
import type { GameStartBody } from '@lilape/wire/game';
import type { Page } from '@playwright/test';
import { button, expectState, openGame } from './cabinet.ts';
import { makeKeysGrip } from './keys-grip.ts';
import { planLoss } from './plan.ts';

/** Opens the page where it keeps a lost game of today's level, and shows how that ended; each `variant` is another game. */
export async function openLostGame(page: Page, variant: number, path = '/game'): Promise<World> {
  const answer = await page.request.post('/api/game/start', { data: {} });
  const started = (await answer.json()) as GameStartBody;
  const { world, inputs } = planLoss(started.seed, makeKeysGrip, variant);
  const log = Buffer.from(encodePacked(Uint16Array.from(inputs))).toString('base64');
  const kept = JSON.stringify({ ...started, log, score: world.score });
  await page.addInitScript((text) => localStorage.setItem('lilape.game', text), kept);
  await openGame(page, path);
  await button(page, 'kept').click();
  await expectState(page, 'lost');
  return world;
}
