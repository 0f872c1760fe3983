/** The head of every page: logo, links, language, theme, wallet, and the menu of small screens. */
import styles from './header.module.css';
import { HeaderStart } from './header-start.tsx';
import { HeaderNav } from './header-nav.tsx';
import { HeaderWallet } from './header-wallet.tsx';
import { MobileMenu } from './mobile-menu.tsx';
import { TestNetwork } from './test-network.tsx';

/** The site's header. Over the admin page it has no links of the site. */
export function Header({ isAdmin }: { isAdmin: boolean }) {
  return (
    <header className={styles.header}>
      <TestNetwork className={styles.test} />
      <div className={styles.bar}>
        <HeaderStart />
        <HeaderWallet />
        {!isAdmin && <MobileMenu />}
      </div>
      {!isAdmin && <HeaderNav />}
    </header>
  );
}
