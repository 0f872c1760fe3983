/** What surrounds every page: skip link, header, content, footer, live region, toasts. */
import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { LiveRegion } from '#ui/live-region.tsx';
import { ToastHost } from '#ui/toast/toast-host.tsx';
import { Footer } from './footer.tsx';
import { Header } from './header.tsx';
import styles from './layout.module.css';
import { useRouteChange } from './route-change.ts';
import { useScrollRules } from './scroll.ts';

/** The frame of the site around one page. */
export function Layout({ children }: { children: ReactNode }) {
  useScrollRules();
  useRouteChange();
  return (
    <div className={styles.layout}>
      <a className={styles.skip} href="#content">
        <Trans>Skip to content</Trans>
      </a>
      <Header wallet={null} />
      <main className={styles.main} id="content" tabIndex={-1}>
        {children}
      </main>
      <Footer />
      <LiveRegion />
      <ToastHost />
    </div>
  );
}
