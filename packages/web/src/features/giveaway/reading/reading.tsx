/** Why nobody can bend the draw, and where its exact rules are; written at build time. */
import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { Link } from '#shell/ui/link.tsx';
import { Section } from '#ui/section.tsx';
import styles from './reading.module.css';

/** Everything under the draw that never changes. */
export function Reading() {
  const { t } = useLingui();
  return (
    <Section
      id="rules"
      look="dots"
      layout="beside"
      title={t`Why nobody can bend it`}
      lead={t`Not a buyer, not the owner, not this site, and not who runs the random number.`}
    >
      <div className={styles.facts}>
        <Fact title={t`The list comes first`}>
          <Trans>
            Who is entered, and with how many tokens, is published and its fingerprint written into the chain
            before anybody can know the number. Afterwards not one row can change.
          </Trans>
        </Fact>
        <Fact title={t`The number comes later`}>
          <Trans>
            The same event names a round of{' '}
            <a href="https://drand.love" target="_blank" rel="noreferrer">
              drand
            </a>
            , a public beacon run by many organisations together, at least an hour ahead. Its number is a
            signature that nobody can make alone, and that can only come out one way.
          </Trans>
        </Fact>
        <Fact title={t`The contract checks it itself`}>
          <Trans>
            It verifies the beacon’s signature, computes the point of every place, and takes no winner but the
            one whose tokens lie there. Anyone can send the number or the list; nobody can send another.
          </Trans>
        </Fact>
        <Fact title={t`The contract pays`}>
          <Trans>
            The prizes are in it since the first block and go out as the winners are settled. There is nothing
            to claim, nobody to ask, and no fee: whoever writes to you about your prize is lying.
          </Trans>
        </Fact>
        <Fact title={t`What the owner can do`}>
          <Trans>
            Choose when to open it, and take it back while the number is still unknown, or 30 days after the
            number was due if nobody revealed it. Nothing else, and never after the number is out.
          </Trans>
        </Fact>
        <Fact title={t`Every rule, word by word`}>
          <Trans>
            So exact that a stranger can write the draw again and get the same winners:{' '}
            <Link to="/whitepaper#draw">in the whitepaper</Link>. Team addresses that cannot win are named in
            the published list.
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
