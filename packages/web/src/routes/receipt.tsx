/** The receipt of one transaction: `/purchases/{txHash}`. */
import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { ReceiptPage } from '#features/receipt/receipt-page.tsx';
import type { PageHead } from '#shell/page/page-head.ts';
import { PageIntro } from '#ui/page-intro.tsx';
import styles from './receipt.module.css';

export const head: PageHead = {
  title: msg`Receipt`,
  description: msg`One purchase as the chain recorded it: band by band, with the block and two commands to check it.`,
};

/** Every purchase of one transaction, printable on one sheet. */
export function Page() {
  const { t } = useLingui();
  return (
    <>
      <div className={styles.intro}>
        <PageIntro
          title={t`Receipt`}
          lead={t`What the chain recorded, to the last digit. Anyone with its hash can read it here.`}
        />
      </div>
      <div className={styles.content}>
        <ReceiptPage />
      </div>
    </>
  );
}
