/** Claim: what comes to a buyer after the sale. */
import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { Claim } from '#features/claim/claim.island.tsx';
import { Island } from '#shell/island/island.tsx';
import type { PageHead } from '#shell/page/page-head.ts';
import { AgeNote } from '#ui/age-note.tsx';
import { PageIntro } from '#ui/page-intro.tsx';
import styles from './purchases.module.css';

export const head: PageHead = {
  description: msg`Claim the LILAPE you bought, or get a refund if the sale failed.`,
};

/** The claim, or the refund, of the connected wallet or of any other address. */
export function Page() {
  const { t } = useLingui();
  return (
    <>
      <PageIntro
        title={t`Claim or refund`}
        lead={t`The sale pays each buyer here: LILAPE, or a full refund. What is still yours waits in the contract under your address: nobody else can take it, and there’s no deadline.`}
      />
      <div className={styles.content}>
        <div className={styles.wide}>
          <AgeNote />
          <Island when="load">
            <Claim />
          </Island>
        </div>
      </div>
    </>
  );
}
