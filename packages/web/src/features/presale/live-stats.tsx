/** The totals of the sale, live, and the newest purchases. */
import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { formatDecimal, formatDollars } from '#shell/text/format.ts';
import { useAge, useLive } from '#shell/live/live.ts';
import { Blank, stateOfFigures } from '#shell/ui/blank.tsx';
import { VisuallyHidden } from '#shell/ui/visually-hidden.tsx';
import { AgeNote } from '#shell/ui/age-note.tsx';
import styles from './live-stats.module.css';
import { Newest } from './newest.tsx';

/** Raised, holders and purchases; bars of the same size until the first answer. @see specification §2 live stats */
export function LiveStats() {
  const { i18n } = useLingui();
  const { stats, isUnreachable } = useLive();
  const { isStale } = useAge();
  const grouped = (value: string | number) => formatDecimal(String(value), i18n.locale);
  return (
    <section
      className={styles.stats}
      aria-labelledby="live-stats"
      data-figures={stateOfFigures(stats !== null, isUnreachable)}
    >
      <h2 id="live-stats">
        <VisuallyHidden>
          <Trans>The sale in numbers</Trans>
        </VisuallyHidden>
      </h2>
      <dl className={styles.figures}>
        <Figure label={<Trans>Total raised</Trans>}>
          {stats === null ? <Blank sample="$123,456" /> : `$${formatDollars(stats.totalRaised, i18n.locale)}`}
        </Figure>
        <Figure label={<Trans>Total holders</Trans>}>
          {stats === null ? <Blank sample="1,234" /> : grouped(stats.totalHolders)}
        </Figure>
        <Figure label={<Trans>Total purchases</Trans>}>
          {stats === null ? <Blank sample="1,234" /> : grouped(stats.totalPurchases)}
        </Figure>
      </dl>
      <Newest />
      {isStale && stats !== null && <AgeNote />}
    </section>
  );
}

function Figure({ label, children }: { label: ReactNode; children: ReactNode }) {
  return (
    <div className={styles.figure}>
      <dt>{label}</dt>
      <dd>{children}</dd>
    </div>
  );
}
