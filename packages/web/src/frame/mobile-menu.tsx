/** The menu of small screens. It is a popover, so that it opens before any script has loaded. */
import { Trans, useLingui } from '@lingui/react/macro';
import { homeSections, menuRooms, menuTiles, roomAt } from './rooms.ts';
import { useLocation } from '#shell/page/location.ts';
import { useLanguage } from '#shell/page/use-language.ts';
import { Art } from '#shell/ui/art.tsx';
import { Button, ButtonLink } from '#shell/ui/button.tsx';
import { failed, reached, undecided } from '#text/sale-state.ts';
import { IconButton } from '#ui/icon-button.tsx';
import { InSale } from '#ui/in-sale.tsx';
import { Icon } from './icon.tsx';
import { LanguageSwitch } from './language-switch.tsx';
import { ThemeSwitch } from './theme-switch.tsx';
import styles from './mobile-menu.module.css';
import { RoomAnchor, RoomLinks } from './room-links.tsx';

/** The menu button and its menu; following a link closes it, which `frame-actions.ts` sees to. */
export function MobileMenu() {
  const { t } = useLingui();
  return (
    <div className={styles.root}>
      <IconButton label={t`Menu`} popoverTarget="menu">
        <Icon name="menu" size={26} />
      </IconButton>
      <nav className={styles.menu} id="menu" popover="auto" aria-label={t`Menu`}>
        <div className={styles.head}>
          <LanguageSwitch label={t`Language, in the menu`} />
          <ThemeSwitch />
          <IconButton label={t`Close the menu`} popoverTarget="menu" popoverTargetAction="hide">
            <Icon name="close" size={26} />
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
        <ul className={styles.pages}>
          {menuRooms.map(({ head, rows }) => (
            <li key={head.to}>
              <RoomAnchor link={head} />
              {rows.length > 0 && (
                <ul className={styles.few}>
                  <RoomLinks links={rows} />
                </ul>
              )}
            </li>
          ))}
        </ul>
        <ul className={styles.few}>
          <RoomLinks links={homeSections} />
        </ul>
        <Tiles />
      </nav>
    </div>
  );
}

function Tiles() {
  const language = useLanguage();
  const here = roomAt(useLocation());
  return (
    <div className={styles.tiles}>
      {menuTiles.map((room) => (
        <details key={room.head.to} open={room === here}>
          <summary>
            {room.ape && <Art name={room.ape} width={40} />}
            {(room.name ?? room.head.label)[language]}
          </summary>
          <ul>
            <RoomLinks links={[room.head, ...room.rows]} />
          </ul>
        </details>
      ))}
    </div>
  );
}
