/** The first screen of the mint: heading, easel, and the card with the one thing to do. */
import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import styles from './layout.module.css';

type Props = {
  easel: ReactNode;
  /** Whether what hangs there has just become its owner's. */
  isMinted?: boolean;
  /** What can be done with the picture. */
  under?: ReactNode;
  children: ReactNode;
};

/** Beside each other on large screens; on a phone the easel stands between heading and card. */
export function Layout({ easel, isMinted = false, under, children }: Props) {
  return (
    <section className={styles.studio} aria-labelledby="mint-title">
      <div className={styles.heading}>
        <h1 id="mint-title">
          <Trans>Mint NFT</Trans>
        </h1>
        <p className={styles.lead}>
          {isMinted ? (
            <Trans>Ten thousand small apes, each painted from its own number. This one is yours now.</Trans>
          ) : (
            <Trans>
              Ten thousand small apes, each painted from its own number. One of them is waiting for you.
            </Trans>
          )}
        </p>
      </div>
      <div className={styles.easel}>
        {easel}
        {under}
      </div>
      <div className={styles.card}>{children}</div>
    </section>
  );
}
