/** What whoever stakes should know: what the contract can and cannot do. */
import { REWARDS_BOUND_YEARS } from '@lilape/domain/market/split';
import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { Link } from '#shell/ui/link.tsx';
import styles from './rules.module.css';

/** Short and dry; powers and addresses are on the contracts page. */
export function Rules() {
  const { t } = useLingui();
  return (
    <section className={styles.rules} aria-labelledby="rules-title">
      <h2 id="rules-title">
        <Trans>Before you lock</Trans>
      </h2>
      <ul className={styles.facts}>
        <Fact title={t`Locked means locked`}>
          <Trans>
            Until its last second a lock holds for everybody, you and us included. After it, unstaking brings
            principal and rewards in one transfer, and there is no deadline for it.
          </Trans>
        </Fact>
        <Fact title={t`Reserved, not promised`}>
          <Trans>
            What a stake will earn leaves the pool when it opens. A stake that the pool cannot cover is
            refused, and says how much it could.
          </Trans>
        </Fact>
        <Fact title={t`Claim when you like`}>
          <Trans>
            Rewards accrue every second until the lock ends, and stop there. Ten claims or none: the sum is
            the same to the last digit.
          </Trans>
        </Fact>
        <Fact title={t`What the owner can do`}>
          <Trans>
            From {REWARDS_BOUND_YEARS} years after the release on, take out what is free in the pool, and
            nothing else: no stake, no reserved reward, no rate. All powers are on the{' '}
            <Link to="/contracts">contracts page</Link>.
          </Trans>
        </Fact>
        <Fact title={t`20% more tokens isn’t 20% more money`}>
          <Trans>
            The rate is simple, no compounding, for a year of 365 days: 360 days at 50% pay 49.3%. Rewards are
            LILAPE. If its price falls by half, so does what you locked and earned, and you cannot sell before
            the day.
          </Trans>
        </Fact>
      </ul>
    </section>
  );
}

function Fact({ title, children }: { title: string; children: ReactNode }) {
  return (
    <li>
      <h3>{title}</h3>
      <p>{children}</p>
    </li>
  );
}
