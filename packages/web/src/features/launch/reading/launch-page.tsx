/** The page of one launch. */
import { Trans } from '@lingui/react/macro';
import { Island } from '#shell/island/island.tsx';
import { Link } from '#shell/ui/link.tsx';
import { LaunchDraw } from '../draw/launch-draw.island.tsx';
import { LaunchHead } from '../launch-head.island.tsx';
import styles from './launch-page.module.css';

export function LaunchPage() {
  return (
    <div className={styles.page}>
      <p>
        <Link to="/launchpad" className={styles.back}>
          <Trans>← All launches</Trans>
        </Link>
      </p>
      <Island when="load">
        <LaunchHead />
      </Island>
      <Island when="visible">
        <LaunchDraw />
      </Island>
    </div>
  );
}
