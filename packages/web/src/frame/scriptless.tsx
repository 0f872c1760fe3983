/** What a page says where scripts are blocked, before anyone presses a button that nothing answers. */
import { Trans } from '@lingui/react/macro';
import styles from './scriptless.module.css';

/** A line below the header; over the admin page it says that nothing works. */
export function Scriptless({ isAdmin }: { isAdmin: boolean }) {
  return (
    <noscript>
      <p className={styles.line}>
        {isAdmin ? (
          <Trans>Scripts are blocked: nothing works here.</Trans>
        ) : (
          <Trans>Scripts are blocked: buttons and live figures don’t work.</Trans>
        )}
      </p>
    </noscript>
  );
}
