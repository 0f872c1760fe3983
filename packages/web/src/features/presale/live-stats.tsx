/** The totals of the sale, live, and the newest purchases. */
import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { Filled } from '#ui/filled.tsx';
import { VisuallyHidden } from '#shell/ui/visually-hidden.tsx';
import exact from '#ui/exact.module.css';
import { Fact, Facts } from '#ui/facts.tsx';
import styles from './live-stats.module.css';
import { Newest } from './newest.tsx';

/** Raised, holders and purchases; bars of the same size until they are filled in. @see specification §2 live stats */
export function LiveStats() {
  return (
    <section className={styles.stats} aria-labelledby="live-stats" data-figures="waiting">
      <h2 id="live-stats">
        <VisuallyHidden>
          <Trans>The sale in numbers</Trans>
        </VisuallyHidden>
      </h2>
      <Facts look="figures" className={styles.figures}>
        <Total label={<Trans>Total raised</Trans>}>
          <Filled of="raised" sample="$123,456" exact={exact.exact} />
        </Total>
        <Total
          label={<Trans>Total holders</Trans>}
          meaning={
            <Trans>Addresses that have bought, each once. After the sale: addresses that own LILAPE.</Trans>
          }
        >
          <Filled of="buyers" sample="1,234" />
        </Total>
        <Total label={<Trans>Total purchases</Trans>}>
          <Filled of="purchases" sample="1,234" />
        </Total>
      </Facts>
      <Newest />
    </section>
  );
}

type TotalProps = {
  label: ReactNode;
  /** What is counted, shown on a press where the label alone would mislead. */
  meaning?: ReactNode;
  children: ReactNode;
};

function Total({ label, meaning, children }: TotalProps) {
  return (
    <Fact
      className={styles.figure}
      name={
        meaning === undefined ? (
          label
        ) : (
          <details className={styles.meaning}>
            <summary>{label}</summary>
            <p>{meaning}</p>
          </details>
        )
      }
    >
      {children}
    </Fact>
  );
}
