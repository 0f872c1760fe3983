/** The page of the launchpad: whose tier, the four tiers, the mountain, the launches, the rules. */
import { Trans, useLingui } from '@lingui/react/macro';
import { Island } from '#shell/island/island.tsx';
import { Button, ButtonLink } from '#shell/ui/button.tsx';
import { over, undecided } from '#text/sale-state.ts';
import { whileSale } from '#ui/in-sale.tsx';
import { Climb } from '../tier/climb.island.tsx';
import { LaunchList } from '../launch-list.island.tsx';
import { TierTable } from '../tier/tier-table.island.tsx';
import { YourTier } from '../your-tier.island.tsx';
import styles from './launchpad-page.module.css';
import { Rules } from './rules.tsx';
import said from '#ui/said.module.css';

export function LaunchpadPage() {
  return (
    <div className={styles.page}>
      <div className={styles.hero}>
        <div className={styles.words}>
          <h1>
            <Trans>Launchpad</Trans>
          </h1>
          <p className={said.lead}>
            <Trans>
              Hold LILAPE, get into other projects’ launches. The more you hold at the snapshot, the higher
              your tier.
            </Trans>
          </p>
          <Island when="load">
            <YourTier />
          </Island>
        </div>
        <div className={styles.tiers}>
          <Island when="visible">
            <TierTable />
          </Island>
        </div>
        <Island when="visible">
          <Climb />
        </Island>
      </div>
      <section id="launches" className={styles.launches} aria-labelledby="launches-title">
        <h2 id="launches-title">
          <Trans>Launches</Trans>
        </h2>
        <Island when="visible">
          <LaunchList />
        </Island>
      </section>
      <Rules />
      <Actions />
    </div>
  );
}

function Actions() {
  const { t } = useLingui();
  return (
    <section className={styles.actions} aria-label={t`What next`}>
      <p>
        <Trans>Want a higher tier, or have a project of your own?</Trans>
      </p>
      <div className={styles.buttons}>
        <span {...whileSale(undecided)}>
          <Button size="large" data-action="buy" aria-haspopup="dialog">
            <Trans>Buy $LILAPE</Trans>
          </Button>
        </span>
        <span {...whileSale(over)}>
          <ButtonLink size="large" to="/claim">
            <Trans>Claim or refund</Trans>
          </ButtonLink>
        </span>
        <ButtonLink size="large" look="secondary" to="/launchpad/apply">
          <Trans>Apply to Launch Your Project</Trans>
        </ButtonLink>
      </div>
    </section>
  );
}
