/** Renders one page in one language to HTML, for the prerendering build only. */
import { i18n } from '@lingui/core';
import { prerender } from 'react-dom/static';
import type { Language } from '#shell/page/language.ts';
import { LocationContext } from '#shell/page/location.ts';
import { activateLanguage, loadMessages } from '#shell/page/messages.ts';
import { catalogNames } from 'virtual:catalogs';
import { App } from './app.tsx';
import { documentHead, type DocumentHead } from './head.ts';
import { loadPage } from './page-loader.ts';
import type { PageName } from '#pages.ts';

/** Returns the markup that goes into #root, and what belongs into the document's head. */
export async function renderPage(
  name: PageName,
  path: string,
  language: Language,
): Promise<{ html: string; head: DocumentHead }> {
  activateLanguage(language);
  await Promise.all([...catalogNames.map(loadMessages), loadPage(name)]);
  const failures: unknown[] = [];
  const { prelude } = await prerender(
    <LocationContext value={{ path, hash: '', visit: 0 }}>
      <App />
    </LocationContext>,
    { onError: (failure) => void failures.push(failure) },
  );
  if (failures.length > 0) throw new Error(`${path} could not be prerendered.`, { cause: failures[0] });
  return {
    html: await new Response(prelude).text(),
    head: documentHead(name, (await loadPage(name)).head, i18n),
  };
}
