/** A line of a slip. */
import type { ReactNode } from 'react';
import { Fact } from '#ui/facts.tsx';
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
    <Fact className={styles.line} data-total={isTotal || undefined} name={name}>
      {children}
    </Fact>
  );
}
