/** The amount: text as people write it, arrow keys, Max. @see decision 12 "amount field" */
import { Trans, useLingui } from '@lingui/react/macro';
import type { PaymentToken } from '@lilape/domain/presale/methods';
import { type KeyboardEvent, type ReactNode, useId } from 'react';
import { CoinMark } from '#ui/coin-mark.tsx';
import styles from './amount-field.module.css';
import { stepAmount } from './quote.ts';
import said from '#ui/said.module.css';
import field from '#ui/field.module.css';

type Props = {
  text: string;
  coin: PaymentToken;
  onChange: (text: string) => void;
  /** What is wrong with the text, as a sentence. */
  fault: string | null;
  /** What the wallet holds, formatted; null while unknown. */
  balance: string | null;
  /** Fills in the most that can be bought; null while that is unknown. */
  onMax: (() => void) | null;
  /** Stands after both: the way to more of the coin. */
  getCoin?: ReactNode;
  isDisabled: boolean;
};

/** A text field with a decimal keyboard; ↑ and ↓ change it by 0.001. */
export function AmountField({ text, coin, onChange, fault, balance, onMax, getCoin, isDisabled }: Props) {
  const { t } = useLingui();
  const id = useId();
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'ArrowUp' && event.key !== 'ArrowDown') return;
    event.preventDefault();
    onChange(stepAmount(text, coin, event.key === 'ArrowUp' ? 1 : -1));
  };
  return (
    <div className={field.field}>
      <label htmlFor={id} className={styles.label}>
        <Trans>You pay</Trans>
      </label>
      <div className={field.box}>
        <input
          id={id}
          type="text"
          inputMode="decimal"
          autoComplete="off"
          placeholder="0"
          value={text}
          disabled={isDisabled}
          aria-invalid={fault !== null}
          aria-describedby={`${id}-under`}
          onChange={(event) => onChange(event.target.value)}
          onKeyDown={onKeyDown}
        />
        <span className={styles.coin} aria-hidden="true">
          <CoinMark coin={coin} size={24} />
          {coin}
        </span>
        <button
          type="button"
          className={styles.max}
          aria-label={t`Max, everything that can be paid`}
          disabled={isDisabled || onMax === null}
          onClick={() => onMax?.()}
        >
          <Trans>Max</Trans>
        </button>
      </div>
      <p className={styles.under}>
        <span id={`${id}-under`} aria-live="polite">
          {fault !== null ? (
            <span className={said.late}>{fault}</span>
          ) : (
            balance !== null && (
              <Trans>
                Balance: {balance} {coin}
              </Trans>
            )
          )}
        </span>
        {getCoin}
      </p>
    </div>
  );
}
