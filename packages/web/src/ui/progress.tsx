/** How much of something is done. */
import { useId, type ReactNode } from 'react';
import styles from './progress.module.css';

type Props = {
  label: string;
  /** Percent, 0 to 100; null while it is not known how much is left. */
  percent: number | null;
  /** The same in words, beside the label. */
  children?: ReactNode;
};

/** A bar with its label. */
export function Progress({ label, percent, children }: Props) {
  const id = useId();
  return (
    <div className={styles.progress}>
      <label htmlFor={id}>{label}</label>
      <span className={styles.words}>{children}</span>
      <progress id={id} max={100} {...(percent === null ? {} : { value: percent })} />
    </div>
  );
}
