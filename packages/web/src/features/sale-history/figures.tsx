/** The sale's four totals. */
import { Trans, useLingui } from '@lingui/react/macro';
import type { SaleHistory } from '@lilape/wire/history';
import type { ReactNode } from 'react';
import { formatDecimal, formatTextDown } from '#lib/format.ts';
import { Blank } from '#ui/blank.tsx';
import styles from './figures.module.css';

/** Raised, sold, purchases, buyers; bars of the same size until the first answer. */
export function Figures({ history }: { history: SaleHistory | null }) {
  const { i18n } = useLingui();
  const grouped = (value: number) => formatDecimal(String(value), i18n.locale);
  return (
    <dl className={styles.figures}>
      <Figure label={<Trans>Raised</Trans>} full={history === null ? '' : `$${history.raised}`}>
        {history === null ? (
          <Blank sample="$123,456" />
        ) : (
          `$${formatTextDown(history.raised, 2, i18n.locale)}`
        )}
      </Figure>
      <Figure label={<Trans>LILAPE sold</Trans>} full={history?.tokens ?? ''}>
        {history === null ? <Blank sample="123,456,789" /> : formatTextDown(history.tokens, 0, i18n.locale)}
      </Figure>
      <Figure label={<Trans>Purchases</Trans>}>
        {history === null ? <Blank sample="1,234" /> : grouped(history.purchases)}
      </Figure>
      <Figure label={<Trans>Buyers</Trans>}>
        {history === null ? <Blank sample="1,234" /> : grouped(history.buyers)}
      </Figure>
    </dl>
  );
}

function Figure({ label, full, children }: { label: ReactNode; full?: string; children: ReactNode }) {
  return (
    <div className={styles.figure}>
      <dt>{label}</dt>
      <dd title={full}>{children}</dd>
    </div>
  );
}
