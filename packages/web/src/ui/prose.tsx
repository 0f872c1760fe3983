/** Running text: headings and paragraphs at reading width. */
import type { ReactNode } from 'react';
import styles from './prose.module.css';

/** Text to be read from top to bottom. */
export function Prose({ children }: { children: ReactNode }) {
  return <div className={styles.prose}>{children}</div>;
}
