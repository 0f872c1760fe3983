/** A time that is counted down. */
import styles from './clock.module.css';

/** As `clockText` says it. */
export function Clock({ children }: { children: string }) {
  return (
    <p className={styles.clock} role="timer" aria-live="off">
      {children}
    </p>
  );
}
