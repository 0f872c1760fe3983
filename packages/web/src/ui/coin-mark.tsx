/** The two coins of the sale as the guide paints them: a T and a dollar on their discs. */
import type { PaymentToken } from '@lilape/domain/presale/methods';
import { classNames } from '#shell/ui/class-names.ts';
import styles from './coin-mark.module.css';

const signs: Readonly<Record<PaymentToken, string>> = {
  USDT: 'M-24-18H24M0-16V28',
  USDC: 'M18-16C12-26-16-26-16-10S18-4 18 14-12 30-18 18M0-34V34',
};

/** A decoration: the coin's name stands beside it. `size` is in CSS pixels. */
export function CoinMark({ coin, size = 28 }: { coin: PaymentToken; size?: number }) {
  return (
    <svg
      className={classNames(styles.coin, styles[coin])}
      width={size}
      height={size}
      viewBox="-56 -56 112 112"
      aria-hidden="true"
    >
      <circle r="50" />
      <path d={signs[coin]} />
    </svg>
  );
}
