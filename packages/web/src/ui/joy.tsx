/** The joy over something that was done: one burst of bananas. */
import type { CSSProperties } from 'react';
import { Art } from '#shell/ui/art.tsx';
import styles from './joy.module.css';

/** How far each is thrown aside and up, in rem, and how far it turns, in degrees. */
const bunch = [
  [-9, -5, -260],
  [-7, -8.5, 190],
  [-4.5, -10.5, -140],
  [-2, -12, 220],
  [1, -12.5, -200],
  [3.5, -11, 160],
  [6, -9, -240],
  [8.5, -6, 210],
  [-5.5, -4, 120],
  [5, -4.5, -130],
  [-1, -7, 300],
  [2.5, -7.5, -90],
] as const;

/** Bananas over everything, once, without a place of their own. */
export function Joy() {
  return (
    <span className={styles.joy} aria-hidden="true">
      {bunch.map(([x, y, turn]) => (
        <span
          key={turn}
          className={styles.banana}
          style={{ '--x': `${x}rem`, '--y': `${y}rem`, '--turn': `${turn}deg` } as CSSProperties}
        >
          <Art name="banana" width={40} isEager />
        </span>
      ))}
    </span>
  );
}
