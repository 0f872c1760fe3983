/** A page as a document: the frame around its content, with islands for what reacts. Rendered at build time, in no browser's bundle. */
import type { ReactNode } from 'react';
import { BuyBar } from '#frame/buy-bar.tsx';
import { ErrorTemplate } from '#frame/error-page.tsx';
import { Footer } from '#frame/footer.tsx';
import { Header } from '#frame/header.tsx';
import { LoadFailed } from '#frame/load-failed.tsx';
import { Scriptless } from '#frame/scriptless.tsx';
import { SkipLink } from '#frame/skip-link.tsx';
import { Island } from '#shell/island/island.tsx';
import { Mount } from '#shell/island/mount.tsx';
import { AnnouncementLine } from '#ui/announcement-line.tsx';
import { LiveRegion } from '#ui/live-region.tsx';
import styles from './layout.module.css';
import { OverPage } from './over-page.island.tsx';

type Props = { isAdmin: boolean; followsSale: boolean; children: ReactNode };

/** Everything in the body; the admin page has the bar alone around it. */
export function Document({ isAdmin, followsSale, children }: Props) {
  return (
    <div className={styles.layout} data-admin={isAdmin || undefined}>
      <SkipLink />
      <AnnouncementLine isEmpty />
      <Header isAdmin={isAdmin} />
      <Scriptless isAdmin={isAdmin} />
      <main className={styles.main} id="content" tabIndex={-1}>
        {children}
      </main>
      {!isAdmin && <Footer />}
      <ErrorTemplate />
      <LoadFailed />
      {!isAdmin && <BuyBar />}
      <Island when="wallet">
        <OverPage />
      </Island>
      {followsSale && <Mount file="shell/live/sale.mount.ts" when="load" />}
      <LiveRegion />
    </div>
  );
}
