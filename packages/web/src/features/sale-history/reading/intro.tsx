/** What the page is; written at build time. */
import { saleHistory } from '@lilape/wire/endpoints/sale';
import { Trans, useLingui } from '@lingui/react/macro';
import { SaleLink } from '#ui/sale-link.tsx';
import { SaleNote } from '#ui/sale-note.tsx';
import { PageIntro } from '#ui/page-intro.tsx';
import styles from './reading.module.css';

/** Heading, and for who has no scripts where the numbers are. */
export function Intro() {
  const { t } = useLingui();
  return (
    <>
      <PageIntro
        title={t`The sale in numbers`}
        lead={t`Every dollar raised and every token sold, straight from the chain.`}
        note={<SaleNote />}
        art="ape-counting"
        isLow
      >
        <SaleLink />
      </PageIntro>
      <noscript>
        <p className={styles.noscript}>
          <Trans>
            Charts need JavaScript. The same numbers as data: <a href={saleHistory.path}>JSON</a>.
          </Trans>
        </p>
      </noscript>
    </>
  );
}
