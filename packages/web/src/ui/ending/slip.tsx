/** The slip of an ending, torn off the roll. */
import type { ReactNode } from 'react';
import styles from './ending.module.css';

/** A line a fact: its name, which no other line has, and what it comes to. */
export type SlipRow = readonly [name: string, value: ReactNode];

export function Slip({ rows }: { rows: readonly SlipRow[] }) {
  return (
    <div className={styles.torn}>
      <dl className={styles.slip}>
        {rows.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
