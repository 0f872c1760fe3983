/** The slip of an ending, torn off the roll. */
import type { ReactNode } from 'react';
import { Fact, Facts } from '#ui/facts.tsx';
import styles from './ending.module.css';

/** A line a fact: its name, which no other line has, and what it comes to. */
export type SlipRow = readonly [name: string, value: ReactNode];

export function Slip({ rows }: { rows: readonly SlipRow[] }) {
  return (
    <div className={styles.torn}>
      <Facts look="rows" className={styles.slip}>
        {rows.map(([name, value]) => (
          <Fact key={name} name={name}>
            {value}
          </Fact>
        ))}
      </Facts>
    </div>
  );
}
