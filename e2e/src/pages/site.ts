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

/** Opens a page and resolves once its scripts have taken over the HTML. */
export async function open(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await page.waitForFunction(() =>
    [...document.querySelectorAll('header button')].some((button) =>
      Object.keys(button).some((key) => key.startsWith('__reactFiber')),
    ),
  );
}

/** The toast that is showing, found by its title. */
export function toast(page: Page, title: string): Locator {
  return page.locator('li[data-variant]').filter({ hasText: title });
}
