/** The table of the count: what is counted, by what is compared. */
import type { CheckName, SubjectName } from '@lilape/verify/report';
import { Trans, useLingui } from '@lingui/react/macro';
import { Fragment, type ReactNode } from 'react';
import { Section } from '#ui/section.tsx';
import {
  CHECK_NAMES,
  CHECK_WORDS,
  COLUMNS,
  OUR_CHECKS,
  SUBJECT_NAMES,
  SUBJECT_ORDER,
  checksOf,
} from './words.ts';
import styles from './boxes.module.css';

/** A box of the table; `subject` null: our records themselves. */
export type Cell = { readonly subject: SubjectName | null; readonly check: CheckName };

const ROWS: readonly (SubjectName | null)[] = [null, ...SUBJECT_ORDER];

type Props = {
  renderBox: (cell: Cell) => ReactNode;
  /** The box whose work is shown under its row, and that work with the id that the box names. */
  open?: { readonly cell: Cell; readonly id: string; readonly how: ReactNode } | null;
};

/** The section `boxes`. */
export function BoxesTable({ renderBox, open = null }: Props) {
  const { i18n, t } = useLingui();
  return (
    <Section
      id="boxes"
      title={t`Every box is checked here`}
      look="dots"
      lead={t`None of these ticks came with the page. Your device computes each one while you watch, and each shows how to check it by hand.`}
    >
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">
              <Trans>What we check</Trans>
            </th>
            {COLUMNS.map((check) => (
              <th key={check} scope="col">
                <span className={styles.column}>{i18n._(CHECK_NAMES[check])}</span>
                <small className={styles.words}>{i18n._(CHECK_WORDS[check])}</small>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {ROWS.map((subject) => (
            <Fragment key={subject}>
              <tr>
                <th scope="row">
                  {subject === null ? <Trans>Our records</Trans> : i18n._(SUBJECT_NAMES[subject])}
                </th>
                {COLUMNS.map((column) => (
                  <td key={column}>
                    {isThere(subject, column) && renderBox({ subject, check: checkOf(subject, column) })}
                  </td>
                ))}
              </tr>
              {open !== null && open.cell.subject === subject && (
                <tr>
                  <td colSpan={COLUMNS.length + 1} id={open.id}>
                    {open.how}
                  </td>
                </tr>
              )}
            </Fragment>
          ))}
        </tbody>
      </table>
    </Section>
  );
}

/** Of our records the contracts are compared where others compare what a contract says. */
const checkOf = (subject: SubjectName | null, column: CheckName): CheckName =>
  subject === null && column === 'counters' ? 'contracts' : column;

const isThere = (subject: SubjectName | null, column: CheckName): boolean =>
  (subject === null ? OUR_CHECKS : checksOf(subject)).includes(checkOf(subject, column));
