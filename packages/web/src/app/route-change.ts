/** Tells people and machines that a new page is there: title, focus, announcement. */
import { i18n } from '@lingui/core';
import { useEffect, useRef } from 'react';
import { announce } from '#lib/announce.ts';
import { useLocation } from '#lib/location.ts';
import { markCurrentLinks } from './frame-actions.ts';
import { headOf } from './head.ts';
import { pageAt } from './page-loader.ts';

/** After each change of route sets the title, moves focus to the content and announces the page. */
export function useRouteChange(): void {
  const { path } = useLocation();
  const page = pageAt(path);
  const lastPage = useRef(page);

  useEffect(() => markCurrentLinks(path), [path]);

  useEffect(() => {
    if (lastPage.current === page) return;
    lastPage.current = page;
    const { title, description } = headOf(page, i18n);
    document.title = title;
    document.querySelector('meta[name="description"]')?.setAttribute('content', description);
    document.getElementById('content')?.focus({ preventScroll: true });
    announce(title);
  }, [page]);
}
