/** The launchpad as it is written at build time: whose tier, the climb, the four tiers, the launches, the rules. */
import { Trans, useLingui } from '@lingui/react/macro';
import { Button, ButtonLink } from '#shell/ui/button.tsx';
import { over, undecided } from '#text/sale-state.ts';
import { whileSale } from '#ui/in-sale.tsx';
import { Climb } from './climb.static.tsx';
import { Launches } from './launches.static.tsx';
import styles from './launchpad-page.module.css';
import { Rules } from './rules.static.tsx';
import { TierCards } from './tier-cards.static.tsx';
import { YourTier } from './your-tier.static.tsx';

/** Filled in by `follow-launchpad.ts`. */
export function LaunchpadPage() {
  return (
    <div className={styles.page} data-launchpad="">
      <div className={styles.hero}>
        <div className={styles.words}>
          <h1>
            <Trans>Launchpad</Trans>
          </h1>
          <p className={styles.lead}>
            <Trans>
              Who holds LILAPE gets a place, or tickets for one, in the launches of other projects. The higher
              you sit a day before, the more.
            </Trans>
          </p>
          <YourTier />
        </div>
        <Climb />
      </div>
      <Launches />
      <TierCards />
      <Rules />
      <Actions />
    </div>
  );
}

function Actions() {
  const { t } = useLingui();
  return (
    <section className={styles.actions} aria-label={t`What now`}>
      <p>
        <Trans>Higher up, or with a project of your own?</Trans>
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
