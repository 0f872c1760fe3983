/** How buying works, or after the sale the claim or the refund, as three panels; on a phone three rows, each with its words folded. */
import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { failed, reached, undecided } from '#text/sale-state.ts';
import { AfterSaleLink } from '#ui/after-sale-link.tsx';
import { InSale, whileSale } from '#ui/in-sale.tsx';
import { SaleNote } from '#ui/sale-note.tsx';
import { Art, type ArtName } from '#shell/ui/art.tsx';
import { ButtonLink } from '#shell/ui/button.tsx';
import { Link } from '#shell/ui/link.tsx';
import { Fold } from '#ui/fold.tsx';
import { Section } from '#ui/section.tsx';
import { VisuallyHidden } from '#shell/ui/visually-hidden.tsx';
import styles from './three-steps.module.css';

/** Section `how-to-buy`; each panel leads to its step of the guide, after the sale to the page that pays. */
export function ThreeSteps() {
  const { t } = useLingui();
  return (
    <Section id="how-to-buy" title={<Title />}>
      <SaleNote />
      <ol className={styles.steps} {...whileSale(undecided)}>
        <Panel art="guide-connect" to="/how-to-buy#connect" title={t`Connect a wallet`}>
          <Trans>
            Any wallet that supports Base. We see its address and what anyone can see of it on chain, and ask
            for nothing before you press Buy.
          </Trans>
        </Panel>
        <Panel art="guide-approve" to="/how-to-buy#confirm" title={t`Pay in USDT or USDC`}>
          <Trans>
            From $1. You approve exactly what you pay, and see the tokens and the price of each stage before
            you sign.
          </Trans>
        </Panel>
        <Panel art="guide-claim" to="/how-to-buy#claim" title={t`Claim after the sale`}>
          <Trans>
            Your tokens are recorded in the contract at once, and yours to claim when the sale is finalised.
          </Trans>
        </Panel>
      </ol>
      <ol className={styles.steps} {...whileSale(reached)}>
        <Panel art="guide-connect" to="/claim" title={t`Connect your wallet`}>
          <Trans>The one you bought with. The page shows what it paid, in which coin.</Trans>
        </Panel>
        <Panel art="guide-approve" to="/claim" title={t`Claim`}>
          <Trans>
            One signature, once the sale is finalised; anyone can finalise it. You pay only the network fee.
          </Trans>
        </Panel>
        <Panel art="guide-claim" to="/market" title={t`Done`}>
          <Trans>
            Your tokens are in your wallet. Keep them, stake them, or trade them once the pools are open.
          </Trans>
        </Panel>
      </ol>
      <ol className={styles.steps} {...whileSale(failed)}>
        <Panel art="guide-connect" to="/claim" title={t`Connect your wallet`}>
          <Trans>The one you bought with. The page shows what it paid, in which coin.</Trans>
        </Panel>
        <Panel art="guide-approve" to="/claim" title={t`Get a refund`}>
          <Trans>
            One signature a coin. You get back exactly what you paid; your only cost is the network fee.
          </Trans>
        </Panel>
        <Panel art="guide-claim" title={t`Done`}>
          <Trans>
            Once you sign, the contract sends your money to your wallet. There’s no deadline, and no one can
            refuse.
          </Trans>
        </Panel>
      </ol>
      <p className={styles.all}>
        <InSale states={undecided}>
          <ButtonLink to="/how-to-buy" look="secondary">
            <Trans>How to buy, in detail</Trans>
          </ButtonLink>
        </InSale>
        <AfterSaleLink />
      </p>
    </Section>
  );
}

/** No jokes over a refund. @see docs/voice.md rule 6 */
function Title() {
  return (
    <>
      <InSale states={undecided}>
        <Trans>Three steps, no tricks</Trans>
      </InSale>
      <InSale states={reached}>
        <Trans>How to claim</Trans>
      </InSale>
      <InSale states={failed}>
        <Trans>How to get a refund</Trans>
      </InSale>
    </>
  );
}

type PanelProps = {
  art: ArtName;
  /** Where more of it is. */
  to?: string;
  title: string;
  children: ReactNode;
};

function Panel({ art, to, title, children }: PanelProps) {
  return (
    <li className={styles.panel}>
      <div className={styles.picture}>
        <Art name={art} width={400} />
      </div>
      <div className={styles.words}>
        <Fold heading={<h3>{title}</h3>} label={title}>
          <p>{children}</p>
          {to !== undefined && (
            <Link className={styles.more} to={to}>
              <Trans>
                Learn More <VisuallyHidden>about “{title}”</VisuallyHidden>
              </Trans>
            </Link>
          )}
        </Fold>
      </div>
    </li>
  );
}
