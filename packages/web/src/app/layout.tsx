/** What surrounds every page: skip link, header, content, footer, live region, toasts. */
import type { ReactNode } from 'react';
import { ConnectButton, WalletButton } from '#features/wallet/wallet-button.tsx';
import { Kept } from '#shell/page/static-part.tsx';
import { AnnouncementLine } from '#ui/announcement-line.tsx';
import { LiveRegion } from '#ui/live-region.tsx';
import { ToastHost } from '#ui/toast/toast-host.tsx';
import { ErrorBoundary } from './error-boundary.tsx';
import { ErrorTemplate } from '#frame/error-page.tsx';
import { BuyBar } from '#frame/buy-bar.tsx';
import { Footer } from '#frame/footer.tsx';
import { Header } from '#frame/header.tsx';
import { NotCome } from '#frame/not-come.tsx';
import styles from './layout.module.css';
import { Overlays } from './overlays.tsx';
import { useRouteChange } from './route-change.ts';
import { useScrollRules } from './scroll.ts';
import { SkipLink } from '#frame/skip-link.tsx';

/** The frame of the site around one page. */
export function Layout({ children }: { children: ReactNode }) {
  useScrollRules();
  useRouteChange();
  return (
    <div className={styles.layout}>
      <Kept>
        {import.meta.env.SSR && (
          <>
            <SkipLink />
            <AnnouncementLine isEmpty />
          </>
        )}
      </Kept>
      <Header
        wallet={
          <ErrorBoundary fallback={<ConnectButton />}>
            <WalletButton />
          </ErrorBoundary>
        }
      />
      <main className={styles.main} id="content" tabIndex={-1}>
        {children}
      </main>
      <Kept>
        {import.meta.env.SSR && (
          <>
            <Footer />
            <ErrorTemplate />
            <NotCome />
            <BuyBar />
          </>
        )}
      </Kept>
      <ErrorBoundary fallback={null}>
        <Overlays />
      </ErrorBoundary>
      <LiveRegion />
      <ErrorBoundary fallback={null}>
        <ToastHost />
      </ErrorBoundary>
    </div>
  );
}
