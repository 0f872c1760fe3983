/** A line of a slip. */
import type { ReactNode } from 'react';
import styles from './stake-card.module.css';

/** A name and what it comes to; the total stands out. */
export function Line({
  name,
  isTotal = false,
  children,
}: {
  name: ReactNode;
  isTotal?: boolean;
  children: ReactNode;
}) {
  return (
    <div className={styles.line} data-total={isTotal || undefined}>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}
