/** What is known of a contract, name by name. */
import type { ReactNode } from 'react';
import { Facts as List } from '#ui/facts.tsx';
import styles from './contracts.module.css';

export function Facts({ id, children }: { id?: string; children: ReactNode }) {
  return (
    <List look="columns" id={id} className={styles.facts}>
      {children}
    </List>
  );
}
