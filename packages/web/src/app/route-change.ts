/** Tells people and machines that a new page is there: title, focus, announcement. */
import { i18n } from '@lingui/core';
import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router';
import { announce } from '#lib/announce.ts';
import { headOf } from './head.ts';
import { pageAt } from './page-loader.ts';

/** After each change of route sets the title, moves focus to the content and announces the page. */
export function useRouteChange(): void {
  const { pathname } = useLocation();
  const lastPathname = useRef(pathname);

  useEffect(() => {
    if (lastPathname.current === pathname) return;
    lastPathname.current = pathname;
    const { title, description } = headOf(pageAt(pathname), i18n);
    document.title = title;
    document.querySelector('meta[name="description"]')?.setAttribute('content', description);
    document.getElementById('content')?.focus({ preventScroll: true });
    announce(title);
  }, [pathname]);
}
