/** The place of the charts until they can be drawn. */
import styles from './charts-blank.module.css';

/** A switch and two cards of the size that they will have, silent for screen readers. */
export function ChartsBlank() {
  return (
    <div className={styles.blank} aria-hidden="true">
      <div className={styles.switch} />
      <div className={styles.line} />
      <div className={styles.bars} />
    </div>
  );
}
