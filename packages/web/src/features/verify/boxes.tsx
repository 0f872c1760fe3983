/** The boxes of a count, each with a tick that was computed in this browser. */
import { useLingui } from '@lingui/react/macro';
import { useId, useState } from 'react';
import { formatDecimal } from '#shell/first/format.ts';
import { VisuallyHidden } from '#shell/ui/visually-hidden.tsx';
import { heldShort } from '#text/short-tokens.ts';
import { BoxesTable, type Cell } from './boxes-table.tsx';
import type { Count } from './count-store.ts';
import { How } from './how-panel.tsx';
import { Tick } from './tick.tsx';
import { CHECK_NAMES, SUBJECT_NAMES } from './words.ts';
import type { ReportedResult } from './worker-words.ts';
import styles from './boxes.module.css';

/** All boxes of a count; those that are still to come are outlines. Pressing one opens how to do its work by hand. */
export function AllBoxes({ count }: { count: Count }) {
  const [open, setOpen] = useState<Cell | null>(null);
  const id = useId();
  const isOpen = ({ subject, check }: Cell) => open?.subject === subject && open.check === check;
  return (
    <BoxesTable
      renderBox={(cell) => (
        <Box
          cell={cell}
          result={resultOf(count, cell)}
          isOpen={isOpen(cell)}
          panel={id}
          onPress={() => setOpen(isOpen(cell) ? null : cell)}
        />
      )}
      open={open && { cell: open, id, how: <How {...open} result={resultOf(count, open)} count={count} /> }}
    />
  );
}

function resultOf({ results }: Count, { subject, check }: Cell): ReportedResult | undefined {
  return results.find((result) => result.check === check && result.subject === subject);
}

type BoxProps = {
  cell: Cell;
  result: ReportedResult | undefined;
  isOpen: boolean;
  /** Id of what a press opens. */
  panel: string;
  onPress: () => void;
};

function Box({ cell: { subject, check }, result, isOpen, panel, onPress }: BoxProps) {
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
      : // In a narrow column the unit has a line of its own.
        heldShort(value.slice(0, -18) || '0', language).replace(/\u00A0(?=\D)/, ' ');
  return formatDecimal(String(count), language);
}
