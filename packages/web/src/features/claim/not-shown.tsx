/** For wallets that do not show the token by themselves. */
import { Trans } from '@lingui/react/macro';
import { Link } from '#shell/ui/link.tsx';
import styles from './claim.module.css';

/** The way to the guide. */
export function NotShown() {
  return (
    <p className={styles.note}>
      <Trans>
        The wallet does not show them? <Link to="/how-to-buy#token">Add the token to it</Link>.
      </Trans>{' '}
      <Trans>
        Where and when they can be traded: <Link to="/market">the market</Link>.
      </Trans>
    </p>
  );
}
