/** What happens after a sale that reached its goal, step by step; written at build time. @see decisions 142 "a split that stays true" and 143 "a pool that opens itself" */
import { OPENING_WAIT_HOURS } from '@lilape/domain/market/opening';
import { PAYING_DAYS, REWARDS_BOUND_YEARS } from '@lilape/domain/market/split';
import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { notFailed } from '#text/sale-state.ts';
import { fee, pooled } from '#text/market-rates.ts';
import { Fold } from '#ui/fold.tsx';
import { Section } from '#ui/section.tsx';
import { Step, Steps } from '#ui/steps.tsx';
import styles from './after.module.css';

/** Section `after`. */
export function After() {
  const { t } = useLingui();
  return (
    <Section
      id="after"
      states={notFailed}
      look="dots"
      title={t`After the sale`}
      lead={t`If it reaches its goal, four steps follow. Anyone can take each of them; no owner is needed.`}
    >
      <Fold label={t`The four steps`}>
        <Steps>
          <Step title={<Trans>Finalise</Trans>}>
            <Trans>Unsold LILAPE in the sale are burned. Buyers claim theirs.</Trans>
          </Step>
          <Step title={<Trans>Release</Trans>}>
            <Trans>
              Every other share is cut by the same fraction, and the rest is burned. If half is sold, half of
              everything exists.
            </Trans>
          </Step>
          <Step title={<Trans>{OPENING_WAIT_HOURS} hours later: open the pools</Trans>}>
            <Trans>
              One on Uniswap v4 for each coin, with {pooled} of the money raised in it and LILAPE at the last
              price of the sale. A swap costs {fee}.
            </Trans>
          </Step>
          <Step title={<Trans>Send the rest</Trans>}>
            <Trans>
              Money that doesn’t go into a pool goes to the treasury, but only once that coin’s pool is open.
            </Trans>
          </Step>
        </Steps>
      </Fold>
      <Fold label={t`What stays, and what if the sale fails`} isAlways>
        <ul className={styles.bonds}>
          <Bond title={<Trans>The pools stay</Trans>}>
            <Trans>
              Their position belongs to a contract that has no function to lower it. Fees in LILAPE are
              burned, fees in coins go to the DAO’s address.
            </Trans>
          </Bond>
          <Bond title={<Trans>{PAYING_DAYS} days</Trans>}>
            <Trans>
              Marketing, development and DAO get their shares evenly, second by second. The team’s is vested.
            </Trans>
          </Bond>
          <Bond title={<Trans>{REWARDS_BOUND_YEARS} years</Trans>}>
            <Trans>
              For that long, rewards can only be earned by staking: nobody can take the free ones out.
            </Trans>
          </Bond>
          <Bond title={<Trans>If the sale fails</Trans>}>
            <Trans>
              No pool opens. Anyone can burn all the shares, and every buyer can get a full refund.
            </Trans>
          </Bond>
        </ul>
      </Fold>
    </Section>
  );
}

function Bond({ title, children }: { title: ReactNode; children: ReactNode }) {
  return (
    <li>
      <h3>{title}</h3>
      <p>{children}</p>
    </li>
  );
}
