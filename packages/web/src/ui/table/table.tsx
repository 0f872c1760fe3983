/** The one table: a row a thing, its name first, figures at the end of their columns. */
import type { Key, ReactNode } from 'react';
import styles from './table.module.css';

export type Column = { title: string; isNumber?: boolean | undefined };

export type Row = {
  key: Key;
  /** As many as there are columns; the first names the row. */
  cells: readonly ReactNode[];
  /** The one that is marked. */
  isMine?: boolean | undefined;
};

export type TableProps = {
  columns: readonly Column[];
  rows: readonly Row[];
  caption?: ReactNode;
  className?: string | undefined;
  /** Where the caption says all that a head would. */
  isHeadless?: boolean;
};

/** Give it `--edge` for air at its sides, `--cell` for air between rows and `--figures` for another face of them. */
export function Table({ columns, rows, caption, className = '', isHeadless = false }: TableProps) {
  const classOf = (index: number) => (columns[index]?.isNumber === true ? styles.number : undefined);
  return (
    <table className={`${styles.table} ${className}`}>
      {caption !== undefined && <caption>{caption}</caption>}
      {!isHeadless && (
        <thead>
          <tr>
            {columns.map(({ title }, index) => (
              <th key={title} scope="col" className={classOf(index)}>
                {title}
              </th>
            ))}
          </tr>
        </thead>
      )}
      <tbody>
        {rows.map(({ key, cells: [name, ...values], isMine }) => (
          <tr key={key} data-mine={isMine || undefined}>
            <th scope="row">{name}</th>
            {values.map((value, index) => (
              <td key={columns[index + 1]?.title} className={classOf(index + 1)}>
                {value}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
