/** Everybody with a tier, with the holding that earned it. */
import { launchEntrants } from '@lilape/wire/endpoints/launches';
import type { LaunchBody, WireLaunchEntrant } from '@lilape/wire/launches';
import { Trans, useLingui } from '@lingui/react/macro';
import { EntrantList } from '#draws/entrant-list.tsx';
import { callApi } from '#shell/api/api.ts';
import { useLanguage } from '#shell/page/use-language.ts';
import { formatDecimal } from '#shell/text/format.ts';
import { shortAddress } from '#shell/text/short-address.ts';
import { AddressHead } from '#shell/ui/address-head.tsx';
import { heldShort } from '#text/short-tokens.ts';
import { tierNames } from '#text/tiers.ts';
import styles from './launch.module.css';

/** The list of a launch, so far until its snapshot. */
export function Entrants({ launch }: { launch: LaunchBody }) {
  const { t } = useLingui();
  const params = { id: String(launch.id) };
  return (
    <EntrantList
      id="list-title"
      isFixed={launch.snapshot !== null}
      read={async (query, signal) => (await callApi(launchEntrants, { params, query, signal })).body}
      occasion={`${launch.snapshot?.cid} ${launch.soFar?.totalTickets}`}
      nobody={t`Nobody has a tier.`}
    >
      {(rows) => <Rows rows={rows} />}
    </EntrantList>
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
