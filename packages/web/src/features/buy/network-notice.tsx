/** What stands in the way of paying, above the form: wrong network, old data, foreign addresses. */
import { networkName } from '@lilape/domain/chains';
import { sentence } from '@lilape/domain/messages/catalogue';
import { Trans } from '@lingui/react/macro';
import { useState } from 'react';
import { chainId } from '#shell/first/deployment.ts';
import { useLanguage } from '#shell/page/use-language.ts';
import { sentenceOf } from '#text/sentence.ts';
import { useAge } from '#ui/use-live.ts';
import { refreshLive } from '#shell/live/sale.ts';
import { Button } from '#shell/ui/button.tsx';
import { accountHere, type Session } from '#shell/first/session.ts';
import styles from './network-notice.module.css';
import { switchWithToast } from './switch-with-toast.ts';

/** The wallet is on another network: switch here. */
export function WrongNetwork({ session }: { session: Session }) {
  const language = useLanguage();
  const [isAsking, setIsAsking] = useState(false);
  if (session.status !== 'connected' || accountHere(session) !== null) return null;
  const ask = async () => {
    setIsAsking(true);
    await switchWithToast(language);
    setIsAsking(false);
  };
  const network = networkName(chainId, language);
  const other = networkName(session.chainId, language);
  return (
    <div className={styles.notice} aria-live="polite">
      <p>
        <Trans>
          Your wallet is on {other}. The sale is on {network}.
        </Trans>
      </p>
      <Button size="small" isBusy={isAsking} onClick={() => void ask()}>
        <Trans>Switch to {network}</Trans>
      </Button>
    </div>
  );
}

/** The last price is too old to buy on. @see decision 10 "no invented figures" */
export function StaleData() {
  const language = useLanguage();
  const { seconds, isStale } = useAge();
  const [isAsking, setIsAsking] = useState(false);
  if (!isStale) return null;
  const retry = async () => {
    setIsAsking(true);
    await refreshLive();
    setIsAsking(false);
  };
  const code = seconds === null ? 'LIVE_DATA_UNAVAILABLE' : 'STALE_DATA';
  const { title, text } = sentence(code, { age: seconds ?? 0 }, language);
  return (
    <div className={styles.notice} aria-live="polite">
      <p>
        {title !== undefined && <strong>{title}. </strong>}
        {text}
      </p>
      <Button size="small" look="secondary" isBusy={isAsking} onClick={() => void retry()}>
        <Trans>Retry</Trans>
      </Button>
    </div>
  );
}

/** Buying is blocked, or its check failed: says why, as 'Presale Error' unless the reason has a title of its own. */
export function Blocked({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  const language = useLanguage();
  if (error === null) return null;
  const own = sentenceOf(error, language);
  const { title, text } =
    own.title === undefined ? sentence('PRESALE_ERROR', { reason: own.text }, language) : own;
  return (
    <div className={styles.notice} role="alert">
      <p>
        {title !== undefined && <strong>{title}. </strong>}
        {text}
      </p>
      <Button size="small" look="secondary" onClick={onRetry}>
        <Trans>Retry</Trans>
      </Button>
    </div>
  );
}
