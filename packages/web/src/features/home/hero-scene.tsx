/** The first screen of home: the ape's words and, beside them, whatever sells. */
import type { ReactNode } from 'react';
import { HeroWords } from './hero-words.tsx';
import { SceneArt } from './scene-art.tsx';
import styles from './hero.module.css';

/** The scene; `children` is the live panel of the sale. */
export function HeroScene({ children }: { children?: ReactNode }) {
  return (
    <section className={styles.hero} id="home" aria-labelledby="home-title">
      <div className={styles.ground}>
        <SceneArt name="hero-ground" width={1440} />
      </div>
      <div className={styles.inner}>
        <HeroWords />
        {children !== undefined && <div className={styles.panel}>{children}</div>}
      </div>
    </section>
  );
}
