/** My purchases. */
import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { part } from '#shell/page/part.tsx';
import { Lost } from '#shell/ui/lost.tsx';
import type { PageHead } from '#shell/page/page-head.ts';
import { Purchases } from '#features/purchases/purchases.tsx';
import { PageIntro } from '#ui/page-intro.tsx';
import { useSession } from '#shell/wallet/session.ts';
import styles from './purchases.module.css';

const OpenPurchase = part({
  load: async () => (await import('#features/buy/open-purchase.tsx')).OpenPurchase,
  catalog: 'sale',
  lost: Lost,
});

export const head: PageHead = {
  title: msg`My purchases`,
  description: msg`Your purchases as the chain recorded them, with their confirmation.`,
};

/** The purchases of the connected wallet. */
export function Page() {
  const { t } = useLingui();
  const session = useSession();
  return (
    <>
      <PageIntro
        title={t`My purchases`}
        lead={t`Everything your wallet has bought in the sale, as the chain recorded it.`}
        art="ape-guard"
        isLow
      />
      <div className={styles.content}>
        <div className={styles.wide}>
          {session.status === 'connected' && <OpenPurchase />}
          <Purchases />
        </div>
      </div>
    </>
  );
}
