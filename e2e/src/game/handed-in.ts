// What the page keeps of a game and hands in, and what the server answers.
import { expect, type Page } from '@playwright/test';
import { decodeLog } from '@lilape/game/read-log';
import type { GameScoreBody, GameScoreRequest } from '@lilape/wire/game';
import { button, game } from './cabinet.ts';

/** The inputs of what was handed in, packed, a tick each. */
export function inputsOf({ log }: Pick<GameScoreRequest, 'log'>): number[] {
  const decoded = decodeLog(Buffer.from(log, 'base64'));
  if (!decoded.ok) throw new Error(`The page handed in a log that is ${decoded.problem}.`);
  return [...decoded.inputs];
}

/** The inputs up to here of a game for the board that waits, as this browser keeps them. */
export async function waitingInputs(page: Page): Promise<number[]> {
  const text = await page.evaluate(() => localStorage.getItem('lilape.game.open'));
  if (text === null) throw new Error('No game waits.');
  return inputsOf(JSON.parse(text) as Pick<GameScoreRequest, 'log'>);
}

/** Where handing in stands: the value of `data-hand-in`. */
export const handIn = (page: Page) => game(page).locator('[data-hand-in]');

export const nameField = (page: Page) => handIn(page).locator('input[name="name"]');

/** Presses the button until the server takes the game: it refuses one that is handed in before it can be over. */
export async function putOnBoard(
  page: Page,
  press: () => Promise<void> = () => button(page, 'send').click(),
): Promise<{ sent: GameScoreRequest; taken: GameScoreBody }> {
  const taken = page.waitForResponse(
    (response) => response.url().endsWith('/api/game/scores') && response.status() === 200,
    { timeout: 60_000 },
  );
  await expect
    .poll(
      async () => {
        const state = await handIn(page).getAttribute('data-hand-in');
        if (state === 'open') await press();
        return state;
      },
      { timeout: 60_000, intervals: [500, 3_000] },
    )
    .toBe('done');
  const response = await taken;
  return {
    sent: response.request().postDataJSON() as GameScoreRequest,
    taken: (await response.json()) as GameScoreBody,
  };
}
