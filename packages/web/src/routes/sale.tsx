/** The sale in numbers: totals, over time, by stage, purchase by purchase. */
import { msg } from '@lingui/core/macro';
import { Outlook } from '#features/outlook/outlook.island.tsx';
import { After } from '#features/outlook/reading/after.tsx';
import { OutlookSection } from '#features/outlook/reading/outlook-section.tsx';
import { Intro } from '#features/sale-history/reading/intro.tsx';
import { Reading } from '#features/sale-history/reading/reading.tsx';
import { Island } from '#shell/island/island.tsx';
import type { PageHead } from '#shell/page/page-head.ts';
import { useLingui } from '@lingui/react/macro';
import { AgeNote } from '#ui/age-note.tsx';
import { Figures } from '#features/sale-history/figures.island.tsx';
import { LazyCharts } from '#features/sale-history/lazy-charts.island.tsx';
import styles from './sale.module.css';

export const head: PageHead = {
  description: msg`Every dollar raised and every $LILAPE sold, over time and by stage, counted from the chain.`,
};

/** The sale chart. @see decision 33 "no empty controls" 'View Chart' */
export function Page() {
  const { t } = useLingui();
  return (
    <>
      <Intro />
      <section className={styles.content} aria-label={t`Totals and charts`}>
        <Island when="load">
          <Figures />
        </Island>
        <AgeNote />
        <Island when="load">
          <LazyCharts />
        </Island>
        <Reading />
      </section>
      <After />
      <OutlookSection>
        <Island when="visible">
          <Outlook />
        </Island>
      </OutlookSection>
    </>
  );
}
