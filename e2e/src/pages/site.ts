// The parts of the site that every page has, as a visitor finds them.
import type { Locator, Page } from '@playwright/test';

import { pageAt, pageRows } from '../../../packages/web/src/pages.ts';

/** Every page that has an address of its own, as paths without a language; those of the workshop too, and of all apes one. */
export const routes = pageRows
  .flatMap(({ paths, filled }) => (filled === undefined ? paths : ['/nft/4271']))
  .filter((path) => !path.includes('*') && path !== '/offline');

/** What links to a page say, and so its title; none for home, whose headline is its own, and for pages without a link. */
export function linkedTitle(path: string, language: 'en' | 'ru'): string | undefined {
  const name = pageAt(path);
  return name === 'home' ? undefined : pageRows.find((row) => row.name === name)?.label?.[language];
}

/** Home, the wall, an ape and the game open with a picture; the admin page stands apart. */
export const hasOwnHead = (path: string): boolean => /^\/($|gallery|nft\/|game|simple-game|admin)/.test(path);

/** Opens a page and resolves once its first script has brought it to life; a page that needs React waits for that too. */
export async function open(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await page.waitForSelector('html[data-page="ready"]');
}

/** The toast that is showing, found by its title. */
export function toast(page: Page, title: string): Locator {
  return page.locator('li[data-variant]').filter({ hasText: title });
}
