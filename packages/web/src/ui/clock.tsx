/** A time that is counted down, in the face of headings. */
import styles from './clock.module.css';

/** As `clockText` says it. */
export function Clock({ children }: { children: string }) {
  return (
    <p className={styles.clock} role="timer" aria-live="off">
      {children.split('').map((sign, place) => (
        // oxlint-disable-next-line react/no-array-index-key -- a place is all that a digit is
        <span key={place} className={sign > '/' && sign < ':' ? styles.digit : undefined}>
          {sign}
        </span>
      ))}
    </p>
  );
}
