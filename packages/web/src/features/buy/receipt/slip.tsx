/** The slip of a purchase, torn off the roll: what was paid, at which price, and when it can be claimed. */
import { STABLE_DECIMALS } from '@lilape/domain/token';
import { formatUnits } from '@lilape/domain/units';
import type { Purchase } from '@lilape/wire/purchases';
import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import type { Bought } from '#chain/acts/buy.ts';
import { formatDecimal, formatPrice } from '#shell/text/format.ts';
import { formatZoned } from '#shell/text/moment-zoned.ts';
import { shortAddress } from '#shell/text/short-address.ts';
import { Blank } from '#shell/ui/blank.tsx';
import { Link } from '#shell/ui/link.tsx';
import { feeText } from '#text/fee.ts';
import { CoinMark } from '#ui/coin-mark.tsx';
import { Explored } from '#ui/explored.tsx';
import styles from './purchase-receipt.module.css';

type Props = {
  bought: Bought;
  /** Null until the ledger has the purchase. */
  bands: Purchase['bands'] | null;
  /** When the sale ends, ISO 8601; null while unknown. */
  endsAt: string | null;
  /** The ETH price as decimal text; null while unknown. */
  ethUsd: string | null;
  onLeave: () => void;
};

/** A line a fact. */
export function Slip({ bought, bands, endsAt, ethUsd, onLeave }: Props) {
  const { i18n } = useLingui();
  const { hash, coin, chargedUnits, feeWei } = bought;
  const short = <code title={hash}>{shortAddress(hash)}</code>;
  const ours = (
    <Link to={`/purchases/${hash}`} onClick={onLeave}>
      {short}
    </Link>
  );
  return (
    <div className={styles.torn}>
      <dl className={styles.slip}>
        <Line name={<Trans>Paid</Trans>}>
          <CoinMark coin={coin} size={18} />
          {formatDecimal(formatUnits(chargedUnits, STABLE_DECIMALS), i18n.locale)} {coin}
        </Line>
        <Line name={<Trans>Price</Trans>}>
          {bands === null ? <Blank sample="$0.0012" /> : <Prices bands={bands} />}
        </Line>
        {feeWei !== null && (
          <Line name={<Trans>Network fee of the payment</Trans>}>{feeText(feeWei, ethUsd, i18n.locale)}</Line>
        )}
        <Line name={<Trans>Transaction</Trans>}>
          <Explored page={`tx/${hash}`} otherwise={ours}>
            {short}
          </Explored>
        </Line>
        {endsAt !== null && (
          <Line name={<Trans>Claimable after</Trans>}>
            {formatZoned(endsAt, i18n.locale, { date: 'medium', time: 'short' })}
          </Line>
        )}
      </dl>
    </div>
  );
}

function Line({ name, children }: { name: ReactNode; children: ReactNode }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}

function Prices({ bands }: { bands: Purchase['bands'] }) {
  const { i18n } = useLingui();
  return (
    <span className={styles.prices}>
      {bands.map(({ stage, price }) => {
        const dollars = formatPrice(price, i18n.locale);
        return (
          <span key={stage}>
            <Trans>
              ${dollars} in stage {stage}
            </Trans>
          </span>
        );
      })}
    </span>
  );
}
