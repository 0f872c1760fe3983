/** Loads a page's code and sentences once, and lets React read them without waiting when they are there. */
import { isHydrating } from '#shell/page/hydration.ts';
import { loadMessages } from '#shell/page/messages.ts';
import { wholeSheet } from '#shell/page/whole-sheet.ts';
import type { PageName } from '#pages.ts';
import { pages } from 'virtual:pages';
import type { ComponentType } from 'react';
import type { PageHead } from '#shell/page/page-head.ts';

/** What a file in `src/routes` exports. */
export type PageModule = { Page: ComponentType; head: PageHead };

const pageNames = Object.keys(pages) as PageName[];

/** A promise in the form that React's `use` reads synchronously once it is settled. */
type Thenable = Promise<PageModule> & {
  status?: 'fulfilled' | 'rejected';
  value?: PageModule;
  reason?: unknown;
};

const loading = new Map<PageName, Thenable>();

/** Returns the page of a path without its language; unknown paths belong to `not-found`. */
export function pageAt(path: string): PageName {
  const isThere = (name: PageName) =>
    (pages[name].paths ?? [`/${name}`]).some((pattern) => isMatch(pattern, path));
  return pageNames.find(isThere) ?? 'not-found';
}

function isMatch(pattern: string, path: string): boolean {
  return pattern.endsWith('/*') ? path.startsWith(pattern.slice(0, -1)) : path === pattern;
}

/** Resolves to a page when it can be rendered at once; a failed load is tried again by the next call. */
export function loadPage(name: PageName): Promise<PageModule> {
  const known = loading.get(name);
  if (known !== undefined && known.status !== 'rejected') return known;
  const page: Thenable = Promise.all([
    pages[name].load(),
    // The page that the document was made for brings its own rules.
    ...(isHydrating() || import.meta.env.SSR ? [] : [wholeSheet()]),
    ...['site', ...(pages[name].catalogs ?? [name])].map(loadMessages),
  ]).then(([module]) => module);
  loading.set(name, page);
  page.then(
    (value) => Object.assign(page, { status: 'fulfilled', value }),
    (reason: unknown) => Object.assign(page, { status: 'rejected', reason }),
  );
  return page;
}

/** The page for drawing it: a failed load stays failed until something asks anew, or drawing would ask for ever. */
export function askedPage(name: PageName): Promise<PageModule> {
  return loading.get(name) ?? loadPage(name);
}
