/** The head of every page: logo, links, language, theme, wallet, and the menu of small screens. */
import type { ReactNode } from 'react';
import { Kept } from '#shell/page/static-part.tsx';
import styles from './header.module.css';
import { HeaderStart } from './header-start.tsx';
import { HeaderStrip } from './header-strip.tsx';
import { MobileMenu } from './mobile-menu.tsx';

/** The site's header; only `wallet`, the wallet button, lives in the browser. */
export function Header({ wallet }: { wallet: ReactNode }) {
  return (
    <header className={styles.header}>
      <div className={styles.bar}>
        <Kept>{import.meta.env.SSR && <HeaderStart />}</Kept>
        {wallet}
        <Kept>{import.meta.env.SSR && <MobileMenu />}</Kept>
      </div>
      <Kept>{import.meta.env.SSR && <HeaderStrip />}</Kept>
    </header>
  );
}
