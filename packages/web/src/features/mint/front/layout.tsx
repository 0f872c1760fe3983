/** The first screen of the mint: heading, easel, and the card with the one thing to do. */
import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import styles from './layout.module.css';

/** Beside each other on large screens; on a phone the easel stands between heading and card. */
export function Layout({ easel, children }: { easel: ReactNode; children: ReactNode }) {
  return (
    <section className={styles.studio} aria-labelledby="mint-title">
      <div className={styles.heading}>
        <h1 id="mint-title">
          <Trans>Mint NFT</Trans>
        </h1>
        <p className={styles.lead}>
          <Trans>
            Ten thousand small apes, each painted from its own number. One of them is waiting for you.
          </Trans>
        </p>
      </div>
      <div className={styles.easel}>{easel}</div>
      <div className={styles.card}>{children}</div>
    </section>
  );
}
