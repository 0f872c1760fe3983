/** What a claimed token still needs: a wallet that shows it, and a market. */
import { Trans } from '@lingui/react/macro';
import { Link } from '#shell/ui/link.tsx';
import said from '#ui/said.module.css';

/** The way to the guide, and to the market. */
export function NotShown() {
  return (
    <p className={said.small}>
      <Trans>
        Don’t see them in your wallet? <Link to="/how-to-buy#token">Add the token to it</Link>.
      </Trans>{' '}
      <Trans>
        Where and when they can be traded: <Link to="/market">the market</Link>.
      </Trans>
    </p>
  );
}
