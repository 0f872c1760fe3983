/** The sale in numbers: over time, by stage, purchase by purchase. */
import { msg } from '@lingui/core/macro';
import type { PageHead } from '#lib/page-head.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import { AgeNote } from '#features/presale/age-note.tsx';
import { SaleHistory } from '#features/sale-history/sale-history.tsx';
import { withMessages } from '#lib/messages.ts';
import { staticPart } from '#lib/static-part.tsx';
import { ButtonLink } from '#ui/button.tsx';
import { PageIntro } from '#ui/page-intro.tsx';
import styles from './sale.module.css';

export const head: PageHead = {
  title: msg`The sale in numbers`,
  description: msg`Every dollar raised and every $LILAPE sold, over time and by stage, counted from the chain.`,
};

const Reading = staticPart(() =>
  withMessages('details', import('#features/sale-history/reading.static.tsx')).then(({ Reading }) => Reading),
);

/** The sale chart. @see decision 33 'View Chart' */
export function Page() {
  const { t } = useLingui();
  return (
    <>
      <PageIntro
        title={t`The sale in numbers`}
        lead={t`Every dollar raised and every token sold, counted from the chain as it happens.`}
      >
        <ButtonLink to="/">
          <Trans>Go to the sale</Trans>
        </ButtonLink>
      </PageIntro>
      <section className={styles.content} aria-label={t`Totals and charts`}>
        <SaleHistory age={<AgeNote />} />
      </section>
      <Reading />
    </>
  );
}
