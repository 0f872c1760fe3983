/** The first screen of home: the ape's words and, beside them, whatever sells. */
import type { ReactNode } from 'react';
import { staticPart } from '#shell/page/static-part.tsx';
import styles from './hero.module.css';

const HeroWords = staticPart({
  load: async () => (await import('./hero-words.static.tsx')).HeroWords,
  catalog: 'home',
});

/** The scene; `children` is the live panel of the sale. */
export function HeroScene({ children }: { children?: ReactNode }) {
  return (
    <section className={styles.hero} id="home" aria-labelledby="home-title">
      <div className={styles.inner}>
        <HeroWords />
        {children !== undefined && <div className={styles.panel}>{children}</div>}
      </div>
    </section>
  );
}
