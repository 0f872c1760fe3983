/** A figure that is cut short: the whole one shows on hover, on focus and so on a tap. */
import styles from './exact.module.css';

type Props = {
  /** As it is read at a glance, such as "20,833". */
  short: string;
  /** The same to the last digit, grouped the same way. */
  full: string;
};

/** The short text, which can be asked for the full one; where both are the same it is plain text. */
export function Exact({ short, full }: Props) {
  if (short === full) return short;
  return (
    // A tap focuses only what can be focused, and a button would promise more than a longer number.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <span className={styles.exact} role="note" tabIndex={0} title={full} data-full={full}>
      {short}
    </span>
  );
}
