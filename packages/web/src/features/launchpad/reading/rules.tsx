/** The rules of a launch, how one comes about, and what a ticket is worth. @see specification §5, decisions 25 "what counts as held", 26 "tiers" and 105 "equal shares" */
import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from '#shell/ui/link.tsx';
import { Promises } from '#ui/promises.tsx';
import styles from './launchpad-page.module.css';

/** For everybody, before any launch. */
export function Rules() {
  const { t } = useLingui();
  return (
    <section className={styles.rules} aria-labelledby="rules-title">
      <h2 id="rules-title">
        <Trans>Rules</Trans>
      </h2>
      <Promises
        shown={[
          {
            art: 'ape-camera',
            title: t`A snapshot is taken 24 hours before each launch`,
            text: (
              <Trans>
                It’s one block of the chain. We publish everyone’s tier at that block as a list. After that
                nobody can change the launch.
              </Trans>
            ),
          },
          {
            art: 'guide-wallet',
            title: t`Your wallet’s balance determines your tier`,
            text: (
              <Trans>
                What it holds, what it has staked, and what it bought here but hasn’t claimed, all at that
                block.
              </Trans>
            ),
          },
          {
            art: 'ape-puzzled',
            title: t`A project’s offer is only its word`,
            text: <Trans>We don’t hold these tokens and can’t vouch for them.</Trans>,
          },
        ]}
        label={t`How a launch happens, and what a ticket is`}
        more={[
          {
            title: t`A project applies`,
            text: (
              <Trans>
                It says what it’s building and what it offers. We read every application and turn most of them
                down.
              </Trans>
            ),
          },
          {
            title: t`The launch is announced here`,
            text: (
              <Trans>
                You see its date, its allocation and how many places are drawn. Until the snapshot it can be
                moved or cancelled, and you see every change.
              </Trans>
            ),
          },
          {
            title: t`The contract draws`,
            text: (
              <Trans>
                It draws the places that aren’t guaranteed, at least 24 hours after its owner named the list.
                Until then anyone can check the list.
              </Trans>
            ),
          },
          {
            title: t`What a ticket is`,
            text: (
              <Trans>
                All tickets of a launch go into one drum. The contract draws place after place, and nobody
                wins twice. With 20 of 1,000 tickets, your chance of the first place is 2 in 100.
              </Trans>
            ),
          },
          {
            title: t`Every place gets the same`,
            text: (
              <Trans>
                The allocation is divided by all places: the more there are, the less each gets. You can have
                two: one guaranteed and one drawn.
              </Trans>
            ),
          },
          {
            title: t`One tier per wallet per launch`,
            text: (
              <Trans>
                The highest one that its total reaches. LilApe’s own addresses, listed on the{' '}
                <Link to="/contracts">contracts page</Link>, never have one.
              </Trans>
            ),
          },
          {
            title: t`Hold your tokens in a non-custodial wallet`,
            text: (
              <Trans>Tokens on an exchange or in another contract count for that address, not for you.</Trans>
            ),
          },
          {
            title: t`Where the list comes from`,
            text: (
              <Trans>
                Unlike the list of the <Link to="/giveaway">giveaway</Link>, this one comes from the
                contract’s owner. It’s published at least 24 hours before the number, which comes from a
                public beacon, so you can check everything. If two rows contradict each other, the draw ends.
              </Trans>
            ),
          },
        ]}
      />
    </section>
  );
}
