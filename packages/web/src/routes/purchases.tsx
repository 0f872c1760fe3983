/** My purchases. */
import { msg } from '@lingui/core/macro';
import type { PageHead } from '#lib/page-head.ts';
import { useLingui } from '@lingui/react/macro';
import { OpenPurchase } from '#features/buy/open-purchase.tsx';
import { Purchases } from '#features/purchases/purchases.tsx';
import { PageIntro } from '#ui/page-intro.tsx';
import styles from './purchases.module.css';

export const head: PageHead = {
  title: msg`My purchases`,
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
        <OpenPurchase />
        <Purchases />
      </div>
    </>
  );
}
