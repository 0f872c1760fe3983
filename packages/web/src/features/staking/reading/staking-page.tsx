/** The staking page: what it is, the form with the stakes of a wallet, the pool, and what to know before. */
import { Trans } from '@lingui/react/macro';
import { Island } from '#shell/island/island.tsx';
import { MotionSwitch } from '#ui/motion-switch.tsx';
import { contracts } from '#shell/first/deployment.ts';
import { Pool } from '../pool.island.tsx';
import { Staking } from '../staking.island.tsx';
import { Falling } from './falling.tsx';
import { InfoCards } from './info-cards.tsx';
import { Rules } from './rules.tsx';
import styles from './staking-page.module.css';
import said from '#ui/said.module.css';

/** Two islands between what is only read. @see specification §2 Staking page */
export function StakingPage() {
  return (
    <div className={styles.page}>
      <Falling />
      <div className={styles.head}>
        <div className={styles.words}>
          <h1>
            <Trans>Staking</Trans>
          </h1>
          <p className={said.lead}>
            <Trans>
              Lock LILAPE for 90, 180 or 360 days and earn more LILAPE. Your whole reward is reserved the
              moment you sign. No compounding.
            </Trans>
          </p>
          {contracts.staking === null && (
            <p className={styles.closed} role="note">
              <Trans>
                Staking hasn’t opened on this network yet. Rates and rules are fixed, and the calculator
                works.
              </Trans>
            </p>
          )}
        </div>
        <MotionSwitch />
      </div>
      <Island when="load">
        <Staking />
      </Island>
      <Island when="visible">
        <Pool />
      </Island>
      <Rules />
      <InfoCards />
    </div>
  );
}
