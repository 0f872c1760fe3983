/** The rules of a launch, and what a ticket is worth, in numbers. @see specification §5, decisions 25 "what counts as held", 26 "tiers" and 105 "equal shares" */
import { Trans } from '@lingui/react/macro';
import { Link } from '#shell/ui/link.tsx';
import styles from './rules.module.css';

/** For everybody, before any launch. */
export function Rules() {
  return (
    <div className={styles.rules}>
      <section aria-labelledby="rules-title">
        <h2 id="rules-title">
          <Trans>Rules</Trans>
        </h2>
        <ul>
          <li>
            <Trans>
              <b>A snapshot is taken 24 hours before each launch.</b> It is a block of the chain; from then on
              nothing about the launch can be changed.
            </Trans>
          </li>
          <li>
            <Trans>
              <b>Your wallet’s balance determines your tier:</b> what lies in it, what it has staked, and what
              it has bought here and not claimed yet, all at that block.
            </Trans>
          </li>
          <li>
            <Trans>
              <b>One tier per wallet per launch:</b> the highest that its sum reaches.
            </Trans>
          </li>
          <li>
            <Trans>
              <b>Hold your tokens in a non-custodial wallet.</b> What lies at an exchange or in another
              contract counts for its address, not for you.
            </Trans>
          </li>
          <li>
            <Trans>
              <b>The project’s own addresses never have a tier.</b> They are listed on the{' '}
              <Link to="/contracts">contracts page</Link>.
            </Trans>
          </li>
        </ul>
      </section>
      <section aria-labelledby="tickets-title">
        <h2 id="tickets-title">
          <Trans>What a ticket is</Trans>
        </h2>
        <ul>
          <li>
            <Trans>
              All tickets of a launch lie in one drum. The contract draws places from it, one after another;
              who has won is not drawn again. With 20 of 1,000 tickets the first place is yours in 2 of 100
              draws.
            </Trans>
          </li>
          <li>
            <Trans>
              A guaranteed place is one share of what the project gives. A drawn place is one share too, on
              top of it.
            </Trans>
          </li>
          <li>
            <Trans>
              All shares are of the same size: what is given, divided by all places. The more there are, the
              smaller each.
            </Trans>
          </li>
          <li>
            <Trans>
              Unlike that of the <Link to="/giveaway">giveaway</Link>, this list is the word of the contract’s
              owner. It is published at least 24 hours before the number, which comes from a public beacon, so
              that you can count everything again. Two rows that contradict each other end the draw.
            </Trans>
          </li>
          <li>
            <Trans>
              What a project gives is the project’s word. We hold none of it and do not vouch for it.
            </Trans>
          </li>
        </ul>
      </section>
    </div>
  );
}
