/** The rows of a purchase's slip: what was paid, at which price, and when it can be claimed. */
import { STABLE_DECIMALS } from '@lilape/domain/token';
import { formatUnits } from '@lilape/domain/units';
import type { Purchase } from '@lilape/wire/purchases';
import { Trans, useLingui } from '@lingui/react/macro';
import { Fragment } from 'react';
import type { Bought } from '#chain/acts/buy.ts';
import { formatDecimal, formatPrice } from '#shell/first/format.ts';
import { formatZoned } from '#shell/text/moment-zoned.ts';
import { shortAddress } from '#shell/first/short-address.ts';
import { Blank } from '#shell/ui/blank.tsx';
import { Link } from '#shell/ui/link.tsx';
import { feeText } from '#text/fee.ts';
import { CoinMark } from '#ui/coin-mark.tsx';
import { Explored } from '#ui/explored.tsx';
import type { SlipRow } from '#ui/ending/slip.tsx';
import styles from './prices.module.css';

type Facts = {
  bought: Bought;
  /** Null until the ledger has the purchase. */
  portions: Purchase['bands'] | null;
  /** When the sale ends, ISO 8601; null while unknown. */
  endsAt: string | null;
  /** The ETH price as decimal text; null while unknown. */
  ethUsd: string | null;
  onLeave: () => void;
};

/** A row a fact. */
export function useRows({ bought, portions, endsAt, ethUsd, onLeave }: Facts): SlipRow[] {
  const { t, i18n } = useLingui();
  const { hash, coin, chargedUnits, feeWei } = bought;
  const short = <code title={hash}>{shortAddress(hash)}</code>;
  const ours = (
    <Link to={`/purchases/${hash}`} onClick={onLeave}>
      {short}
    </Link>
  );
  const paid = formatDecimal(formatUnits(chargedUnits, STABLE_DECIMALS), i18n.locale);
  const rows: SlipRow[] = [
    [
      t`Paid`,
      <Fragment key="paid">
        <CoinMark coin={coin} size={18} /> {paid} {coin}
      </Fragment>,
    ],
    [
      t`Price`,
      portions === null ? <Blank key="price" sample="$0.0012" /> : <Prices key="price" portions={portions} />,
    ],
  ];
  if (feeWei !== null) rows.push([t`Network fee of the payment`, feeText(feeWei, ethUsd, i18n.locale)]);
  rows.push([
    t`Transaction`,
    <Explored key="hash" page={`tx/${hash}`} otherwise={ours}>
      {short}
    </Explored>,
  ]);
  if (endsAt !== null)
    rows.push([t`Claimable after`, formatZoned(endsAt, i18n.locale, { date: 'medium', time: 'short' })]);
  return rows;
}

function Prices({ portions }: { portions: Purchase['bands'] }) {
  const { i18n } = useLingui();
  return (
    <span className={styles.prices}>
      {portions.map(({ stage, price }) => {
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
