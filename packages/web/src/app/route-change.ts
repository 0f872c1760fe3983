/** Tells people and machines that a new page is there: title, focus, announcement, current links. */
import { i18n } from '@lingui/core';
import { useEffect, useRef } from 'react';
import { announce } from '#shell/page/announce.ts';
import { useLocation } from '#shell/page/location.ts';
import { showBuyBar } from './buy-bar.ts';
import { markCurrentLinks } from './frame-actions.ts';
import { documentHead } from './head.ts';
import { askedPage, pageAt } from './page-loader.ts';
import type { PageName } from '#pages.ts';

/** After each change of page sets the title, moves focus to the content and announces the page. */
export function useRouteChange(): void {
  const { path } = useLocation();
  const page = pageAt(path);
  const lastPage = useRef(page);

  useEffect(() => {
    markCurrentLinks(path);
    showBuyBar();
  }, [path]);

  useEffect(() => {
    if (lastPage.current === page) return;
    lastPage.current = page;
    document.getElementById('content')?.focus({ preventScroll: true });
    // The page is on the screen, so it is loaded; if it failed to load, the error page speaks for itself.
    void nameDocument(page).catch(() => {});
  }, [page]);
}

async function nameDocument(page: PageName): Promise<void> {
  const { title, description } = documentHead(page, (await askedPage(page)).head, i18n);
  document.title = title;
  document.querySelector('meta[name="description"]')?.setAttribute('content', description);
  announce(title);
}
