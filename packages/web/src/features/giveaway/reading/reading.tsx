/** Why nobody can bend the draw, and where its exact rules are; written at build time. */
import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { Link } from '#shell/ui/link.tsx';
import { Section } from '#ui/section.tsx';
import styles from './reading.module.css';
import { WhoMay } from './who-may.tsx';

/** Everything under the draw that never changes. */
export function Reading() {
  const { t } = useLingui();
  return (
    <Section
      id="rules"
      look="dots"
      title={t`Why nobody can bend it`}
      lead={t`Not a buyer, not the owner, not this site, and not who runs the random number.`}
    >
      <div className={styles.facts}>
        <Fact title={t`Who may take part`}>
          <WhoMay terms={LILAPE_GIVEAWAY_TERMS} />
        </Fact>
        <Fact title={t`The contract makes the list`}>
          <Trans>
            The contract lists every buyer itself, out of the sale’s own record. Nobody, us included, can
            leave you out or add a row: only the complete list opens the draw, and there is just one.
          </Trans>
        </Fact>
        <Fact title={t`The number comes later`}>
          <Trans>
            The last buyer on the list sets the first round of{' '}
            <a href="https://drand.love" target="_blank" rel="noreferrer">
              drand
            </a>
            , a public beacon run by many organisations together, that is at least 13 hours ahead. Nobody
            picks it. Its number is a signature that nobody can make alone, and that can only come out one
            way.
          </Trans>
        </Fact>
        <Fact title={t`The contract checks it itself`}>
          <Trans>
            It verifies the beacon’s signature, computes the point of every place, and takes no winner but the
            one whose tokens lie there. Anyone can send list, number and winners; nobody can send others.
          </Trans>
        </Fact>
        <Fact title={t`The contract pays`}>
          <Trans>
            LILAPE prizes reach the winners’ wallets as their places are paid out; a prize ape is minted to
            its winner for the network fee, by anyone. What is not paid 365 days after the sale ended or the
            draw was opened can be burned. We never write to you about a prize: anyone who does is a scammer.
          </Trans>
        </Fact>
        <Fact title={t`What the owner can do`}>
          <Trans>
            Nothing. The giveaway has no owner: nobody opens it, withdraws it or picks its round. If a number
            is not handed in for 30 days, anyone can have the contract wait for the next one.
          </Trans>
        </Fact>
        <Fact title={t`Every rule, word by word`}>
          <Trans>
            So exact that a stranger can write the draw again and get the same winners:{' '}
            <Link to="/whitepaper#draw">in the whitepaper</Link>. Team addresses that cannot win were fixed in
            the contract when it was made.
          </Trans>
        </Fact>
      </div>
    </Section>
  );
}

function Fact({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div className={styles.fact}>
      <h3>{title}</h3>
      <p>{children}</p>
    </div>
  );
}
