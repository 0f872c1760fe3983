// The parts of the site that every page has, as a visitor finds them.
import type { Locator, Page } from '@playwright/test';

/** Every page of the specification, as paths without a language. */
export const routes = [
  '/',
  '/how-to-buy',
  '/mint-nft',
  '/mint',
  '/staking',
  '/launchpad',
  '/whitepaper',
  '/privacy',
  '/sale',
  '/contracts',
  '/purchases',
  '/claim',
  '/game',
  '/simple-game',
  '/admin',
  '/test-nft',
  '/debug-characters',
] as const;

/** Opens a page and resolves once its first script has brought it to life; a page that needs React waits for that too. */
export async function open(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await page.waitForSelector('html[data-page="awake"], html[data-page="asleep"]:has(#root[data-sleeps])');
}

/** The toast that is showing, found by its title. */
export function toast(page: Page, title: string): Locator {
  return page.locator('li[data-variant]').filter({ hasText: title });
}
