/** The winners of a draw by their places, in a table that can be read out. What they get is the draw's own column. */
import { Trans, useLingui } from '@lingui/react/macro';
import { type ReactNode, useState } from 'react';
import { formatDecimal } from '#shell/first/format.ts';
import { shortAddress } from '#shell/first/short-address.ts';
import { Button } from '#shell/ui/button.tsx';
import { classNames } from '#shell/ui/class-names.ts';
import { Explored } from '#ui/explored.tsx';
import { type Column, DrawTable, Who } from './table.tsx';
import styles from './table.module.css';
import type { ComputedWinners, Winner } from './use-computed-winners.ts';

export type PlacedWinner = Winner & { readonly place: number };

/** Rows before 'Show all', where more than two would be hidden. */
const fewRows = 10;
const isMany = (count: number) => count > fewRows + 2;

type Props = {
  title: string;
  /** Beside the title. */
  action?: ReactNode;
  /** How these are known. */
  note: ReactNode;
  /** Whether the note changes too often to be read out. */
  isNoteQuiet?: boolean;
  winners: readonly PlacedWinner[];
  /** How many there are with those that are not shown yet. */
  count?: number;
  /** The places before this one are in the short table. */
  until?: number;
  /** That of the address that is looked up: shown in the short table too, and marked. */
  markedPlace?: number;
  /** Whether it is the visitor's own, and says so. */
  isMarkedOwn?: boolean;
  column: Column<PlacedWinner>;
};

/** The first ten, and all of them at a press. */
export function Winners(props: Props) {
  const {
    title,
    action,
    note,
    isNoteQuiet = false,
    winners,
    column,
    markedPlace,
    isMarkedOwn = false,
  } = props;
  const { count = winners.length, until = isMany(count) ? fewRows : count } = props;
  const { t, i18n } = useLingui();
  const [isLong, setIsLong] = useState(false);
  const rows = winners.filter(({ place }) => isLong || place < until || place === markedPlace);
  return (
    <section className={classNames(styles.section, styles.arriving)} aria-labelledby="winners-title">
      <div className={styles.head}>
        <h2 id="winners-title">{title}</h2>
        {action}
      </div>
      <p aria-live={isNoteQuiet ? 'off' : 'polite'}>{note}</p>
      {rows.length > 0 && (
        <DrawTable
          rows={rows}
          keyOf={({ place }) => String(place)}
          isMine={({ place }) => place === markedPlace}
          columns={[
            { name: t`Place`, renderCell: ({ place }) => formatDecimal(String(place + 1), i18n.locale) },
            {
              name: t`Winner`,
              renderCell: ({ account, place }) => (
                <Who address={account} isExplored isMine={isMarkedOwn && place === markedPlace} />
              ),
            },
            column,
            {
              name: t`On chain`,
              isNumber: true,
              renderCell: ({ transaction }) => <Settled transaction={transaction} />,
            },
          ]}
        />
      )}
      {isMany(count) && (
        <div>
          <Button look="secondary" size="small" onClick={() => setIsLong(!isLong)}>
            {isLong ? <Trans>Show fewer</Trans> : <Trans>Show all {count}</Trans>}
          </Button>
        </div>
      )}
    </section>
  );
}

function Settled({ transaction }: Pick<Winner, 'transaction'>) {
  if (transaction === null) return <Trans>not named yet</Trans>;
  return (
    <Explored page={`tx/${transaction}`}>
      <code title={transaction}>{shortAddress(transaction)}</code>
    </Explored>
  );
}

/** How far the sum of this browser is, where the chain does not name all of them. */
export function ComputingNote({ computing, compute }: ComputedWinners) {
  switch (computing) {
    case 'none':
      return null;
    case 'busy':
      return <Trans>The number is out: this browser fetches the list and computes the winners…</Trans>;
    case 'failed':
      return <Trans>The list didn’t load or isn’t the one on chain, so we name nobody here.</Trans>;
    case 'done':
      return (
        <Trans>
          Computed in this browser from the published list and the random number; the contract accepts no
          others.
        </Trans>
      );
    case 'waiting':
      return (
        <>
          <Trans>The number is out, and it decides the winners.</Trans>{' '}
          <Button look="secondary" size="small" onClick={compute}>
            <Trans>Compute them here</Trans>
          </Button>
        </>
      );
  }
}
