/** The tables of a draw: a row for each entrant or winner, the first cell its number. */
import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { shortAddress } from '#shell/first/short-address.ts';
import { AddressHead } from '#ui/lookup/address-head.tsx';
import { Explored } from '#ui/explored.tsx';
import { Table } from '#ui/table/table.tsx';
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
  columns: readonly Column<Row>[];
  /** The row that is marked. */
  isMine?: (row: Row) => boolean;
};

/** A table whose cells follow from its rows. */
export function DrawTable<Row>({ rows, keyOf, columns, isMine }: Props<Row>) {
  return (
    <Table
      className={styles.table}
      columns={columns.map(({ name, isNumber }) => ({ title: name, isNumber }))}
      rows={rows.map((row) => ({
        key: keyOf(row),
        isMine: isMine?.(row),
        cells: columns.map(({ name, renderCell, titleOf }) => (
          <span key={name} title={titleOf?.(row)}>
            {renderCell(row)}
          </span>
        )),
      }))}
    />
  );
}

type WhoProps = { address: string; isExplored?: boolean; isMine?: boolean };

/** An address with its head. */
export function Who({ address, isExplored = false, isMine = false }: WhoProps) {
  const code = <code title={address}>{shortAddress(address)}</code>;
  return (
    <span className={styles.who}>
      <AddressHead address={address} />
      {isExplored ? <Explored page={`address/${address}`}>{code}</Explored> : code}
      {isMine && (
        <b>
          <Trans>you</Trans>
        </b>
      )}
    </span>
  );
}
