/** The lines between quote and button: the network's fee, and which wallet pays. */
import { TOKEN_DECIMALS } from '@lilape/domain/token';
import { parseUnits } from '@lilape/domain/units';
import { Trans, useLingui } from '@lingui/react/macro';
import { formatAmountDown } from '#text/amount.ts';
import { shortAddress } from '#shell/text/short-address.ts';
import type { Session } from '#shell/wallet/session.ts';
import styles from './facts.module.css';
import { useNetworkCost } from './wallet-facts.ts';

/** Fee and wallet; `ethUsd` is the ETH price as decimal text, null while unknown. */
export function Facts({ session, ethUsd }: { session: Session; ethUsd: string | null }) {
  return (
    <dl className={styles.facts}>
      <div>
        <dt>
          <Trans>Network cost</Trans>
        </dt>
        <dd>
          <NetworkCost session={session} ethUsd={ethUsd} />
        </dd>
      </div>
      <div>
        <dt>
          <Trans>Wallet</Trans>
        </dt>
        <dd>
          {session.status === 'connected' ? (
            <code title={session.address}>{shortAddress(session.address)}</code>
          ) : (
            <Trans>Not connected</Trans>
          )}
        </dd>
      </div>
    </dl>
  );
}

function NetworkCost({ session, ethUsd }: { session: Session; ethUsd: string | null }) {
  const { i18n } = useLingui();
  const wei = useNetworkCost(session);
  if (wei === null) return <Trans>paid in ETH, usually cents</Trans>;
  const eth = formatAmountDown(wei, TOKEN_DECIMALS, 8, i18n.locale);
  const microUsd = ethUsd === null ? undefined : parseUnits(ethUsd, TOKEN_DECIMALS);
  if (microUsd === undefined) return <Trans>about {eth} ETH</Trans>;
  // Both have 18 decimals; cents are rounded up.
  const cents = (wei * microUsd * 100n) / 10n ** 36n + 1n;
  const dollars = formatAmountDown(cents, 2, 2, i18n.locale);
  return cents <= 1n ? <Trans>less than $0.01</Trans> : <Trans>about ${dollars}</Trans>;
}
