/** The whole page: React and what every page of it needs. It takes over the HTML that was prerendered. @see wake.ts */
import { StrictMode, startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import '#ui/tokens.css';
import '#ui/fonts.css';
import '#ui/base.css';
import '#ui/in-sale.css';
import { takenOver } from '#shell/page/hydration.ts';
import { languageOf } from '#shell/page/language.ts';
import { activateLanguage, loadMessages } from '#shell/page/messages.ts';
import { App } from './app.tsx';
import { BrowserRouter } from './browser-router.tsx';
import { loadPage, pageAt } from './page-loader.ts';
import { pages } from 'virtual:pages';
import { preloadLinkedPages } from './preload-links.ts';

/** Resolves when the page of this document has been taken over. @throws TypeError where its sentences or code do not come */
export async function takeOver(): Promise<void> {
  const root = document.getElementById('root');
  const documentPath = root?.dataset['path'];
  if (root === null || documentPath === undefined) throw new Error('The document has no page to take over.');
  const language = languageOf(location.pathname);
  const page = pageAt(documentPath);
  activateLanguage(language);
  await Promise.all([loadMessages('site'), pages[page].isKept || loadPage(page)]);
  startTransition(() => {
    hydrateRoot(
      root,
      <StrictMode>
        <BrowserRouter language={language} documentPath={documentPath}>
          <App />
        </BrowserRouter>
      </StrictMode>,
    );
  });
  preloadLinkedPages(language);
  await takenOver;
}
