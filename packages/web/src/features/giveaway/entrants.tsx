/** The list of entrants, in pages, with a search by the first digits of an address. */
import type { GiveawayBody } from '@lilape/wire/draws';
import { giveawayEntrants } from '@lilape/wire/endpoints/draws';
import { TOKEN_DECIMALS } from '@lilape/domain/token';
import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { callApi } from '#shell/api/api.ts';
import { formatDecimal } from '#shell/text/format.ts';
import { shortAddress } from '#shell/text/short-address.ts';
import { AddressHead } from '#shell/ui/address-head.tsx';
import { Button } from '#shell/ui/button.tsx';
import { Field } from '#ui/field.tsx';
import { useAsync } from '#ui/use-async.ts';
import styles from './draw.module.css';

const start = /^0x[0-9a-f]{0,40}$/i;

/** A page at a time; what is typed is looked for at once. */
export function Entrants({ body }: { body: GiveawayBody }) {
  const { t, i18n } = useLingui();
  const [search, setSearch] = useState('');
  /** `after` of each page that was turned, the first page's first. */
  const [turned, setTurned] = useState<readonly string[]>([]);
  const typed = search.trim();
  const isWrong = typed !== '' && !start.test(typed);
  const wanted = isWrong ? '' : typed;
  const after = turned.at(-1);
  const { value, error, reload } = useAsync(
    `${wanted} ${after}`,
    async (signal) =>
      (
        await callApi(giveawayEntrants, {
          query: { ...(after !== undefined && { after }), ...(wanted !== '' && { search: wanted }) },
          signal,
        })
      ).body,
    body.totalWeight,
  );
  const total = Number(body.totalWeight);
  const next = value?.next;
  return (
    <section className={styles.section} aria-labelledby="entrants-title">
      <h2 id="entrants-title">
        {body.list === null ? <Trans>The list so far</Trans> : <Trans>The list</Trans>}
      </h2>
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
          <Trans>The list does not come just now.</Trans>{' '}
          <Button look="secondary" size="small" onClick={reload}>
            <Trans>Retry</Trans>
          </Button>
        </p>
      )}
      {value !== null && value.entrants.length === 0 && (
        <p>
          <Trans>Nobody in the list begins so.</Trans>
        </p>
      )}
      {value !== null && value.entrants.length > 0 && (
        // What scrolls can be reached by the keyboard.
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
        <section className={styles.scroller} aria-label={t`Entrants`} tabIndex={0}>
          <table className={styles.table}>
            <thead>
              <tr>
                <th scope="col">
                  <Trans>No.</Trans>
                </th>
                <th scope="col">
                  <Trans>Address</Trans>
                </th>
                <th scope="col" className={styles.number}>
                  LILAPE
                </th>
                <th scope="col" className={styles.number}>
                  <Trans>Share</Trans>
                </th>
              </tr>
            </thead>
            <tbody>
              {value.entrants.map(({ index, account, weight }) => (
                <tr key={account}>
                  <th scope="row">{formatDecimal(String(index), i18n.locale)}</th>
                  <td>
                    <span className={styles.who}>
                      <AddressHead address={account} />
                      <code title={account}>{shortAddress(account)}</code>
                    </span>
                  </td>
                  <td className={styles.number}>
                    {formatDecimal(weight.slice(0, -TOKEN_DECIMALS) || '0', i18n.locale)}
                  </td>
                  <td className={styles.number}>{shareText(Number(weight) / total, i18n.locale)}</td>
                </tr>
              ))}
            </tbody>
          </table>
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
    </section>
  );
}

/** Percent with two digits, never more than it is said to be. */
function shareText(share: number, language: string): string {
  return share < 0.0001
    ? `< ${formatDecimal('0.01', language)}%`
    : `${formatDecimal((share * 100).toFixed(2), language)}%`;
}
