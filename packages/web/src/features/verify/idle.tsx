/** What stands there before a count: every box as an outline. */
import { BoxesTable } from './boxes-table.tsx';
import { Tick } from './tick.tsx';
import styles from './boxes.module.css';

/** The boxes that wait. */
export function Idle() {
  return (
    <BoxesTable
      renderBox={() => (
        <span className={styles.box} data-status="ahead">
          <Tick status="ahead" />
        </span>
      )}
    />
  );
}
