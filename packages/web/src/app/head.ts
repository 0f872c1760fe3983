/** A page's title and description as the document carries them. */
import type { I18n } from '@lingui/core';
import type { PageHead } from '#shell/page/page-head.ts';
import type { PageName } from '#pages.ts';

export type DocumentHead = { title: string; description: string };

/** Returns title and description in the active language; all titles but home's end in the site's name. */
export function documentHead(name: PageName, { title, description }: PageHead, i18n: I18n): DocumentHead {
  const ownTitle = i18n._(title);
  return { title: name === 'home' ? ownTitle : `${ownTitle} · LilApe`, description: i18n._(description) };
}
