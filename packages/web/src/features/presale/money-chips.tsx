/** What a visitor's money buys now: a button an amount, and one for any other. */
import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { quickAmounts } from '#content/quick-amounts.ts';
import { Filled } from '#ui/filled.tsx';
import { whileSale } from '#ui/in-sale.tsx';
import said from '#ui/said.module.css';
import styles from './money-chips.module.css';

/** Each opens the form with its amount in, through `app/frame-actions.ts`. */
export function MoneyChips() {
  const { t } = useLingui();
  return (
    <div className={styles.money} {...whileSale(['unknown', 'open', 'closing'])}>
      <p className={said.caption} aria-hidden="true">
        <Trans>What your money buys now, in LILAPE</Trans>
      </p>
      <ul className={styles.chips} aria-label={t`Buy LILAPE for`}>
        {quickAmounts.map((amount) => (
          <Chip key={amount} amount={String(amount)}>
            <strong>${amount}</strong>
            <span>
              = <Filled of={`buys ${amount}`} sample="20,833" />
            </span>
          </Chip>
        ))}
        <Chip amount="">
          <strong>
            <Trans>Other</Trans>
          </strong>
          <span>
            <Trans>from $1</Trans>
          </span>
        </Chip>
      </ul>
    </div>
  );
}

function Chip({ amount, children }: { amount: string; children: ReactNode }) {
  return (
    <li>
      <button
        type="button"
        className={styles.chip}
        data-action="buy"
        value={amount}
        data-off-when="never-known"
        aria-haspopup="dialog"
      >
        {children}
      </button>
    </li>
  );
}
