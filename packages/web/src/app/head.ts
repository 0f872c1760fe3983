/** What a page is called in tabs, search results and shared links. */
import type { I18n } from '@lingui/core';
import { pages, type PageName } from './pages.ts';

export type Head = { title: string; description: string; isListed: boolean };

/** Returns a page's title and description in the active language. */
export function headOf(name: PageName, i18n: I18n): Head {
  const { title, description, isListed } = pages[name];
  const ownTitle = i18n._(title);
  return {
    title: name === 'home' ? ownTitle : `${ownTitle} · LilApe`,
    description: i18n._(description),
    isListed,
  };
}
