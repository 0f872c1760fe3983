/** The header's links on large screens. */
import { useLingui } from '@lingui/react/macro';
import { headerPages, homeSections } from './navigation.ts';
import styles from './header.module.css';
import { NavigationLinks } from './navigation-links.tsx';

/** Pages on the left, anchors of home on the right. */
export function HeaderStrip() {
  const { t } = useLingui();
  return (
    <nav className={styles.strip} aria-label={t`Main`}>
      <div className={styles.inner}>
        <NavigationLinks links={headerPages} className={styles.links} />
        <div data-anchors>
          <NavigationLinks links={homeSections} className={styles.links} />
        </div>
      </div>
    </nav>
  );
}
