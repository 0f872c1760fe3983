/** Amounts that a press puts into the form. */
import type { PaymentToken } from '@lilape/domain/presale/methods';
import { STABLE_DECIMALS } from '@lilape/domain/token';
import { useLingui } from '@lingui/react/macro';
import { quickAmounts } from '#content/quick-amounts.ts';
import styles from './quick-amounts.module.css';

type Props = {
  coin: PaymentToken;
  /** What the wallet holds, 6-decimal units; null while unknown. */
  balanceUnits: bigint | null;
  /** What is in the form. */
  text: string;
  onChoose: (text: string) => void;
  isDisabled: boolean;
};

/** A button an amount; what is known to be more than the wallet holds cannot be pressed. */
export function QuickAmounts({ coin, balanceUnits, text, onChoose, isDisabled }: Props) {
  const { t } = useLingui();
  const isBeyond = (amount: number) =>
    balanceUnits !== null && balanceUnits < BigInt(amount) * 10n ** BigInt(STABLE_DECIMALS);
  return (
    <ul className={styles.amounts} aria-label={t`Amounts to choose from`}>
      {quickAmounts.map((amount) => (
        <li key={amount}>
          <button
            type="button"
            className={styles.amount}
            aria-pressed={text.trim() === String(amount)}
            disabled={isDisabled || isBeyond(amount)}
            onClick={() => onChoose(String(amount))}
          >
            {amount} {coin}
          </button>
        </li>
      ))}
    </ul>
  );
}
