/** Renders one page in one language to HTML, for the prerendering build only. */
// First of all: the rules of components come after them.
import '#ui/tokens.css';
import '#ui/fonts.css';
import '#ui/base.css';
import '#ui/in-sale.css';
import '#ui/payout-link.css';
import '#ui/wallet-room.css';
import { i18n } from '@lingui/core';
import type { ComponentType } from 'react';
import { prerender } from 'react-dom/static';
import type { Language } from '@lilape/domain/languages';
import { LocationContext } from '#shell/page/location.ts';
import { activateLanguage, loadMessages } from '#shell/page/messages.ts';
import { catalogNames } from 'virtual:catalogs';
import { pages } from 'virtual:pages';
import { IslandContext } from '#shell/island/island.tsx';
import { I18nProvider } from '@lingui/react';
import { Document } from './document.tsx';
import { documentHead, type DocumentHead } from './head.ts';
import { islandRenderer } from './render-islands.tsx';
import { type PageName, pageRows } from '#pages.ts';

const islandFiles = import.meta.glob<object>('/src/**/*.island.tsx', { eager: true });

/** Returns the markup that goes into #root, and what belongs into the document's head. */
export async function renderPage(
  name: PageName,
  path: string,
  language: Language,
): Promise<{ html: string; head: DocumentHead }> {
  activateLanguage(language);
  await Promise.all(catalogNames.map(loadMessages));
  const failures: unknown[] = [];
  const { Page, head } = await pages[name]();
  const { prelude } = await prerender(
    <LocationContext value={path}>{documentOf(name, Page)}</LocationContext>,
    {
      onError: (failure) => void failures.push(failure),
    },
  );
  if (failures.length > 0) throw new Error(`${path} could not be prerendered.`, { cause: failures[0] });
  return {
    html: await new Response(prelude).text(),
    head: documentHead(name, head, i18n),
  };
}

function documentOf(name: PageName, Page: ComponentType) {
  const row = pageRows.find((each) => each.name === name);
  return (
    <I18nProvider i18n={i18n}>
      <IslandContext value={islandRenderer(islandFiles)}>
        <Document isAdmin={row?.isAdmin === true} followsSale={row?.followsSale === true}>
          <Page />
        </Document>
      </IslandContext>
    </I18nProvider>
  );
}
