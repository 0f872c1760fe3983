/** Why nobody can bend the draw, and where its exact rules are; written at build time. */
import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from '#shell/ui/link.tsx';
import { notFailed } from '#text/sale-state.ts';
import { Promises } from '#ui/promises.tsx';
import { Section } from '#ui/section.tsx';
import { WhoMay } from './who-may.tsx';

/** Everything under the draw that never changes. */
export function Reading() {
  const { t } = useLingui();
  return (
    <Section
      id="rules"
      states={notFailed}
      look="dots"
      title={t`Why nobody can rig it`}
      lead={t`Not a buyer, not the owner, not this site, and not the people behind the random number.`}
    >
      <Promises
        shown={[
          {
            art: 'ape-reading',
            title: t`The contract makes the list`,
            text: (
              <Trans>
                It takes every buyer from the sale’s own record. Nobody, us included, can leave you out or add
                a row: only the complete list opens the draw, and there is just one.
              </Trans>
            ),
          },
          {
            art: 'ape-not-looking',
            title: t`The number comes later`,
            text: (
              <Trans>
                Nobody picks it. When the last buyer is listed, the contract fixes a round of{' '}
                <a href="https://drand.love" target="_blank" rel="noreferrer">
                  drand
                </a>
                , at least 13 hours ahead. Many organisations run this public beacon, and its number can only
                come out one way.
              </Trans>
            ),
          },
          {
            art: 'guide-claim',
            title: t`The contract pays`,
            text: (
              <Trans>
                LILAPE prizes reach the winners’ wallets as their places are paid out. Anyone can mint a prize
                ape to its winner, for the network fee. We never write to you about a prize: anyone who does
                is a scammer.
              </Trans>
            ),
          },
        ]}
        label={t`Who may take part, and every rule`}
        more={[
          { title: t`Who may take part`, text: <WhoMay terms={LILAPE_GIVEAWAY_TERMS} /> },
          {
            title: t`The contract checks everything`,
            text: (
              <Trans>
                It verifies the beacon’s signature, computes the point of every place, and accepts only the
                winner whose tokens are there. Anyone can submit the list, the number and the winners; the
                contract refuses wrong ones.
              </Trans>
            ),
          },
          {
            title: t`What the owner can do`,
            text: (
              <Trans>
                Nothing. The giveaway has no owner: nobody opens it, withdraws it or picks its round. If
                nobody submits the number for 30 days, anyone can move the draw to a later round.
              </Trans>
            ),
          },
          {
            title: t`If a prize isn’t paid`,
            text: (
              <Trans>
                LILAPE not paid 365 days after the sale ended or the draw was opened can be burned.
              </Trans>
            ),
          },
          {
            title: t`Every rule in full`,
            text: (
              <Trans>
                Precise enough for a stranger to rebuild the draw and get the same winners:{' '}
                <Link to="/whitepaper#draw">in the whitepaper</Link>. The team’s addresses, which can’t win,
                were fixed in the contract when it was deployed.
              </Trans>
            ),
          },
        ]}
      />
    </Section>
  );
}
