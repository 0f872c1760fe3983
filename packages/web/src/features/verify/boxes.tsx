/** The boxes as one table: what is counted, by what is compared, each with a tick that was computed in this browser. */
import type { CheckName, SubjectName } from '@lilape/verify/report';
import { Trans, useLingui } from '@lingui/react/macro';
import { Fragment, useId, useState } from 'react';
import { formatDecimal } from '#shell/text/format.ts';
import { VisuallyHidden } from '#shell/ui/visually-hidden.tsx';
import { heldShort } from '#text/short-tokens.ts';
import { Section } from '#ui/section.tsx';
import type { Count } from './count-store.ts';
import { How } from './how-panel.tsx';
import { Tick } from './tick.tsx';
import {
  CHECK_NAMES,
  CHECK_WORDS,
  COLUMNS,
  OUR_CHECKS,
  SUBJECT_NAMES,
  SUBJECT_ORDER,
  checksOf,
} from './words.ts';
import type { ReportedResult } from './worker-words.ts';
import styles from './boxes.module.css';

/** A box of the table; `subject` null: our records themselves. */
type Place = { readonly subject: SubjectName | null; readonly check: CheckName };

const ROWS: readonly (SubjectName | null)[] = [null, ...SUBJECT_ORDER];

/** All boxes of a count; those that are still to come are outlines. Pressing one opens how to do its work by hand. */
export function AllBoxes({ count }: { count: Count }) {
  const { i18n, t } = useLingui();
  const [open, setOpen] = useState<Place | null>(null);
  const panel = useId();
  const toggle = (place: Place) =>
    setOpen((now) => (now?.subject === place.subject && now.check === place.check ? null : place));
  return (
    <Section
      id="boxes"
      title={t`Every box is checked here`}
      look="dots"
      lead={t`None of these ticks came with the page: your machine computes each while you watch. Press one to do its work by hand.`}
    >
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col" aria-label={t`What is counted`} />
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
                {COLUMNS.map((column) => {
                  const check: CheckName = subject === null && column === 'counters' ? 'contracts' : column;
                  const place: Place = { subject, check };
                  const isThere = (subject === null ? OUR_CHECKS : checksOf(subject)).includes(check);
                  return (
                    <td key={column}>
                      {isThere && (
                        <Box
                          place={place}
                          result={resultOf(count, place)}
                          isOpen={open?.subject === subject && open.check === check}
                          panel={panel}
                          onPress={() => toggle(place)}
                        />
                      )}
                    </td>
                  );
                })}
              </tr>
              {open !== null && open.subject === subject && (
                <tr>
                  <td colSpan={COLUMNS.length + 1} id={panel}>
                    <How {...open} result={resultOf(count, open)} count={count} />
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

function resultOf({ results }: Count, { subject, check }: Place): ReportedResult | undefined {
  return results.find((result) => result.check === check && result.subject === subject);
}

type BoxProps = {
  place: Place;
  result: ReportedResult | undefined;
  isOpen: boolean;
  /** Id of what a press opens. */
  panel: string;
  onPress: () => void;
};

function Box({ place: { subject, check }, result, isOpen, panel, onPress }: BoxProps) {
  const { i18n, t } = useLingui();
  const status = result?.status ?? 'ahead';
  const [of, name] = [
    subject === null ? t`Our records` : i18n._(SUBJECT_NAMES[subject]),
    i18n._(CHECK_NAMES[check]),
  ];
  return (
    <button
      type="button"
      className={styles.box}
      data-status={status}
      aria-expanded={isOpen}
      aria-controls={isOpen ? panel : undefined}
      onClick={onPress}
    >
      <VisuallyHidden>
        {of}, {name}
      </VisuallyHidden>
      {result !== undefined && <span className={styles.value}>{shortened(result, i18n.locale)}</span>}
      <Tick status={status} />
    </button>
  );
}

/** The value of a box: how many were compared, or a hash or amount in short. */
function shortened({ check, subject, count, value }: ReportedResult, language: string): string {
  if (check === 'block' && subject === null) return `${value.slice(0, 6)}…${value.slice(-4)}`;
  // Of amounts the whole LILAPE, billions in short: the panel has every digit. Apes are counted as they are.
  if (subject !== 'launches' && (check === 'totals' || check === 'counters'))
    return subject === 'apes'
      ? formatDecimal(value, language)
      : heldShort(value.slice(0, -18) || '0', language);
  return formatDecimal(String(count), language);
}
