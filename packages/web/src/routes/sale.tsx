/** The sale in numbers: totals, over time, by stage, purchase by purchase. */
import { msg } from '@lingui/core/macro';
import type { PageHead } from '#shell/page/page-head.ts';
import { useLingui } from '@lingui/react/macro';
import { AgeNote } from '#shell/ui/age-note.tsx';
import { Figures } from '#features/sale-history/figures.tsx';
import { LazyCharts } from '#features/sale-history/lazy-charts.tsx';
import { staticPart } from '#shell/page/static-part.tsx';
import styles from './sale.module.css';

export const head: PageHead = {
  title: msg`The sale in numbers`,
  description: msg`Every dollar raised and every $LILAPE sold, over time and by stage, counted from the chain.`,
};

const Intro = staticPart({
  load: async () => (await import('#features/sale-history/intro.static.tsx')).Intro,
  catalog: 'details',
});

const Reading = staticPart({
  load: async () => (await import('#features/sale-history/reading.static.tsx')).Reading,
  catalog: 'details',
});

/** The sale chart. @see decision 33 "no empty controls" 'View Chart' */
export function Page() {
  const { t } = useLingui();
  return (
    <>
      <Intro />
      <section className={styles.content} aria-label={t`Totals and charts`}>
        <Figures />
        <AgeNote />
        <LazyCharts />
      </section>
      <Reading />
    </>
  );
}
