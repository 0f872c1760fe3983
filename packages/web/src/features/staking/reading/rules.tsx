/** What whoever stakes should know: what the contract can and cannot do. */
import { REWARDS_BOUND_YEARS } from '@lilape/domain/market/split';
import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from '#shell/ui/link.tsx';
import { Promises } from '#ui/promises.tsx';
import styles from './rules.module.css';

/** Short and dry; powers and addresses are on the contracts page. */
export function Rules() {
  const { t } = useLingui();
  return (
    <section className={styles.rules} aria-labelledby="rules-title">
      <h2 id="rules-title">
        <Trans>Before you lock</Trans>
      </h2>
      <Promises
        shown={[
          {
            art: 'ape-asleep',
            title: t`Locked means locked`,
            text: (
              <Trans>
                A lock holds for everyone until its last second, you and us included. After that you unstake
                your tokens and rewards in one transfer. There’s no deadline.
              </Trans>
            ),
          },
          {
            art: 'ape-guard',
            title: t`Reserved, not promised`,
            text: (
              <Trans>
                What your stake will earn leaves the pool when you open it. If the pool can’t cover it, the
                stake is refused, and we say how much it could cover.
              </Trans>
            ),
          },
          {
            art: 'ape-charting',
            title: t`20% more tokens isn’t 20% more money`,
            text: (
              <Trans>
                The rate is simple, no compounding, for a year of 365 days: 360 days at 50% pay 49.3%. Rewards
                are LILAPE. If its price halves, so does the value of what you locked and earned, and you
                can’t sell before the lock ends.
              </Trans>
            ),
          },
        ]}
        label={t`When to claim, and what the owner can do`}
        more={[
          {
            title: t`Claim when you like`,
            text: (
              <Trans>
                Rewards accrue every second until the lock ends, and stop there. Claim ten times or never: the
                total is the same.
              </Trans>
            ),
          },
          {
            title: t`What the owner can do`,
            text: (
              <Trans>
                Starting {REWARDS_BOUND_YEARS} years after the shares are released, take out what’s free in
                the pool. Nothing else: no stake, no reserved reward, no rate. All powers are on the{' '}
                <Link to="/contracts">contracts page</Link>.
              </Trans>
            ),
          },
        ]}
      />
    </section>
  );
}
