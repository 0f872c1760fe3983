/** Where a receipt is looked up by the hash of its transaction: `/receipt`. */
import { msg } from '@lingui/core/macro';
import { FindReceipt } from '#features/receipt/find-receipt.island.tsx';
import { Intro } from '#features/receipt/reading/intro.tsx';
import { Island } from '#shell/island/island.tsx';
import type { PageHead } from '#shell/page/page-head.ts';
import styles from './receipt.module.css';

export const head: PageHead = {
  title: msg`Receipt`,
  description: msg`One purchase as the chain recorded it: stage by stage, with the block and two commands to check it.`,
};

/** A field for the hash, which leads to the receipt. */
export function Page() {
  return (
    <>
      <Intro />
      <div className={styles.content}>
        <Island when="load">
          <FindReceipt />
        </Island>
      </div>
    </>
  );
}
