/** What happened to the ape; its rows are put there by `ape.mount.ts`. */
import { explorerUrl } from '@lilape/domain/chains';
import { Trans } from '@lingui/react/macro';
import { CONFIRMATIONS } from '@lilape/domain/confirmation';
import { chainId } from '#shell/first/deployment.ts';
import { ConfirmationWord } from '#ui/confirmation-word.tsx';
import styles from './ape-history.module.css';

const explorer = explorerUrl(chainId);

/** A list with one row for a pattern, and what stands there without any. */
export function History() {
  return (
    <>
      <p data-when="asking" className={styles.asking}>
        <Trans>Loading…</Trans>
      </p>
      <p data-when="free" hidden>
        <Trans>Nothing yet. Its story starts when someone mints it.</Trans>
      </p>
      <p data-when="failed" hidden>
        <Trans>We can’t read its history right now.</Trans>
      </p>
      <ol className={styles.history} data-when="minted" hidden>
        <template>
          <li>
            <strong data-when="station.mint">
              <Trans>Minted for</Trans>
            </strong>
            <strong data-when="station.transfer">
              <Trans>Sent to</Trans>
            </strong>{' '}
            <code data-fill="station.to" />
            <time data-fill="station.time" dateTime="" />
            <span>
              <Trans>
                block <span data-fill="station.block" />
              </Trans>
            </span>
            {CONFIRMATIONS.map((word) => (
              <span key={word} data-when={`station.${word}`}>
                <ConfirmationWord status={word} />
              </span>
            ))}
            {explorer === null ? (
              <code data-fill="station.hash" />
            ) : (
              <a data-fill="station.hash" href={explorer} target="_blank" rel="noreferrer">
                0x…
              </a>
            )}
          </li>
        </template>
      </ol>
    </>
  );
}
