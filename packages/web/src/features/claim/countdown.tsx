/** How long until a moment, counted down by the second. */
import { Trans } from '@lingui/react/macro';
import { useEffect, useState } from 'react';
import styles from './claim.module.css';

const secondMs = 1_000;

const two = (value: number) => String(value).padStart(2, '0');

/** Days, hours, minutes and seconds until the ISO 8601 time `to`; nothing once it has come. */
export function Countdown({ to }: { to: string }) {
  const [nowMs, setNowMs] = useState(() => Date.now());
  useEffect(() => {
    const timer = setInterval(() => setNowMs(Date.now()), secondMs);
    return () => clearInterval(timer);
  }, []);
  const seconds = Math.floor((Date.parse(to) - nowMs) / secondMs);
  if (seconds <= 0) return null;
  const days = Math.floor(seconds / 86_400);
  const clock = [Math.floor(seconds / 3_600) % 24, Math.floor(seconds / 60) % 60, seconds % 60]
    .map(two)
    .join(':');
  const digits = clock.split('').map((sign, place) => (
    // oxlint-disable-next-line react/no-array-index-key -- a place is all that a digit is
    <span key={place} className={sign === ':' ? undefined : styles.digit}>
      {sign}
    </span>
  ));
  return (
    <p className={styles.clock} role="timer">
      <Trans>
        {days} d {digits}
      </Trans>
    </p>
  );
}
