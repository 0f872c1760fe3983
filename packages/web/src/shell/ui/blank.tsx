/** The place of a value that is not there yet, of the size that the value will have. */
import styles from './blank.module.css';

/** What a part of the page says of its figures in `data-figures` while it has none. */
export function stateOfFigures(hasCome: boolean, hasFailed: boolean): 'waiting' | 'lost' | undefined {
  if (hasCome) return undefined;
  return hasFailed ? 'lost' : 'waiting';
}

/**
 * A grey bar about as wide as `sample`, a typical value; silent for screen readers. Its figures are not written into
 * the page, where a machine that reads the HTML would take them for real ones.
 */
export function Blank({ sample }: { sample: string }) {
  return (
    <span className={styles.blank} aria-hidden="true">
      <span className={styles.sample}>{sample.replace(/\d/g, 'n')}</span>
    </span>
  );
}
