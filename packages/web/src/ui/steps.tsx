/** Numbered steps, as comic panels. */
import type { ReactNode } from 'react';
import styles from './steps.module.css';

/** An ordered list of {@link Step}s, inside a section. */
export function Steps({ children }: { children: ReactNode }) {
  return <ol className={styles.steps}>{children}</ol>;
}

/** One step; its number is rendered by the list. */
export function Step({ title, children }: { title: ReactNode; children: ReactNode }) {
  return (
    <li className={styles.step}>
      <h3>{title}</h3>
      <p>{children}</p>
    </li>
  );
}
