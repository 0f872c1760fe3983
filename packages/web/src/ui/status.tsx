/** How far something is, as a stamp of a word or two. */
import type { ReactNode } from 'react';
import styles from './status.module.css';

/** `done` is behind us, `now` goes on, `ahead` is to come, `failed` went wrong. */
export type StatusLook = 'done' | 'now' | 'ahead' | 'failed';

/** The stamp; its words say what its colour says. */
export function Status({ look, children }: { look: StatusLook; children: ReactNode }) {
  return (
    <span className={styles.status} data-look={look}>
      {children}
    </span>
  );
}
