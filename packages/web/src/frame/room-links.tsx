/** Links of the rooms, as rows of a list. */
import { Trans } from '@lingui/react/macro';
import { claimPath, currentAt, type RoomLink } from './rooms.ts';
import { useLocation } from '#shell/page/location.ts';
import { useLanguage } from '#shell/page/use-language.ts';
import { Link } from '#shell/ui/link.tsx';
import { classNames } from '#shell/ui/class-names.ts';
import { whileSale } from '#ui/in-sale.tsx';
import styles from './room-links.module.css';

/** The links in their order; the one to the open page is marked, as is that to its room, and that to the claim once something is owed. */
export function RoomLinks({ links }: { links: readonly RoomLink[] }) {
  return links.map((link) => (
    <li key={link.to}>
      <RoomAnchor link={link} />
    </li>
  ));
}

/** One of them. */
export function RoomAnchor({ link }: { link: RoomLink }) {
  const language = useLanguage();
  const path = useLocation();
  return (
    <Link to={link.to} aria-current={currentAt(path, link)} {...whileSale(link.states)}>
      {link.label[language]}
      {link.to === claimPath && (
        <>
          {' '}
          <small className={classNames(styles.stamp, styles.owed)}>
            <Trans>yours</Trans>
          </small>
        </>
      )}
    </Link>
  );
}
