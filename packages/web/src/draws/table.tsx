/** The tables of a draw: a row for each entrant or winner, the first cell its number. */
import type { ReactNode } from 'react';
import { shortAddress } from '#shell/text/short-address.ts';
import { AddressHead } from '#shell/ui/address-head.tsx';
import { Explored } from '#ui/explored.tsx';
import styles from './table.module.css';

export type Column<Row> = {
  name: string;
  isNumber?: boolean;
  renderCell: (row: Row) => ReactNode;
  /** The whole of a figure that is cut short. */
  titleOf?: (row: Row) => string;
};

type Props<Row> = {
  rows: readonly Row[];
  keyOf: (row: Row) => string;
  columns: readonly [Column<Row>, ...Column<Row>[]];
  /** The row that is marked. */
  isMine?: (row: Row) => boolean;
};

/** A plain table. */
export function DrawTable<Row>({ rows, keyOf, columns, isMine }: Props<Row>) {
  const [first, ...others] = columns;
  const classOf = ({ isNumber = false }: Column<Row>) => (isNumber ? styles.number : undefined);
  return (
    <table className={styles.table}>
      <thead>
        <tr>
          {columns.map((column) => (
            <th key={column.name} scope="col" className={classOf(column)}>
              {column.name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={keyOf(row)} data-mine={isMine?.(row) === true || undefined}>
            <th scope="row">{first.renderCell(row)}</th>
            {others.map((column) => (
              <td key={column.name} className={classOf(column)} title={column.titleOf?.(row)}>
                {column.renderCell(row)}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** An address with its head. */
export function Who({ address, isExplored = false }: { address: string; isExplored?: boolean }) {
  const code = <code title={address}>{shortAddress(address)}</code>;
  return (
    <span className={styles.who}>
      <AddressHead address={address} />
      {isExplored ? <Explored page={`address/${address}`}>{code}</Explored> : code}
    </span>
  );
}
