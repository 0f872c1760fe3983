/** The head of every page: logo, links, language, theme, wallet, and the menu of small screens. */
import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { headerAnchors, headerPages } from '#content/navigation.ts';
import { Art } from '#ui/art.tsx';
import { LanguageSwitch } from '#ui/language-switch.tsx';
import { ThemeSwitch } from '#ui/theme-switch.tsx';
import styles from './header.module.css';
import { MobileMenu } from './mobile-menu.tsx';
import { NavigationLinks } from './navigation-links.tsx';

/** The site's header; `wallet` is the wallet button. */
export function Header({ wallet }: { wallet: ReactNode }) {
  const { t } = useLingui();
  return (
    <header className={styles.header}>
      <div className={styles.bar}>
        <Link to="/#home" className={styles.logo} aria-label={t`LilApe, to the start`}>
          <Art name="logo-mark" width={44} isEager />
          <span className={styles.name} aria-hidden="true">
            LilApe
          </span>
        </Link>
        <div className={styles.switches}>
          <LanguageSwitch />
          <ThemeSwitch />
        </div>
        {wallet}
        <MobileMenu />
      </div>
      <nav className={styles.strip} aria-label={t`Main`}>
        <div className={styles.inner}>
          <NavigationLinks links={headerPages} className={styles.links} />
          <NavigationLinks links={headerAnchors} className={styles.links} />
        </div>
      </nav>
    </header>
  );
}
