/** The figures behind a drawing, as a table that opens under it. */
import { Table, type TableProps } from './table.tsx';
import table from './table.module.css';
import styles from './data-table.module.css';
import plus from '#ui/plus.module.css';

/** `summary` is what the toggle says. */
type Props = TableProps & { summary: string; caption: string };

/** A toggle that shows the table; a long one scrolls in its place. */
export function DataTable({ summary, ...props }: Props) {
  return (
    <details className={styles.details}>
      <summary className={plus.plus}>
        <span>{summary}</span>
      </summary>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reached by keyboard */}
      <section className={table.scroller} tabIndex={0} aria-label={props.caption}>
        <Table {...props} />
      </section>
    </details>
  );
}
