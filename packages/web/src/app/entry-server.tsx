/** Renders one page in one language to HTML, for the prerendering build only. */
import { i18n } from '@lingui/core';
import { prerender } from 'react-dom/static';
import { StaticRouter } from 'react-router';
import { basePathOf, localizedPath, type Language } from '#lib/language.ts';
import { activateLanguage, loadMessages } from '#lib/messages.ts';
import { App } from './app.tsx';
import { headOf, type Head } from './head.ts';
import { loadPage } from './page-loader.ts';
import { pageNames, pages, type PageName } from './pages.ts';

export { pageNames, pages };
export type { PageName };

/** Returns the markup that goes into #root, and what belongs into the document's head. */
export async function renderPage(
  name: PageName,
  path: string,
  language: Language,
): Promise<{ html: string; head: Head }> {
  activateLanguage(language);
  await Promise.all([loadMessages('site'), loadMessages('pages'), loadMessages('sale'), loadPage(name)]);
  const failures: unknown[] = [];
  const { prelude } = await prerender(
    <StaticRouter basename={basePathOf(language)} location={localizedPath(path, language)}>
      <App />
    </StaticRouter>,
    { onError: (failure) => void failures.push(failure) },
  );
  if (failures.length > 0) throw new Error(`${path} could not be prerendered.`, { cause: failures[0] });
  return { html: await new Response(prelude).text(), head: headOf(name, i18n) };
}
