/** How old the counts are, once that matters. @see decision 10 "no invented figures" */
import { isStaleAge } from '@lilape/domain/freshness';
import { Trans } from '@lingui/react/macro';
import { useEffect, useState } from 'react';
import styles from './stats-panel.module.css';
import said from '#ui/said.module.css';

const tickMs = 10_000;

type Props = {
  /** When the chain was last read, by `performance.now()`; null before the first answer. */
  readAtMs: number | null;
  hasFailed: boolean;
};

/** 'Live from the chain', or the age in minutes. */
export function Age({ readAtMs, hasFailed }: Props) {
  const [nowMs, setNowMs] = useState(0);
  useEffect(() => {
    const look = () => setNowMs(performance.now());
    look();
    const timer = setInterval(look, tickMs);
    return () => clearInterval(timer);
  }, []);
  if (readAtMs === null) return null;
  const ageMs = nowMs - readAtMs;
  if (!isStaleAge(ageMs) && !hasFailed)
    return (
      <p className={styles.live}>
        <Trans>Live from the chain</Trans>
      </p>
    );
  const minutes = Math.max(1, Math.floor(ageMs / 60_000));
  return (
    <p className={said.alert}>
      <Trans>
        These numbers are {minutes} min old. A mint asks the chain itself, so it doesn’t depend on them.
      </Trans>
    </p>
  );
}
