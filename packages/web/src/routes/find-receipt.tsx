/** Where a receipt is looked up by the hash of its transaction: `/receipt`. */
import { msg } from '@lingui/core/macro';
import { FindReceipt } from '#features/receipt/find-receipt.tsx';
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

/** A field for the hash, which leads to the receipt. */
export function Page() {
  return (
    <>
      <Intro />
      <div className={styles.content}>
        <FindReceipt />
      </div>
    </>
  );
}
