/** A table of a long text; rows may carry a sentence and a bar under their name. */
import type { Block } from '#text/document.ts';
import type { Language } from '@lilape/domain/languages';
import { Table } from '#ui/table/table.tsx';
import styles from './table.module.css';

type Props = { table: Extract<Block, { kind: 'table' }>; language: Language };

/** The table; on narrow screens it scrolls by itself where it must. */
export function DocumentTable({ table: { caption, columns, rows }, language }: Props) {
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reached by keys
    <div className={styles.scroller} tabIndex={0}>
      <Table
        className={styles.table}
        caption={caption[language]}
        columns={columns.map(({ title, isNumber }) => ({ title: title[language], isNumber }))}
        rows={rows.map(({ cells: [name, ...values], note, barPct }) => ({
          key: name?.en ?? '',
          cells: [
            <>
              {name?.[language]}
              {note !== undefined && <span className={styles.note}>{note[language]}</span>}
              {barPct !== undefined && (
                <progress className={styles.bar} max={100} value={barPct} aria-hidden="true" />
              )}
            </>,
            ...values.map((value) => value[language]),
          ],
        }))}
      />
    </div>
  );
}
