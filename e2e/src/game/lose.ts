// The shortest way to the end of a game, for what comes after it.
import type { Page } from '@playwright/test';
import { expectState, playOut, start } from './cabinet.ts';
import { makeKeysGrip } from './keys-grip.ts';
import { type Plan, planLoss } from './plan.ts';
import { pressKeys } from './pressing.ts';

/** Loses today's level by keys alone; each `variant` is a game of its own for the board. The clock runs by itself after. */
export async function lose(page: Page, variant: number): Promise<Plan<unknown>> {
  const { seed } = await start(page);
  const plan = planLoss(seed, makeKeysGrip, variant);
  await playOut(page, plan, pressKeys(page));
  await page.clock.resume();
  await expectState(page, 'lost');
  return plan;
}
