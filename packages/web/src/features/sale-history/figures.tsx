/** The sale's four totals. */
import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { formatDecimal, formatTextDown } from '#lib/format.ts';
import { useLive } from '#live/live.ts';
import { Blank } from '#ui/blank.tsx';
import styles from './figures.module.css';

/** Raised, sold, purchases, buyers, live; bars of the same size until the first answer. */
export function Figures() {
  const { i18n } = useLingui();
  const { presale, stats } = useLive();
  const cut = (text: string, places: number) => formatTextDown(text, places, i18n.locale);
  const grouped = (value: number) => formatDecimal(String(value), i18n.locale);
  return (
    <dl className={styles.figures}>
      <Figure label={<Trans>Raised</Trans>} full={presale === null ? '' : `$${presale.raised}`}>
        {presale === null ? <Blank sample="$123,456" /> : `$${cut(presale.raised, 2)}`}
      </Figure>
      <Figure label={<Trans>LILAPE sold</Trans>} full={presale?.total_tokens_sold}>
        {presale === null ? <Blank sample="123,456,789" /> : cut(presale.total_tokens_sold, 0)}
      </Figure>
      <Figure label={<Trans>Purchases</Trans>}>
        {stats === null ? <Blank sample="1,234" /> : grouped(stats.totalPurchases)}
      </Figure>
      <Figure label={<Trans>Buyers</Trans>}>
        {stats === null ? <Blank sample="1,234" /> : grouped(stats.totalHolders)}
      </Figure>
    </dl>
  );
}

type FigureProps = { label: ReactNode; full?: string | undefined; children: ReactNode };

function Figure({ label, full, children }: FigureProps) {
  return (
    <div className={styles.figure}>
      <dt>{label}</dt>
      <dd title={full}>{children}</dd>
    </div>
  );
}
