/** My purchases. */
import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { PurchaseUnderWay } from '#features/buy/purchase-under-way.island.tsx';
import { Purchases } from '#features/purchases/purchases.island.tsx';
import { Island } from '#shell/island/island.tsx';
import type { PageHead } from '#shell/page/page-head.ts';
import { PageIntro } from '#ui/page-intro.tsx';
import styles from './purchases.module.css';

export const head: PageHead = {
  description: msg`Your purchases as the chain recorded them, with their confirmation.`,
};

/** The purchases of the connected wallet. */
export function Page() {
  const { t } = useLingui();
  return (
    <>
      <PageIntro
        title={t`My purchases`}
        lead={t`Everything your wallet has bought in the sale, as the chain recorded it.`}
      />
      <div className={styles.content}>
        <div className={styles.wide}>
          <Island when="wallet">
            <PurchaseUnderWay />
          </Island>
          <Island when="load">
            <Purchases />
          </Island>
        </div>
      </div>
    </>
  );
}
