/** The whitepaper in one paragraph, and everything else there is to check before paying. */
import { Trans, useLingui } from '@lingui/react/macro';
import { whitepaperFile, whitepaperSavedAs } from '#content/whitepaper/file.ts';
import { useLanguage } from '#shell/page/use-language.ts';
import { over, undecided } from '#text/sale-state.ts';
import { Art } from '#shell/ui/art.tsx';
import { ButtonDownload } from '#ui/button-download.tsx';
import { ButtonLink } from '#shell/ui/button.tsx';
import { InSale } from '#ui/in-sale.tsx';
import { Section } from '#ui/section.tsx';
import { Carousel } from '#ui/carousel.tsx';
import styles from './whitepaper-summary.module.css';

/** Section `whitepaper`: the paper as a page and as a PDF, the sale's chart, the contracts. */
export function WhitepaperSummary() {
  const { t } = useLingui();
  const language = useLanguage();
  return (
    <Section
      id="whitepaper"
      layout="beside"
      title={
        <>
          <InSale states={undecided}>
            <Trans>Read before you buy</Trans>
          </InSale>
          <InSale states={over}>
            <Trans>Read how it works</Trans>
          </InSale>
        </>
      }
      lead={t`What the contracts do is public, and so are the four powers of the sale’s owner. They can cancel it before its end, close it early with notice, return what was sent by mistake, hand these powers on or give them up.`}
      aside={
        <div className={styles.reader}>
          <Art name="ape-reading" width={360} />
        </div>
      }
    >
      <Carousel className={styles.papers}>
        <li>
          <h3>
            <Trans>The whitepaper</Trans>
          </h3>
          <p>
            <Trans>
              How the sale prices, holds and returns money, who receives which tokens, what is planned and
              what can go wrong.
            </Trans>
          </p>
          <div className={styles.actions}>
            <ButtonDownload href={whitepaperFile[language]} saveAs={whitepaperSavedAs[language]}>
              <Trans>Download PDF</Trans>
            </ButtonDownload>
            <ButtonLink to="/whitepaper" look="secondary">
              <Trans>Read it here</Trans>
            </ButtonLink>
          </div>
        </li>
        <li>
          <h3>
            <Trans>The sale so far</Trans>
          </h3>
          <p>
            <Trans>Dollars raised and tokens sold, over time and by stage, counted from the chain.</Trans>
          </p>
          <div className={styles.actions}>
            <ButtonLink to="/sale" look="secondary">
              <Trans>View Chart</Trans>
            </ButtonLink>
          </div>
        </li>
        <li>
          <h3>
            <Trans>The contracts</Trans>
          </h3>
          <p>
            <Trans>Every address in full, every power its owner has, and how to verify both.</Trans>
          </p>
          <div className={styles.actions}>
            <ButtonLink to="/contracts" look="secondary">
              <Trans>See the contracts</Trans>
            </ButtonLink>
          </div>
        </li>
      </Carousel>
    </Section>
  );
}
