/** Who takes part in a draw, in pages, with a search by the first digits of an address. What a row says is its draw's. */
import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { formatDecimal } from '#shell/first/format.ts';
import { Button } from '#shell/ui/button.tsx';
import { Field } from '#ui/field.tsx';
import { Fold } from '#ui/fold.tsx';
import { useAsync } from '#ui/use-async.ts';
import { type Column, DrawTable, Who } from './table.tsx';
import table from '#ui/table/table.module.css';
import styles from './table.module.css';

const start = /^0x[0-9a-f]{0,40}$/i;

/** What a page is asked by: where the one before ended, and how addresses begin. */
export type EntrantQuery = { after?: string; search?: string };
type Entrant = { readonly index: number; readonly account: string };
type EntrantPage<Row> = { entrants: readonly Row[]; next?: string | undefined };

type Props<Row> = {
  isFixed: boolean;
  read: (query: EntrantQuery, signal: AbortSignal) => Promise<EntrantPage<Row>>;
  /** Another one where the list has changed: then it is read anew. */
  occasion: string;
  /** What stands for a list of nobody. */
  nobody: string;
  /** What the draw says of each, after number and address. */
  columns: readonly Column<Row>[];
};

/** Folded; a page at a time, and what is typed is looked for at once. */
export function EntrantList<Row extends Entrant>(props: Props<Row>) {
  const { isFixed, read, occasion, nobody, columns } = props;
  const { t, i18n } = useLingui();
  const [search, setSearch] = useState('');
  /** `after` of each page that was turned, the first page's first. */
  const [turned, setTurned] = useState<readonly string[]>([]);
  const typed = search.trim();
  const isWrong = typed !== '' && !start.test(typed);
  const wanted = isWrong ? '' : typed;
  const after = turned.at(-1);
  const query = { ...(after !== undefined && { after }), ...(wanted !== '' && { search: wanted }) };
  const { value, error, reload } = useAsync(`${wanted} ${after}`, (signal) => read(query, signal), occasion);
  const next = value?.next;
  return (
    <section className={styles.section} aria-labelledby="list-title">
      <h2 id="list-title">{isFixed ? <Trans>The list</Trans> : <Trans>The list so far</Trans>}</h2>
      <Fold label={t`Show the list`} isAlways>
        <div className={styles.section}>
          <Field
            label={t`Search by the beginning of an address`}
            placeholder="0x7099"
            fault={isWrong ? t`An address begins with 0x, then digits or letters from a to f.` : null}
            value={search}
            spellCheck={false}
            autoComplete="off"
            onChange={(event) => {
              setSearch(event.target.value);
              setTurned([]);
            }}
          />
          {value === null && error !== null && (
            <p role="alert">
              <Trans>We can’t load the list right now.</Trans>{' '}
              <Button look="secondary" size="small" onClick={reload}>
                <Trans>Retry</Trans>
              </Button>
            </p>
          )}
          {value !== null && value.entrants.length === 0 && (
            <p>{wanted === '' ? nobody : <Trans>No address on the list begins with that.</Trans>}</p>
          )}
          {value !== null && value.entrants.length > 0 && (
            // What scrolls can be reached by the keyboard.
            // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
            <section className={table.scroller} aria-label={t`Entrants`} tabIndex={0}>
              <DrawTable
                rows={value.entrants}
                keyOf={({ account }) => account}
                columns={[
                  { name: t`Row`, renderCell: ({ index }) => formatDecimal(String(index + 1), i18n.locale) },
                  { name: t`Address`, renderCell: ({ account }) => <Who address={account} /> },
                  ...columns,
                ]}
              />
            </section>
          )}
          {(turned.length > 0 || next !== undefined) && (
            <div className={styles.turn}>
              <Button
                look="secondary"
                size="small"
                disabled={turned.length === 0}
                onClick={() => setTurned(turned.slice(0, -1))}
              >
                <Trans>Back</Trans>
              </Button>
              <Button
                look="secondary"
                size="small"
                disabled={next === undefined}
                onClick={() => next !== undefined && setTurned([...turned, next])}
              >
                <Trans>Next</Trans>
              </Button>
            </div>
          )}
        </div>
      </Fold>
    </section>
  );
}
