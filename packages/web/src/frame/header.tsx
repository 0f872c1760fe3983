/** The head of every page: logo, links, language, theme, wallet, and the menu of small screens. */
import type { ReactNode } from 'react';
import styles from './header.module.css';
import { HeaderStart } from './header-start.tsx';
import { HeaderStrip } from './header-strip.tsx';
import { MobileMenu } from './mobile-menu.tsx';

/** The site's header; `wallet` is the wallet button. */
export function Header({ wallet }: { wallet: ReactNode }) {
  return (
    <header className={styles.header}>
      <div className={styles.bar}>
        <HeaderStart />
        {wallet}
        <MobileMenu />
      </div>
      <HeaderStrip />
    </header>
  );
}
