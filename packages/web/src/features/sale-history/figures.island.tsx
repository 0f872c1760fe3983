/** The sale's four totals. */
import { Trans, useLingui } from '@lingui/react/macro';
import { cutDown, formatDecimal, formatDollars } from '#shell/first/format.ts';
import { useLive } from '#ui/use-live.ts';
import { wholeSold } from '#text/whole-sold.ts';
import { Blank, stateOfFigures } from '#shell/ui/blank.tsx';
import { Exact } from '#ui/exact.tsx';
import { Fact, Facts } from '#ui/facts.tsx';
import { Holders } from '#ui/sale-charts/holders.tsx';
import styles from './figures.module.css';

/** Raised, sold, purchases, holders, live; bars of the same size until the first answer. */
export function Figures() {
  const { i18n } = useLingui();
  const { presale, stats, isUnreachable } = useLive();
  const grouped = (value: number) => formatDecimal(String(value), i18n.locale);
  return (
    <Facts
      look="figures"
      className={styles.figures}
      data-figures={stateOfFigures(presale !== null, isUnreachable)}
    >
      <Fact className={styles.figure} name={<Trans>Raised</Trans>}>
        {presale === null ? (
          <Blank sample="$123,456" />
        ) : (
          <Exact
            short={`$${formatDollars(cutDown(presale.raised, 2), i18n.locale)}`}
            full={`$${formatDollars(presale.raised, i18n.locale)}`}
          />
        )}
      </Fact>
      <Fact className={styles.figure} name={<Trans>LILAPE sold</Trans>}>
        {presale === null ? (
          <Blank sample="123,456,789" />
        ) : (
          <Exact
            short={formatDecimal(String(wholeSold(presale)), i18n.locale)}
            full={formatDecimal(presale.total_tokens_sold, i18n.locale)}
          />
        )}
      </Fact>
      <Fact className={styles.figure} name={<Trans>Purchases</Trans>}>
        {stats === null ? <Blank sample="1,234" /> : grouped(stats.totalPurchases)}
      </Fact>
      <Fact className={styles.figure} name={<Holders />}>
        {stats === null ? <Blank sample="1,234" /> : grouped(stats.totalHolders)}
      </Fact>
    </Facts>
  );
}
