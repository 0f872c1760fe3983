/** How old the numbers are, and what to do when they are too old. @see decision 10 */
import { Trans } from '@lingui/react/macro';
import { useState } from 'react';
import { refreshLive, useAge, useLive } from '#shell/live/live.ts';
import { Button } from './button.tsx';
import styles from './age-note.module.css';

/** 'Live', the age of the last real answer, or 'Live data is unavailable' with Retry. */
export function AgeNote() {
  const { isUnreachable } = useLive();
  const { seconds, isStale } = useAge();
  if (seconds === null && !isUnreachable)
    return (
      <p className={styles.note}>
        <span className={styles.dot} aria-hidden="true" />
        <Trans>Asking the chain…</Trans>
      </p>
    );
  if (seconds === null || isStale) return <Late seconds={seconds} />;
  return (
    <p className={styles.note}>
      <span className={styles.live} aria-hidden="true" />
      {seconds < 10 ? <Trans>Live from the chain</Trans> : <Trans>Read from the chain {seconds} s ago</Trans>}
    </p>
  );
}

function Late({ seconds }: { seconds: number | null }) {
  const [isAsking, setIsAsking] = useState(false);
  const retry = async () => {
    setIsAsking(true);
    await refreshLive();
    setIsAsking(false);
  };
  const minutes = seconds === null ? 0 : Math.floor(seconds / 60);
  return (
    <div className={styles.note} aria-live="polite">
      <span className={styles.late} aria-hidden="true" />
      <span className={styles.words}>
        <Trans>Live data is unavailable</Trans>
        {seconds !== null && (
          <>
            {'. '}
            <Trans>These numbers are {minutes} min old.</Trans>
          </>
        )}
      </span>
      <Button look="secondary" size="small" isBusy={isAsking} onClick={() => void retry()}>
        <Trans>Retry</Trans>
      </Button>
    </div>
  );
}
