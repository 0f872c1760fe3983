/** The menu of small screens. It is a popover, so that it opens before any script has loaded. */
import { Trans, useLingui } from '@lingui/react/macro';
import { Menu, X } from 'lucide-react';
import { homeSections, pageLinks } from './navigation.ts';
import { Button, ButtonLink } from '#shell/ui/button.tsx';
import { failed, reached, undecided } from '#text/sale-state.ts';
import { IconButton } from '#ui/icon-button.tsx';
import { InSale } from '#ui/in-sale.tsx';
import { LanguageSwitch } from './language-switch.tsx';
import { ThemeSwitch } from './theme-switch.tsx';
import styles from './mobile-menu.module.css';
import { NavigationLinks } from './navigation-links.tsx';

/** The menu button and its menu; following a link closes it, which `frame-actions.ts` sees to. */
export function MobileMenu() {
  const { t } = useLingui();
  return (
    <div className={styles.root}>
      <IconButton label={t`Menu`} popoverTarget="menu">
        <Menu aria-hidden="true" size={26} />
      </IconButton>
      <nav className={styles.menu} id="menu" popover="auto" aria-label={t`Menu`}>
        <div className={styles.head}>
          <LanguageSwitch label={t`Language, in the menu`} />
          <ThemeSwitch />
          <IconButton label={t`Close the menu`} popoverTarget="menu" popoverTargetAction="hide">
            <X aria-hidden="true" size={26} />
          </IconButton>
        </div>
        <div className={styles.buy}>
          <InSale states={undecided}>
            <Button isWide data-action="buy" aria-haspopup="dialog">
              <Trans>Buy $LILAPE</Trans>
            </Button>
          </InSale>
          <InSale states={[...reached, ...failed]}>
            <ButtonLink isWide to="/claim">
              <Trans>Claim or refund</Trans>
            </ButtonLink>
          </InSale>
        </div>
        <NavigationLinks links={pageLinks('menu')} className={styles.pages} />
        <NavigationLinks links={homeSections} className={styles.anchors} />
        <NavigationLinks links={pageLinks('menuMore')} className={styles.anchors} />
      </nav>
    </div>
  );
}
