// The game's page as somebody at it finds it: its states, buttons and figures, and a clock that ticks when the test says so.
import { expect, type Locator, type Page } from '@playwright/test';
import { TICK_MS } from '@lilape/game/constants';
import type { GameStartBody } from '@lilape/wire/game';
import { open } from '#pages/site.ts';
import type { Plan } from './plan.ts';

export type GameState =
  | 'title'
  | 'asking'
  | 'playing'
  | 'paused'
  | 'won'
  | 'lost'
  | 'timeout'
  | 'watching'
  | 'failed';

/** The part of the page that is the game. */
export const game = (page: Page): Locator => page.locator('[data-game]');

/** The button for something, where it can be seen. */
export const button = (page: Page, what: string): Locator =>
  game(page).locator(`button[data-game-do="${what}"]`).filter({ visible: true });

/** A figure, where it can be seen. */
export const figure = (page: Page, name: string): Locator =>
  game(page).locator(`[data-now="${name}"]`).filter({ visible: true });

export const field = (page: Page): Locator => game(page).locator('[data-field]');

/** The note on the title card about a game that this browser keeps. */
export const kept = (page: Page, which: 'finished' | 'open'): Locator =>
  game(page).locator(`[data-kept="${which}"]`);

/** The rows of the board that is shown. */
export const boardRows = (page: Page): Locator => game(page).locator('table[data-board] tbody tr');

/** Waits until the game stands so; with a `timeout`, in milliseconds, no longer than that. */
export async function expectState(page: Page, state: GameState, timeout?: number): Promise<void> {
  await expect(game(page)).toHaveAttribute('data-state', state, {
    ...(timeout !== undefined && { timeout }),
  });
}

/** Opens the page with a clock that the test can stop; it runs by itself until then. */
export async function openGame(page: Page, path = '/game'): Promise<void> {
  await page.clock.install();
  await open(page, path);
  await expectState(page, 'title');
}

/** Stops the page's clock at the beginning of a frame: from now on a frame comes with every 16 ms of `runFor`. */
export async function stopClock(page: Page): Promise<void> {
  const nowMs = await page.evaluate(() => Date.now());
  await page.clock.pauseAt(nowMs + 1_000);
  const intoFrame = await page.evaluate(() => performance.now() % 16);
  if (intoFrame > 0) await page.clock.runFor(16 - intoFrame);
}

/** Presses Start with the clock stopped, and resolves with the answer once the game stands before its first tick. */
export async function start(
  page: Page,
  press: () => Promise<void> = () => button(page, 'start').click(),
): Promise<GameStartBody> {
  await stopClock(page);
  const answer = page.waitForResponse('**/api/game/start');
  await press();
  const started = (await (await answer).json()) as GameStartBody;
  await passUntilPlaying(page);
  // The first frame only looks at the clock.
  await passTicks(page, 1);
  return started;
}

/** Lets the pictures pass by which the page finds out how quick the device is: none of the game's own ticks. */
async function passUntilPlaying(page: Page): Promise<void> {
  await expect(async () => {
    await passTicks(page, 1);
    // Whatever hears of a picture does so before this.
    await page.evaluate(
      () =>
        new Promise<void>((resolve) => {
          const { port1, port2 } = new MessageChannel();
          port1.addEventListener('message', () => resolve());
          port1.start();
          port2.postMessage(null);
        }),
    );
    expect(await game(page).getAttribute('data-state')).toBe('playing');
  }).toPass({ intervals: [0], timeout: 20_000 });
}

/** Lets so many ticks of the game pass. */
export const passTicks = (page: Page, ticks: number): Promise<void> => page.clock.runFor(ticks * TICK_MS);

/** Plays what was planned: `press` changes what is held from one thing to the next. */
export async function playOut<Held>(
  page: Page,
  { holds }: Pick<Plan<Held>, 'holds'>,
  press: (held: Held) => Promise<void>,
): Promise<void> {
  for (const { held, ticks } of holds) {
    if (held !== null) await press(held);
    await passTicks(page, ticks);
  }
}

/** Where something lies on the screen, CSS pixels. */
export type Box = { readonly x: number; readonly y: number; readonly width: number; readonly height: number };

export async function boxOf(part: Locator): Promise<Box> {
  const box = await part.boundingBox();
  if (box === null) throw new Error(`${String(part)} is not on the screen.`);
  return box;
}

/** Where the field lies. */
export const fieldBox = (page: Page): Promise<Box> => boxOf(field(page));

const middle = ({ x, y, width, height }: Box) => ({
  x: Math.round(x + width / 2),
  y: Math.round(y + height / 2),
});

/** The middles of the thumbs' pads. */
export async function padMiddles(page: Page): Promise<Record<'left' | 'right', { x: number; y: number }>> {
  const pad = (side: string) => boxOf(game(page).locator(`[data-pad="${side}"]`));
  return { left: middle(await pad('left')), right: middle(await pad('right')) };
}
