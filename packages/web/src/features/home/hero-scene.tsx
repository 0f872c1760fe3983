/** The first screen of home: who the ape is, and beside it whatever sells. */
import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { Art } from '#ui/art.tsx';
import styles from './hero-scene.module.css';

/** Title, promise and drawing; `children` is the panel of the sale. */
export function HeroScene({ children }: { children?: ReactNode }) {
  return (
    <section className={styles.hero} id="home" aria-labelledby="home-title">
      <div className={styles.inner}>
        <div className={styles.words}>
          <h1 id="home-title">
            <Trans>Small ape. Honest sale.</Trans>
          </h1>
          <p className={styles.lead}>
            <Trans>
              LILAPE is a meme token on Base, sold in ten stages at prices fixed in the contract. Pay in USDT
              or USDC from $1. Your money stays in the contract until the sale is settled, and comes back to
              you if it fails.
            </Trans>
          </p>
        </div>
        <div className={styles.ape}>
          <Art name="ape-on-branch" width={560} isEager />
        </div>
        {children !== undefined && <div className={styles.panel}>{children}</div>}
      </div>
    </section>
  );
}
