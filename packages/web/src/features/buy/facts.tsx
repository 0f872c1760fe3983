/** The lines between quote and button: the network's fee, and which wallet pays. */
import { TOKEN_DECIMALS } from '@lilape/domain/token';
import { parseUnits } from '@lilape/domain/units';
import { Trans, useLingui } from '@lingui/react/macro';
import { formatAmountDown } from '#text/amount.ts';
import { shortAddress } from '#shell/text/short-address.ts';
import type { Session } from '#shell/wallet/session.ts';
import styles from './facts.module.css';
import type { Fee } from './wallet-facts.ts';

type Props = {
  session: Session;
  fee: Fee | null;
  /** The ETH price as decimal text; null while unknown. */
  ethUsd: string | null;
};

/** Fee and wallet. */
export function Facts({ session, fee, ethUsd }: Props) {
  return (
    <dl className={styles.facts}>
      <div>
        <dt>
          <Trans>Network cost</Trans>
        </dt>
        <dd>
          <NetworkCost wei={fee?.costWei ?? null} ethUsd={ethUsd} />
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

function NetworkCost({ wei, ethUsd }: { wei: bigint | null; ethUsd: string | null }) {
  const { i18n } = useLingui();
  if (wei === null) return <Trans>paid in ETH, usually cents</Trans>;
  const eth = formatAmountDown(wei, TOKEN_DECIMALS, 8, i18n.locale);
  const microUsd = ethUsd === null ? undefined : parseUnits(ethUsd, TOKEN_DECIMALS);
  if (microUsd === undefined) return <Trans>about {eth} ETH</Trans>;
  // Both have 18 decimals; cents are rounded up.
  const cents = (wei * microUsd * 100n) / 10n ** 36n + 1n;
  const dollars = formatAmountDown(cents, 2, 2, i18n.locale);
  return cents <= 1n ? <Trans>less than $0.01</Trans> : <Trans>about ${dollars}</Trans>;
}
