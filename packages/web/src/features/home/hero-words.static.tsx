/** The fixed part of home's first screen: who the ape is and what is sold. */
import { Trans } from '@lingui/react/macro';
import { Art } from '#ui/art.tsx';
import styles from './hero.module.css';

/** Title, promise and drawing; the title is what the ape says. */
export function HeroWords() {
  return (
    <>
      <div className={styles.words}>
        <h1 id="home-title" className={styles.balloon}>
          <Trans>Small ape. Honest sale.</Trans>
        </h1>
        <p className={styles.lead}>
          <Trans>
            LILAPE is a meme token on Base, sold in ten stages at prices fixed in the contract. From $1, in
            USDT or USDC. If the sale fails, your money comes back.
          </Trans>
        </p>
      </div>
      <noscript className={styles.noscript}>
        <p>
          <Trans>
            Scripts are off, so nothing can be bought here and prices are not live. All the rest can be read;
            the sale as data: <a href="/api/presale/info">JSON</a>.
          </Trans>
        </p>
      </noscript>
      <div className={styles.ape}>
        <Art name="ape-on-branch" width={560} isEager />
      </div>
    </>
  );
}
