/** Follows the browser's address: links of the site are followed without loading a new document. */
import { startTransition, useEffect, useState, type ReactNode } from 'react';
import { pathOf, type Language } from '#shell/page/language.ts';
import { LocationContext, type PageLocation } from '#shell/page/location.ts';
import { navigate } from '#shell/page/navigate.ts';
import { pages } from 'virtual:pages';
import { loadPage, pageAt } from './page-loader.ts';

type Props = {
  language: Language;
  /** The path that the document was prerendered for, so that the first drawing agrees with it. */
  documentPath: string;
  children: ReactNode;
};

/** Provides the location; a change is a transition, so the old page stays until the new one can be drawn. */
export function BrowserRouter({ language, documentPath, children }: Props) {
  const [place, setPlace] = useState<PageLocation>({ path: documentPath, hash: '', visit: 0 });

  useEffect(() => {
    const follow = (visits: 0 | 1) => {
      const path = pathOf(location.pathname, language);
      startTransition(() => setPlace(({ visit }) => ({ path, hash: location.hash, visit: visit + visits })));
    };
    const turn = () => {
      // Where it failed before it is tried again; if it fails now, the error page says so.
      loadPage(pageAt(pathOf(location.pathname, language))).catch(() => {});
      follow(1);
    };
    const click = (event: MouseEvent) => followLink(event, language);
    // The offline page stands at the address of one that could not be fetched.
    if (pageAt(documentPath) !== 'offline') follow(0);
    addEventListener('popstate', turn);
    document.addEventListener('click', click);
    return () => {
      removeEventListener('popstate', turn);
      document.removeEventListener('click', click);
    };
  }, [language, documentPath]);

  return <LocationContext value={place}>{children}</LocationContext>;
}

function followLink(event: MouseEvent, language: Language): void {
  const isPlainClick =
    event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
  if (event.defaultPrevented || !isPlainClick) return;
  const page = linkedPage(event.target, language);
  if (page === null) return;
  navigate(page.href);
  // Last: where a browser refuses to note the address, it follows the link itself.
  event.preventDefault();
}

/** Returns the link at an event's target if it leads to a page of the site in this language, else null. */
export function linkedPage(
  target: EventTarget | null,
  language: Language,
): { href: string; path: string } | null {
  const link = target instanceof Element ? target.closest('a') : null;
  if (link === null || link.origin !== location.origin || link.target !== '' || link.hasAttribute('download'))
    return null;
  // A bare "#id" stays with the browser, which also moves the focus.
  if (link.getAttribute('href')?.startsWith('#') === true) return null;
  const path = pathOf(link.pathname, language);
  const isOtherLanguage = link.lang !== '' && link.lang !== language;
  // A page that the server fills in is another document at each address.
  if (isOtherLanguage || pageAt(path) === 'not-found' || pages[pageAt(path)].isFilled === true) return null;
  return { href: link.href, path };
}
