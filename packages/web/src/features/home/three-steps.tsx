/** How buying works, as three panels; on a phone three rows, each with its words folded. */
import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { SaleNote } from '#ui/sale-note.tsx';
import { Art, type ArtName } from '#shell/ui/art.tsx';
import { ButtonLink } from '#shell/ui/button.tsx';
import { Link } from '#shell/ui/link.tsx';
import { Fold } from '#ui/fold.tsx';
import { Section } from '#ui/section.tsx';
import { VisuallyHidden } from '#shell/ui/visually-hidden.tsx';
import styles from './three-steps.module.css';

/** Section `how-to-buy`; each panel leads to its step of the guide. */
export function ThreeSteps() {
  const { t } = useLingui();
  return (
    <Section id="how-to-buy" title={t`Three steps, no tricks`}>
      <SaleNote />
      <ol className={styles.steps}>
        <Panel art="guide-connect" step="connect" title={t`Connect a wallet`}>
          <Trans>
            Any wallet that supports Base. We see its address and what anyone can see of it on chain, and ask
            for nothing before you press Buy.
          </Trans>
        </Panel>
        <Panel art="guide-approve" step="confirm" title={t`Pay in USDT or USDC`}>
          <Trans>
            From $1. You approve exactly what you pay, and see the tokens and the price of each stage before
            you sign.
          </Trans>
        </Panel>
        <Panel art="guide-claim" step="claim" title={t`Claim after the sale`}>
          <Trans>
            Your tokens are recorded in the contract at once, and yours to claim when the sale is finalised.
          </Trans>
        </Panel>
      </ol>
      <p className={styles.all}>
        <ButtonLink to="/how-to-buy" look="secondary">
          <Trans>How to buy, in detail</Trans>
        </ButtonLink>
      </p>
    </Section>
  );
}

type PanelProps = {
  art: ArtName;
  /** Anchor of the step in the guide. */
  step: string;
  title: string;
  children: ReactNode;
};

function Panel({ art, step, title, children }: PanelProps) {
  return (
    <li className={styles.panel}>
      <div className={styles.picture}>
        <Art name={art} width={400} />
      </div>
      <div className={styles.words}>
        <Fold heading={<h3>{title}</h3>} label={title}>
          <p>{children}</p>
          <Link className={styles.more} to={`/how-to-buy#${step}`}>
            <Trans>
              Learn More <VisuallyHidden>about “{title}”</VisuallyHidden>
            </Trans>
          </Link>
        </Fold>
      </div>
    </li>
  );
}
