/** The first screen of home: the ape's words and, beside them, whatever sells. */
import { heroGround } from '@lilape/art/ape/hero-ground';
import type { ReactNode } from 'react';
import { HeroWords } from './hero-words.tsx';
import styles from './hero.module.css';

/**
 * Rendered into the page: as a picture it would be the largest thing to wait for. The drawing keeps to its own lower left corner: a
 * box that stood at the foot of the screen would shift while the screen arrives in pieces.
 */
const ground = heroGround().replace('<svg', '<svg preserveAspectRatio="xMinYMax slice"');

/** The scene; `children` is the live panel of the sale. */
export function HeroScene({ children }: { children?: ReactNode }) {
  return (
    <section className={styles.hero} id="home" aria-labelledby="home-title">
      <div className={styles.ground} dangerouslySetInnerHTML={{ __html: ground }} />
      <div className={styles.inner}>
        <HeroWords />
        {children !== undefined && <div className={styles.panel}>{children}</div>}
      </div>
    </section>
  );
}
