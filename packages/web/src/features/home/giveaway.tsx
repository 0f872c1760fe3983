/** The giveaway of 500 million tokens: prizes, rules, and how the draw is kept honest. */
import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from '#shell/ui/link.tsx';
import { failed, notFailed } from '#text/sale-state.ts';
import { InSale, whileSale } from '#ui/in-sale.tsx';
import { Art } from '#shell/ui/art.tsx';
import { ButtonLink } from '#shell/ui/button.tsx';
import { Fold } from '#ui/fold.tsx';
import { Podium } from '#ui/podium.tsx';
import { Section } from '#ui/section.tsx';
import styles from './giveaway.module.css';

/** Section `giveaway`. @see decision 15 "giveaway" */
export function Giveaway() {
  const { t } = useLingui();
  return (
    <Section
      id="giveaway"
      look="banana"
      layout="beside"
      title={t`500M giveaway`}
      lead={
        <>
          <InSale states={notFailed}>
            <Trans>
              500,000,000 LILAPE in three prizes. That is about $1,000,000 if a token is worth $0.0020. It may
              be worth far less, or nothing.
            </Trans>
          </InSale>
          <InSale states={failed}>
            <Trans>The sale ended in refunds, so there’s no giveaway.</Trans>
          </InSale>
        </>
      }
      aside={<Entry />}
    >
      <div className={styles.prizes} {...whileSale(notFailed)}>
        <Podium
          steps={[
            { name: t`First prize`, tokens: t`250M`, above: <Art name="ape-joy" width={220} /> },
            { name: t`Second prize`, tokens: t`150M` },
            { name: t`Third prize`, tokens: t`100M` },
          ]}
        />
        <div className={styles.apes}>
          <p>
            <Trans>
              <strong>Plus 100 runner-up apes:</strong> one LilApe NFT each for a hundred more buyers.{' '}
              <Link to="/gallery?view=dots">Meet them</Link>.
            </Trans>
          </p>
          <PrizeApes />
        </div>
      </div>
      <Draw />
    </Section>
  );
}

/** The very apes that are the prizes; a phone shows the first row. */
function PrizeApes() {
  const { t } = useLingui();
  return (
    <picture className={styles.prizeApes}>
      <source media="(max-width: 63.99rem)" srcSet="/prizes/first-apes.avif" width={800} height={80} />
      <img src="/prizes/apes.avif" alt={t`Their pictures`} width={720} height={720} loading="lazy" />
    </picture>
  );
}

function Entry() {
  return (
    <div className={styles.entry} {...whileSale(notFailed)}>
      <Fold label={<Trans>Who’s in, and what are my odds?</Trans>}>
        <p>
          <Trans>
            There’s nothing to fill in: if you bought, you’re in. Your chance is your tokens out of all tokens
            sold, and you win once at most. The team’s addresses can’t win; they were fixed in the contract
            when it was made.
          </Trans>
        </p>
        <p className={styles.note}>
          <Trans>
            Enter shows whether your wallet or any other address is entered, and its chance. The draw follows
            the sale and has no date yet.
          </Trans>
        </p>
      </Fold>
      <div className={styles.enter}>
        <ButtonLink to="/giveaway" look="secondary" size="large">
          <Trans>Enter</Trans>
        </ButtonLink>
      </div>
    </div>
  );
}

function Draw() {
  return (
    <div className={styles.draw} {...whileSale(notFailed)}>
      <Fold
        heading={
          <h3>
            <Trans>How anyone can check it</Trans>
          </h3>
        }
        label={<Trans>How the draw can be checked</Trans>}
      >
        <div className={styles.points}>
          <ol>
            <li>
              <Trans>
                The contract lists every buyer itself, from the sale’s own record. Nobody, us included, can
                leave you out.
              </Trans>
            </li>
            <li>
              <Trans>
                The last buyer on the list sets a future round of drand, a public random number that nobody
                can know or choose beforehand.
              </Trans>
            </li>
            <li>
              <Trans>
                When that round is out, the contract checks the beacon’s signature itself. The list and the
                number decide the winners. Anyone can <Link to="/giveaway">compute them again</Link>.
              </Trans>
            </li>
            <li>
              <Trans>
                The contract pays a prize of LILAPE as soon as its place is paid out, which anyone can do. A
                prize ape is minted to its winner for the network fee, by anyone.
              </Trans>
            </li>
          </ol>
          <p>
            <Trans>
              The tokens are in the contract of the draw already, out of the marketing share. Nobody can take
              them out: they go to the winners. Anyone can burn what isn’t paid 365 days after the sale ended
              or the draw was opened. <Link to="/contracts#draws">See the address</Link>
            </Trans>
          </p>
        </div>
      </Fold>
    </div>
  );
}
