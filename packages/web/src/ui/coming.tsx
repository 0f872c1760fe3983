/** What a page that is not open yet truthfully says: what will be there, and how it will work. */
import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { ButtonLink } from '#shell/ui/button.tsx';
import { Card } from './card.tsx';
import styles from './coming.module.css';
import { PageIntro } from './page-intro.tsx';
import type { ArtName } from '#shell/ui/art.tsx';

type Props = {
  title: string;
  /** What the page is for, and that it is not open yet. */
  lead: string;
  art?: ArtName;
  /** What will be there, one {@link ComingFact} each. */
  children?: ReactNode;
};

/** A page that is still being built, with the facts that are already fixed. */
export function Coming({ title, lead, art = 'ape-drawing', children }: Props) {
  return (
    <>
      <PageIntro title={title} lead={lead} art={art}>
        <p className={styles.stamp}>
          <Trans>Not open yet</Trans>
        </p>
        <ButtonLink to="/" look="secondary">
          <Trans>See the sale</Trans>
        </ButtonLink>
      </PageIntro>
      {children !== undefined && (
        <section className={styles.facts} aria-labelledby="coming">
          <h2 id="coming">
            <Trans>What will be here</Trans>
          </h2>
          <ul className={styles.list}>{children}</ul>
        </section>
      )}
    </>
  );
}

/** One fact about a page to come. */
export function ComingFact({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Card as="li" className={styles.fact}>
      <h3>{title}</h3>
      <p>{children}</p>
    </Card>
  );
}
