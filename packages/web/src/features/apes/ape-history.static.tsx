/** What happened to the ape; its rows are put there by `ape-now.ts`. */
import { explorerUrl } from '@lilape/domain/chains';
import { Trans } from '@lingui/react/macro';
import { CONFIRMATIONS } from '@lilape/domain/confirmation';
import { chainId } from '#shell/deployment.ts';
import { ConfirmationWord } from '#ui/confirmation-word.tsx';
import styles from './ape-history.module.css';

const explorer = explorerUrl(chainId);

/** A list with one row for a pattern, and what stands there without any. */
export function History() {
  return (
    <>
      <p data-shown="asking">
        <Trans>Asking…</Trans>
      </p>
      <p data-shown="free">
        <Trans>Nothing yet. Its story starts when someone mints it.</Trans>
      </p>
      <p data-shown="failed">
        <Trans>We can’t read its history right now.</Trans>
      </p>
      <ol className={styles.history} data-shown="minted" data-history="">
        <li hidden data-pattern="">
          <strong data-of="mint">
            <Trans>Minted for</Trans>
          </strong>
          <strong data-of="transfer">
            <Trans>Sent to</Trans>
          </strong>{' '}
          <code data-of="to" />
          <time data-of="time" dateTime="" />
          <span>
            <Trans>
              block <span data-of="block" />
            </Trans>
          </span>
          {CONFIRMATIONS.map((word) => (
            <span key={word} data-of={word}>
              <ConfirmationWord status={word} />
            </span>
          ))}
          {explorer === null ? (
            <code data-of="hash" />
          ) : (
            <a data-of="hash" href={explorer} target="_blank" rel="noreferrer">
              0x…
            </a>
          )}
        </li>
      </ol>
    </>
  );
}
