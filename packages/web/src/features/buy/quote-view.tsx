/** What one gets: tokens, the price of each portion, dollars, and what is charged if that is less. @see decision 7 "exact pricing" */
import type { PaymentToken } from '@lilape/domain/presale/methods';
import type { Portion, Quote } from '@lilape/domain/presale/quote';
import { STABLE_DECIMALS, TOKEN_DECIMALS } from '@lilape/domain/token';
import { formatUnits } from '@lilape/domain/units';
import { Trans, useLingui } from '@lingui/react/macro';
import { formatAmountDown } from '#text/amount.ts';
import { formatDecimal, formatDollars, formatPrice } from '#shell/first/format.ts';
import { useId } from 'react';
import { Exact } from '#ui/exact.tsx';
import { Table } from '#ui/table/table.tsx';
import said from '#ui/said.module.css';
import field from './amount-field.module.css';
import styles from './quote-view.module.css';

type Props = {
  coin: PaymentToken;
  quote: Quote | null;
  /** What was typed, 6-decimal units; 0 without an amount. */
  amountUnits: bigint;
  /** Tokens that one coin buys now, for the line that is shown without an amount. */
  perCoin: bigint | null;
  /** Whether the wallet holds less than that, which is then all there is to say. */
  isShort: boolean;
};

/** The quote, or the exchange rate while nothing is typed. */
export function QuoteView({ coin, quote, amountUnits, perCoin, isShort }: Props) {
  const { i18n } = useLingui();
  const id = useId();
  const tokens = (units: bigint, places: number) =>
    formatAmountDown(units, TOKEN_DECIMALS, places, i18n.locale);
  const coins = (units: bigint) => formatDecimal(formatUnits(units, STABLE_DECIMALS), i18n.locale);
  const average = averageDown(quote);
  const perOne = average ?? perCoin;
  const rate = perOne === null ? '…' : tokens(perOne, 2);
  const isCut = quote !== null && !isShort && quote.chargedUnits < amountUnits;
  const charged = coins(quote?.chargedUnits ?? 0n);
  const worth = formatDollars(formatUnits(quote?.chargedUnits ?? 0n, STABLE_DECIMALS), i18n.locale);
  return (
    <div className={styles.quote}>
      <p className={styles.get} aria-live="polite">
        <span className={field.label} id={id}>
          <Trans>You get</Trans>
        </span>
        <output className={styles.tokens} aria-labelledby={id}>
          {quote === null ? (
            '0'
          ) : (
            <Exact short={tokens(quote.tokens, 2)} full={tokens(quote.tokens, TOKEN_DECIMALS)} />
          )}{' '}
          LILAPE
        </output>
      </p>
      <p className={styles.rate}>
        <span>
          {average === null ? (
            <Trans>
              1 {coin} = {rate} LILAPE
            </Trans>
          ) : (
            <Trans>
              1 {coin} = {rate} LILAPE on average
            </Trans>
          )}
        </span>
        <span>
          <Trans>Worth ${worth}</Trans>
        </span>
      </p>
      {isCut && (
        <p className={said.late}>
          <Trans>
            Almost sold out: we’ll only charge {charged} {coin}.
          </Trans>
        </p>
      )}
      {quote !== null && !isShort && quote.portions.length > 1 && (
        <Portions portions={quote.portions} coin={coin} />
      )}
    </div>
  );
}

/** LILAPE base units for one coin over all stages that a payment reaches, rounded down; null where it is one stage. */
function averageDown(quote: Quote | null): bigint | null {
  if (quote === null || quote.portions.length < 2) return null;
  return (quote.tokens * 10n ** BigInt(STABLE_DECIMALS)) / quote.chargedUnits;
}

function Portions({ portions, coin }: { portions: readonly Portion[]; coin: PaymentToken }) {
  const { t, i18n } = useLingui();
  const text = (units: bigint, decimals: number, places: number) =>
    formatAmountDown(units, decimals, places, i18n.locale);
  return (
    <Table
      className={styles.portions}
      caption={<Trans>Your payment spans {portions.length} stages:</Trans>}
      columns={[
        { title: t`Stage` },
        { title: t`Price`, isNumber: true },
        { title: coin, isNumber: true },
        { title: 'LILAPE', isNumber: true },
      ]}
      rows={portions.map(({ stage, priceMicroUsd, units, tokens }) => ({
        key: stage,
        cells: [
          stage,
          `$${formatPrice(formatUnits(priceMicroUsd, STABLE_DECIMALS), i18n.locale)}`,
          text(units, STABLE_DECIMALS, STABLE_DECIMALS),
          text(tokens, TOKEN_DECIMALS, 2),
        ],
      }))}
    />
  );
}
