/** Starts the page in the browser by taking over the HTML that was prerendered. */
import { StrictMode, startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import '#ui/tokens.css';
import '#ui/fonts.css';
import '#ui/base.css';
import '#ui/in-sale.css';
import { languageOf } from '#shell/page/language.ts';
import { activateLanguage, loadMessages } from '#shell/page/messages.ts';
import { App } from './app.tsx';
import { BrowserRouter } from './browser-router.tsx';
import { listenToFrame } from './frame-actions.ts';
import { loadPage, pageAt } from './page-loader.ts';
import { pages } from './pages.ts';
import { preloadLinkedPages } from './preload-links.ts';
import { unfold } from './unfold.ts';

const root = document.getElementById('root');
const documentPath = root?.dataset['path'];
if (root === null || documentPath === undefined) throw new Error('The document has no page to take over.');

const language = languageOf(location.pathname);
const page = pageAt(documentPath);
activateLanguage(language);
await Promise.all([loadMessages('site'), pages[page].isStatic || loadPage(page)]);

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
listenToFrame();
preloadLinkedPages(language);
unfold();
