/** The staking page as it is written at build time: what it is, the tree, the calculator, the pool; the desk of a connected wallet is laid into its places. */
import { Trans, useLingui } from '@lingui/react/macro';
import { Island } from '#shell/island/island.tsx';
import { Button } from '#shell/ui/button.tsx';
import { MotionSwitch } from '#ui/motion-switch.tsx';
import { Stand } from '#ui/stand.tsx';
import { contracts } from '#shell/deployment.ts';
import { Curve } from './curve.static.tsx';
import { Falling } from './falling.static.tsx';
import { InfoCards } from './info-cards.static.tsx';
import { StakesOnPage } from '../stakes.island.tsx';
import styles from './page.module.css';
import { Pool } from './pool.static.tsx';
import { Rules } from './rules.static.tsx';
import { StakeForm } from './stake-form.static.tsx';
import { Tree } from './tree.static.tsx';

/** Everything; `stakes-now.ts` fills it in. */
export function StakingPage() {
  const { t } = useLingui();
  return (
    <div className={styles.page} data-staking="">
      <Falling />
      <div className={styles.head}>
        <div className={styles.words}>
          <h1>
            <Trans>Stake LILAPE</Trans>
          </h1>
          <p className={styles.lead}>
            <Trans>
              Choose a branch, lock LILAPE, and pick more LILAPE later. The whole reward is set aside for you
              the moment you sign, so nobody can promise it twice.
            </Trans>
          </p>
          {contracts.staking === null && (
            <p className={styles.closed} role="note">
              <Trans>
                Staking has not opened on this network yet. Rates and rules stand; the calculator works.
              </Trans>
            </p>
          )}
        </div>
        <MotionSwitch />
      </div>
      <form className={styles.form} data-stake="" noValidate autoComplete="off">
        <Tree />
        <div className={styles.columns}>
          <StakeForm />
          <Curve />
        </div>
      </form>
      <section className={styles.stakes} aria-labelledby="stakes-title">
        <h2 id="stakes-title">
          <Trans>
            Your Active Stakes <span data-count="" />
          </Trans>
        </h2>
        <div data-visitor="">
          <Stand art="ape-basket">
            <p>
              <Trans>Connect wallet to view your stakes</Trans>
            </p>
            {contracts.staking !== null && (
              <Button look="secondary" aria-haspopup="dialog" data-connect="">
                {t`Connect Wallet`}
              </Button>
            )}
          </Stand>
        </div>
        <div data-desk="stakes" />
        <Island when="wallet">
          <StakesOnPage />
        </Island>
      </section>
      <InfoCards />
      <Pool />
      <Rules />
    </div>
  );
}
