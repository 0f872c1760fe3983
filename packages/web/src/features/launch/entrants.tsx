/** Everybody with a tier, in pages, with a search by the first digits of an address. */
import { launchEntrants } from '@lilape/wire/endpoints/launches';
import type { LaunchBody, WireLaunchEntrant } from '@lilape/wire/launches';
import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { callApi } from '#shell/api/api.ts';
import { useLanguage } from '#shell/page/use-language.ts';
import { formatDecimal } from '#shell/text/format.ts';
import { shortAddress } from '#shell/text/short-address.ts';
import { AddressHead } from '#shell/ui/address-head.tsx';
import { Button } from '#shell/ui/button.tsx';
import { Field } from '#ui/field.tsx';
import { useAsync } from '#ui/use-async.ts';
import { heldShort } from '#text/short-tokens.ts';
import { tierNames } from '#text/tiers.ts';
import styles from './launch.module.css';

const start = /^0x[0-9a-f]{0,40}$/i;

/** A page at a time; what is typed is looked for at once. */
export function Entrants({ launch }: { launch: LaunchBody }) {
  const { t } = useLingui();
  const [search, setSearch] = useState('');
  /** `after` of each page that was turned, the first page's first. */
  const [turned, setTurned] = useState<readonly string[]>([]);
  const typed = search.trim();
  const isWrong = typed !== '' && !start.test(typed);
  const wanted = isWrong ? '' : typed;
  const after = turned.at(-1);
  const params = { id: String(launch.id) };
  const query = { ...(after !== undefined && { after }), ...(wanted !== '' && { search: wanted }) };
  const { value, error, reload } = useAsync(
    `${params.id} ${wanted} ${after}`,
    async (signal) => (await callApi(launchEntrants, { params, query, signal })).body,
    `${launch.snapshot?.cid} ${launch.soFar?.totalTickets}`,
  );
  return (
    <section className={styles.section} aria-labelledby="list-title">
      <h2 id="list-title">
        {launch.snapshot === null ? <Trans>The list so far</Trans> : <Trans>The list</Trans>}
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
          {wanted === '' ? <Trans>Nobody has a tier.</Trans> : <Trans>Nobody in the list begins so.</Trans>}
        </p>
      )}
      {value !== null && value.entrants.length > 0 && <Rows rows={value.entrants} />}
      {(turned.length > 0 || value?.next !== undefined) && (
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
            disabled={value?.next === undefined}
            onClick={() => value?.next !== undefined && setTurned([...turned, value.next])}
          >
            <Trans>Next</Trans>
          </Button>
        </div>
      )}
    </section>
  );
}

function Rows({ rows }: { rows: readonly WireLaunchEntrant[] }) {
  const { t } = useLingui();
  const language = useLanguage();
  return (
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
            <th scope="col">
              <Trans>Tier</Trans>
            </th>
            <th scope="col" className={styles.number}>
              <Trans>Wallet</Trans>
            </th>
            <th scope="col" className={styles.number}>
              <Trans>Staked</Trans>
            </th>
            <th scope="col" className={styles.number}>
              <Trans>Unclaimed</Trans>
            </th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ index, account, tier, wallet, staked, unclaimed }) => (
            <tr key={account}>
              <th scope="row">{formatDecimal(String(index), language)}</th>
              <td>
                <span className={styles.who}>
                  <AddressHead address={account} />
                  <code title={account}>{shortAddress(account)}</code>
                </span>
              </td>
              <td>{tierNames[tier]}</td>
              {[wallet, staked, unclaimed].map((tokens, line) => (
                // The lines are three and keep their places.
                // oxlint-disable-next-line react/no-array-index-key
                <td key={line} className={styles.number} title={formatDecimal(tokens, language)}>
                  {heldShort(tokens, language)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
