/** The winners by their places: shown one by one when they are fixed, then for good, with what each has won. */
import { prizeApeOf, TOKEN_PRIZES, tokenPrizeOf } from '@lilape/domain/draws/giveaway';
import { TOKEN_DECIMALS } from '@lilape/domain/token';
import type { DrawSummary } from '@lilape/wire/draws';
import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { useStore } from '#shell/page/use-store.ts';
import { formatDecimal } from '#shell/text/format.ts';
import { shortAddress } from '#shell/text/short-address.ts';
import { AddressHead } from '#shell/ui/address-head.tsx';
import { Button } from '#shell/ui/button.tsx';
import { Link } from '#shell/ui/link.tsx';
import { Explored } from '#ui/explored.tsx';
import { looked } from './front/looked.ts';
import { isShown, type Winner, winners } from './front/winners-store.ts';
import styles from './draw.module.css';
import { showAgain, useShowing, useWinners } from './use-winners.ts';

/** Rows before 'Show all'. */
const fewRows = 10;
/** Rows of those that have just been shown. */
const newestRows = 6;

/** All of them, in a table that can be read out. */
export function WinnerList({ draw }: { draw: DrawSummary }) {
  const { computing, compute } = useWinners(draw);
  useShowing();
  const known = useStore(winners);
  const { address } = useStore(looked);
  const [isLong, setIsLong] = useState(false);
  const { all, shown } = known;
  const mine = all.findIndex(({ account }) => account.toLowerCase() === address?.toLowerCase());
  const left = all.length - shown;
  // While they are shown one by one, those that have just come are seen too.
  const until = left > 0 ? left + newestRows : fewRows;
  const rows = all.flatMap((winner, place) =>
    isShown(known, place) && (isLong || place < until || place === mine) ? [{ winner, place }] : [],
  );
  return (
    <section className={styles.section} aria-labelledby="winners-title">
      <div className={styles.head}>
        <h2 id="winners-title">
          <Trans>The winners</Trans>
        </h2>
        {all.length > 0 && left === 0 && (
          <Button look="plain" size="small" onClick={showAgain}>
            <Trans>Show it once more</Trans>
          </Button>
        )}
      </div>
      <p aria-live={left > TOKEN_PRIZES.length ? 'off' : 'polite'}>
        {all.length < draw.places ? (
          <Computing computing={computing} onCompute={compute} />
        ) : left > 0 ? (
          <Trans>Place {left} comes next…</Trans>
        ) : draw.status === 'settled' ? (
          <Trans>Named by the contract, and paid.</Trans>
        ) : (
          <Trans>
            Computed in this browser from the published list and the seed; the contract takes no others.
          </Trans>
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
              <th scope="col">
                <Trans>Prize</Trans>
              </th>
              <th scope="col">
                <Trans>On chain</Trans>
              </th>
            </tr>
          </thead>
          <tbody>
            {rows.map(({ winner, place }) => (
              <Row key={place} winner={winner} place={place} isMine={place === mine} />
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

function Computing({ computing, onCompute }: { computing: string; onCompute: () => void }) {
  if (computing === 'busy')
    return <Trans>The seed is out: this browser fetches the list and computes the winners…</Trans>;
  if (computing === 'failed')
    return <Trans>The list could not be fetched or is not the one on chain, so nobody is named here.</Trans>;
  return (
    <>
      <Trans>The seed is out, and the winners follow from it.</Trans>{' '}
      <Button look="secondary" size="small" onClick={onCompute}>
        <Trans>Compute them here</Trans>
      </Button>
    </>
  );
}

function Row({ winner, place, isMine }: { winner: Winner; place: number; isMine: boolean }) {
  const { i18n } = useLingui();
  const apeId = prizeApeOf(place);
  const tokens = formatDecimal(String(tokenPrizeOf(place) / 10n ** BigInt(TOKEN_DECIMALS)), i18n.locale);
  return (
    <tr data-mine={isMine || undefined} data-place={place}>
      <th scope="row">{place + 1}</th>
      <td>
        <span className={styles.who}>
          <AddressHead address={winner.account} />
          <Explored page={`address/${winner.account}`}>
            <code title={winner.account}>{shortAddress(winner.account)}</code>
          </Explored>
        </span>
      </td>
      <td>
        {apeId === null ? (
          `${tokens} LILAPE`
        ) : (
          <Link to={`/nft/${apeId}`}>#{formatDecimal(String(apeId), i18n.locale)}</Link>
        )}
      </td>
      <td>
        {winner.transaction === null ? (
          <Trans>to be settled</Trans>
        ) : (
          <Explored page={`tx/${winner.transaction}`}>
            <code title={winner.transaction}>{shortAddress(winner.transaction)}</code>
          </Explored>
        )}
      </td>
    </tr>
  );
}
