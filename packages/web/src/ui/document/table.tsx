/** A table of a long text; rows may carry a sentence and a bar under their name. */
import type { Block } from '#text/document.ts';
import type { Language } from '@lilape/domain/languages';
import styles from './table.module.css';

type Props = { table: Extract<Block, { kind: 'table' }>; language: Language };

/** The table; on narrow screens it scrolls by itself where it must. */
export function Table({ table: { caption, columns, rows }, language }: Props) {
  const alignOf = (index: number) => (columns[index]?.isNumber === true ? styles.number : undefined);
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reached by keys
    <div className={styles.scroller} tabIndex={0}>
      <table className={styles.table}>
        <caption>{caption[language]}</caption>
        <thead>
          <tr>
            {columns.map(({ title }, index) => (
              <th key={title.en} scope="col" className={alignOf(index)}>
                {title[language]}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ cells: [name, ...values], note, barPct }) => (
            <tr key={name?.en}>
              <th scope="row">
                {name?.[language]}
                {note !== undefined && <span className={styles.note}>{note[language]}</span>}
                {barPct !== undefined && (
                  <progress className={styles.bar} max={100} value={barPct} aria-hidden="true" />
                )}
              </th>
              {values.map((value, index) => (
                <td key={columns[index + 1]?.title.en} className={alignOf(index + 1)}>
                  {value[language]}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
