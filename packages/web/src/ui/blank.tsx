/** The place of a value that is not there yet, of the size that the value will have. */
import styles from './blank.module.css';

/** A grey bar about as wide as `sample`, a typical value; silent for screen readers. */
export function Blank({ sample }: { sample: string }) {
  return (
    <span className={styles.blank} aria-hidden="true">
      <span className={styles.sample}>{sample}</span>
    </span>
  );
}
