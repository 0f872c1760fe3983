/** The entrants of the giveaway, with what each brings. */
import type { GiveawayBody, GiveawayEntrant } from '@lilape/wire/draws';
import { giveawayEntrants } from '@lilape/wire/endpoints/draws';
import { TOKEN_DECIMALS } from '@lilape/domain/token';
import { Trans, useLingui } from '@lingui/react/macro';
import { EntrantList } from '#draws/entrant-list.tsx';
import { callApi } from '#shell/api/api.ts';
import { formatDecimal } from '#shell/text/format.ts';
import { shortAddress } from '#shell/text/short-address.ts';
import { AddressHead } from '#shell/ui/address-head.tsx';
import styles from './draw.module.css';

/** The list of the giveaway, so far until the sale is finalised. */
export function Entrants({ body }: { body: GiveawayBody }) {
  const { t } = useLingui();
  return (
    <EntrantList
      id="entrants-title"
      isFixed={body.list !== null}
      read={async (query, signal) => (await callApi(giveawayEntrants, { query, signal })).body}
      occasion={body.totalWeight}
      nobody={t`Nobody in the list begins so.`}
    >
      {(rows) => <Rows rows={rows} total={Number(body.totalWeight)} />}
    </EntrantList>
  );
}

function Rows({ rows, total }: { rows: readonly GiveawayEntrant[]; total: number }) {
  const { t, i18n } = useLingui();
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
            <th scope="col" className={styles.number}>
              LILAPE
            </th>
            <th scope="col" className={styles.number}>
              <Trans>Share</Trans>
            </th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ index, account, weight }) => (
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
  );
}

/** Percent with two digits, never more than it is said to be. */
function shareText(share: number, language: string): string {
  return share < 0.0001
    ? `< ${formatDecimal('0.01', language)}%`
    : `${formatDecimal((share * 100).toFixed(2), language)}%`;
}
