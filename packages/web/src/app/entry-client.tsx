/** Starts the page in the browser by taking over the HTML that was prerendered. */
import { StrictMode, startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router';
import '#ui/tokens.css';
import '#ui/fonts.css';
import '#ui/base.css';
import { basePathOf, languageOf } from '#lib/language.ts';
import { activateLanguage } from '#lib/messages.ts';
import { App } from './app.tsx';
import { loadPage, pageAt } from './page-loader.ts';
import { preloadLinkedPages } from './preload-links.ts';

const root = document.getElementById('root');
if (root === null) throw new Error('The document has no #root.');

const language = languageOf(location.pathname);
const basePath = basePathOf(language);
activateLanguage(language);

// The 404 page is served for any address, so the document itself says which page it holds.
const isNotFound = root.dataset['page'] === 'not-found';
const path = location.pathname.slice(basePath === '/' ? 0 : basePath.length) || '/';
await loadPage(isNotFound ? 'not-found' : pageAt(path));

startTransition(() => {
  hydrateRoot(
    root,
    <StrictMode>
      <BrowserRouter basename={basePath}>
        <App />
      </BrowserRouter>
    </StrictMode>,
  );
});
preloadLinkedPages(basePath);
