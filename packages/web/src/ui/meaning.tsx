/** The name of a figure that would mislead alone: on a press it says what is counted. */
import type { ReactNode } from 'react';
import styles from './meaning.module.css';

export function Meaning({ of, children }: { of: ReactNode; children: ReactNode }) {
  return (
    <details className={styles.meaning}>
      <summary>{of}</summary>
      <p>{children}</p>
    </details>
  );
}
