/** The figures behind a drawing, as a table that opens under it. */
import type { ReactNode } from 'react';
import styles from './data-table.module.css';

export type Column = { title: string; isNumber?: boolean };

type Props = {
  /** What the toggle says. */
  summary: string;
  caption: string;
  columns: readonly Column[];
  /** A key and as many cells as there are columns; the first cell names the row. */
  rows: readonly { key: string | number; cells: readonly ReactNode[] }[];
};

/** A toggle that shows the table; a long one scrolls in its place. */
export function DataTable({ summary, caption, columns, rows }: Props) {
  return (
    <details className={styles.details}>
      <summary className={styles.summary}>
        <span>{summary}</span>
      </summary>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reached by keyboard */}
      <section className={styles.scroller} tabIndex={0} aria-label={caption}>
        <table className={styles.table}>
          <caption>{caption}</caption>
          <thead>
            <tr>
              {columns.map(({ title, isNumber }) => (
                <th key={title} scope="col" className={isNumber === true ? styles.number : undefined}>
                  {title}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map(({ key, cells: [name, ...values] }) => (
              <tr key={key}>
                <th scope="row">{name}</th>
                {values.map((value, index) => (
                  <td
                    key={columns[index + 1]?.title}
                    className={columns[index + 1]?.isNumber === true ? styles.number : undefined}
                  >
                    {value}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </section>
    </details>
  );
}
