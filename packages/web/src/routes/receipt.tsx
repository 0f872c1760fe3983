/** The receipt of one transaction: `/purchases/{txHash}`. */
import { msg } from '@lingui/core/macro';
import { ReceiptPage } from '#features/receipt/receipt-page.tsx';
import type { PageHead } from '#shell/page/page-head.ts';
import { staticPart } from '#shell/page/static-part.tsx';
import styles from './receipt.module.css';

export const head: PageHead = {
  title: msg`Receipt`,
  description: msg`One purchase as the chain recorded it: band by band, with the block and two commands to check it.`,
};

const Intro = staticPart({
  load: async () => (await import('#features/receipt/intro.static.tsx')).Intro,
  catalog: 'details',
});

/** Every purchase of one transaction, printable on one sheet. */
export function Page() {
  return (
    <>
      <div className={styles.intro}>
        <Intro />
      </div>
      <div className={styles.content}>
        <ReceiptPage />
      </div>
    </>
  );
}
