/** The totals of the sale, live, and the newest purchases. */
import { Trans } from '@lingui/react/macro';
import { Filled } from '#ui/filled.tsx';
import { VisuallyHidden } from '#shell/ui/visually-hidden.tsx';
import exact from '#ui/exact.module.css';
import { Fact, Facts } from '#ui/facts.tsx';
import { Holders } from '#ui/sale-charts/holders.tsx';
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
        <Fact className={styles.figure} name={<Trans>Total raised</Trans>}>
          <Filled of="raised" sample="$123,456" exact={exact.exact} />
        </Fact>
        <Fact className={styles.figure} name={<Holders />}>
          <Filled of="buyers" sample="1,234" />
        </Fact>
        <Fact className={styles.figure} name={<Trans>Total purchases</Trans>}>
          <Filled of="purchases" sample="1,234" />
        </Fact>
      </Facts>
      <Newest />
    </section>
  );
}
