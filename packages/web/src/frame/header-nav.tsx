/** The header's links on large screens. */
import { useLingui } from '@lingui/react/macro';
import { barHeads, barRooms, homeSections } from './rooms.ts';
import { Art } from '#shell/ui/art.tsx';
import { RoomAnchor, RoomLinks } from './room-links.tsx';
import styles from './header.module.css';

/** Rooms on the left, each with its panel; anchors of home on the right. CSS opens a panel, `app/panels.ts` knows the keys. */
export function HeaderNav() {
  const { t } = useLingui();
  return (
    <nav className={styles.nav} aria-label={t`Main`}>
      <div className={styles.inner}>
        <ul className={styles.links}>
          {barRooms.map((room) => (
            <li key={room.head.to} {...(room.ape && { 'data-panel': '' })}>
              {barHeads(room).map((link) => (
                <RoomAnchor key={link.label.en} link={link} />
              ))}
              {room.ape && (
                <div className={styles.panel}>
                  <Art name={room.ape} width={40} />
                  <ul>
                    <RoomLinks links={room.rows} />
                  </ul>
                </div>
              )}
            </li>
          ))}
        </ul>
        <ul className={styles.links} data-anchors="">
          <RoomLinks links={homeSections} />
        </ul>
      </div>
    </nav>
  );
}
