/** The two coins that the sale takes. @see specification §2 Buy modal, decision 11 "rates" */
import { METHODS, type PaymentToken, parsePaymentToken } from '@lilape/domain/presale/methods';
import { Trans } from '@lingui/react/macro';
import { CoinMark } from '#ui/coin-mark.tsx';
import styles from './payment-cards.module.css';

const coins = METHODS.filter(({ selectable }) => selectable).flatMap(
  ({ method }) => parsePaymentToken(method) ?? [],
);

type Props = { coin: PaymentToken; onChoose: (coin: PaymentToken) => void; isDisabled: boolean };

/** USDT, recommended, and USDC, as a choice of one. */
export function PaymentCards({ coin, onChoose, isDisabled }: Props) {
  return (
    <fieldset className={styles.cards} disabled={isDisabled}>
      <legend className={styles.legend}>
        <Trans>Pay with</Trans>
      </legend>
      {coins.map((candidate) => (
        <label key={candidate} className={styles.card}>
          <input
            type="radio"
            name="coin"
            value={candidate}
            checked={candidate === coin}
            onChange={() => onChoose(candidate)}
          />
          <span className={styles.name}>
            <CoinMark coin={candidate} />
            {candidate}
          </span>
          <span className={styles.note}>
            {candidate === 'USDT' ? (
              <Trans>Recommended. Bridged, not by Tether</Trans>
            ) : (
              <Trans>By Circle</Trans>
            )}
          </span>
        </label>
      ))}
    </fieldset>
  );
}
