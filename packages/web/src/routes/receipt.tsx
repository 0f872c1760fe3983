/** The receipt of one transaction: `/purchases/{txHash}`. */
import { msg } from '@lingui/core/macro';
import { ReceiptPage } from '#features/receipt/receipt-page.island.tsx';
import { Intro } from '#features/receipt/reading/intro.tsx';
import { Island } from '#shell/island/island.tsx';
import type { PageHead } from '#shell/page/page-head.ts';
import styles from './receipt.module.css';

export const head: PageHead = {
  title: msg`Receipt`,
  description: msg`One purchase as the chain recorded it: stage by stage, with the block and two commands to check it.`,
};

/** Every purchase of one transaction, printable on one sheet. */
export function Page() {
  return (
    <>
      <div className={styles.intro}>
        <Intro />
      </div>
      <div className={styles.content}>
        <Island when="load">
          <ReceiptPage />
        </Island>
      </div>
    </>
  );
}
