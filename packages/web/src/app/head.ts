/** A page's title and description as the document carries them. */
import type { I18n } from '@lingui/core';
import type { PageHead } from '#shell/page/page-head.ts';
import { inLanguage } from '@lilape/domain/languages';
import { type PageName, type PageRow, pages } from '#pages.ts';

export type DocumentHead = { title: string; description: string };

/**
 * Returns title and description in the active language; all titles but home's end in the site's name.
 * @throws Error for a page with neither a title nor a label
 */
export function documentHead(name: PageName, { title, description }: PageHead, i18n: I18n): DocumentHead {
  const { label }: PageRow = pages[name];
  const ownTitle = title === undefined ? label && inLanguage(label, i18n.locale) : i18n._(title);
  if (ownTitle === undefined) throw new Error(`The page ${name} has no title.`);
  return { title: name === 'home' ? ownTitle : `${ownTitle} · LilApe`, description: i18n._(description) };
}
