/** The ape's brow, which goes up at figures that are older than a minute. */
import styles from './admin.module.css';

export function Brow({ isRaised }: { isRaised: boolean }) {
  return <span className={styles.brow} data-raised={isRaised || undefined} aria-hidden="true" />;
}
