/** The joy over something that was done: one burst of bananas. */
import { Art } from '#shell/ui/art.tsx';
import styles from './joy.module.css';

const bunch = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12];

/** Bananas over everything, once, without a place of their own. */
export function Joy() {
  return (
    <span className={styles.joy} aria-hidden="true">
      {bunch.map((number) => (
        <span key={number} className={styles.banana}>
          <Art name="banana" width={40} isEager />
        </span>
      ))}
    </span>
  );
}
