/** The line above the header: what is new, in one sentence. The server fills it in, and the admin page shows it before it is saved. */
import type { ReactNode } from 'react';
import styles from './announcement-line.module.css';

/** The line around its words; `isEmpty` keeps it hidden until the server has some. */
export function AnnouncementLine({ isEmpty = false, children }: { isEmpty?: boolean; children?: ReactNode }) {
  return (
    <p className={styles.line} data-site="announcement" hidden={isEmpty}>
      {children}
    </p>
  );
}
