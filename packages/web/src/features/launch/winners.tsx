/** Who won the drawn places: what is on chain from the site, the rest computed in this browser from the published list and the seed. */
import { hexOf } from '@lilape/domain/draws/words';
import { digestOfCid } from '@lilape/domain/ipfs';
import type { DrawSummary } from '@lilape/wire/draws';
import type { LaunchBody } from '@lilape/wire/launches';
import { Trans } from '@lingui/react/macro';
import { useState } from 'react';
import { winningEntries } from '#api/draws/ask.ts';
import { useLanguage } from '#shell/page/use-language.ts';
import { formatDecimal } from '#shell/text/format.ts';
import { shortAddress } from '#shell/text/short-address.ts';
import { AddressHead } from '#shell/ui/address-head.tsx';
import { Button } from '#shell/ui/button.tsx';
import { Explored } from '#ui/explored.tsx';
import { useAsync } from '#ui/use-async.ts';
import styles from './launch.module.css';

/** Entrants whose list is fetched without being asked for: about 300 kB. */
const fewEntrants = 2_000;
/** Rows before 'Show all'. */
const fewRows = 10;

type Winner = { readonly account: string; readonly weight: string; readonly transaction: string | null };

/** All of them, in a table that can be read out. */
export function Winners({ launch, draw }: { launch: LaunchBody; draw: DrawSummary }) {
  const language = useLanguage();
  const [isWanted, setIsWanted] = useState(draw.list.count <= fewEntrants);
  const [isLong, setIsLong] = useState(false);
  const settled = launch.winners.length;
  const isNeeded = settled < draw.places;
  const { value, error } = useAsync(isNeeded && isWanted ? draw.id : null, () => computed(draw));
  const all: readonly Winner[] = [...launch.winners, ...(value ?? []).slice(settled)];
  const rows = isLong ? all : all.slice(0, fewRows);
  return (
    <section className={styles.section} aria-labelledby="winners-title">
      <h2 id="winners-title">
        <Trans>The drawn places</Trans>
      </h2>
      <p aria-live="polite">
        {!isNeeded ? (
          <Trans>Named by the contract.</Trans>
        ) : error !== null ? (
          <Trans>The list could not be fetched or is not the one on chain, so nobody is named here.</Trans>
        ) : value !== null ? (
          <Trans>
            Computed in this browser from the published list and the seed; the contract takes no others.
          </Trans>
        ) : isWanted ? (
          <Trans>The seed is out: this browser fetches the list and computes the winners…</Trans>
        ) : (
          <Button look="secondary" size="small" onClick={() => setIsWanted(true)}>
            <Trans>Compute them here</Trans>
          </Button>
        )}
      </p>
      {rows.length > 0 && (
        <table className={styles.table}>
          <thead>
            <tr>
              <th scope="col">
                <Trans>Place</Trans>
              </th>
              <th scope="col">
                <Trans>Winner</Trans>
              </th>
              <th scope="col" className={styles.number}>
                <Trans>Tickets</Trans>
              </th>
              <th scope="col">
                <Trans>On chain</Trans>
              </th>
            </tr>
          </thead>
          <tbody>
            {rows.map(({ account, weight, transaction }, place) => (
              <tr key={account}>
                <th scope="row">{formatDecimal(String(place + 1), language)}</th>
                <td>
                  <span className={styles.who}>
                    <AddressHead address={account} />
                    <Explored page={`address/${account}`}>
                      <code title={account}>{shortAddress(account)}</code>
                    </Explored>
                  </span>
                </td>
                <td className={styles.number}>{weight}</td>
                <td>
                  {transaction === null ? (
                    <Trans>to be settled</Trans>
                  ) : (
                    <Explored page={`tx/${transaction}`}>
                      <code title={transaction}>{shortAddress(transaction)}</code>
                    </Explored>
                  )}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
      {all.length > fewRows && (
        <div>
          <Button look="secondary" size="small" onClick={() => setIsLong(!isLong)}>
            {isLong ? <Trans>Show fewer</Trans> : <Trans>Show all {all.length}</Trans>}
          </Button>
        </div>
      )}
    </section>
  );
}

async function computed({ id, seed, places, list }: DrawSummary): Promise<readonly Winner[]> {
  const entries = await winningEntries({
    drawId: Number(id),
    digest: hexOf(digestOfCid(list.cid)),
    root: list.root as `0x${string}`,
    seed: seed as `0x${string}`,
    places,
  });
  return entries.map(({ account, weight }) => ({ account, weight: String(weight), transaction: null }));
}
