/** What is known of a contract, name by name. */
import type { ReactNode } from 'react';
import { Facts as List } from '#ui/facts.tsx';
import styles from './contracts.module.css';

export function Facts({ children }: { children: ReactNode }) {
  return (
    <List look="columns" className={styles.facts}>
      {children}
    </List>
  );
}
