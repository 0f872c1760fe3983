/** What was paid in each coin, to the last digit, and which of it is back. */
import { PAYMENT_TOKENS } from '@lilape/domain/presale/methods';
import type { Account } from '@lilape/domain/presale/payouts';
import { STABLE_DECIMALS } from '@lilape/domain/token';
import { formatUnits } from '@lilape/domain/units';
import { Trans, useLingui } from '@lingui/react/macro';
import { formatDecimal } from '#shell/first/format.ts';
import said from '#ui/said.module.css';
import styles from './claim.module.css';

/** A line a coin. */
export function RefundFigures({ account }: { account: Account }) {
  const { i18n } = useLingui();
  return (
    <ul className={styles.figures}>
      {PAYMENT_TOKENS.filter((coin) => account.paidUnits[coin] > 0n).map((coin) => (
        <li key={coin}>
          <span className={styles.figure}>
            {formatDecimal(formatUnits(account.paidUnits[coin], STABLE_DECIMALS), i18n.locale)} {coin}
          </span>
          <span className={said.caption}>
            {account.isRefunded[coin] ? <Trans>✓ back</Trans> : <Trans>waiting</Trans>}
          </span>
        </li>
      ))}
    </ul>
  );
}
