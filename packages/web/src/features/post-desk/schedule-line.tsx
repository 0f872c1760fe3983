/** The next three hours as a line: where each schedule sends, a row each. */
import type { Schedule } from '@lilape/wire/posts';
import { useLingui } from '@lingui/react/macro';
import { hoursWithin, lineMs, runsWithin } from './schedule-times.ts';
import styles from './schedules.module.css';

type Props = {
  schedules: readonly Schedule[];
  /** Unix milliseconds. */
  nowMs: number;
};

/** The line; the list under it says the same in words. */
export function ScheduleLine({ schedules, nowMs }: Props) {
  const { t } = useLingui();
  const enabled = schedules.filter((schedule) => schedule.enabled);
  if (enabled.length === 0) return null;
  const place = (atMs: number) => ({ insetInlineStart: `${((atMs - nowMs) / lineMs) * 100}%` });
  return (
    <div className={styles.line} role="img" aria-label={t`When schedules send within the next three hours`}>
      <div className={styles.hours}>
        <span className={styles.hour} style={place(nowMs)}>
          {t`now`}
        </span>
        {hoursWithin(nowMs).map((at) => (
          <span key={at} className={styles.hour} style={place(at)}>
            {clock(at)}
          </span>
        ))}
      </div>
      {enabled.map((schedule) => (
        <div key={schedule.id} className={styles.track}>
          <span className={styles.name}>{schedule.name}</span>
          {runsWithin(schedule, nowMs).map((at) => (
            <i key={at} className={styles.run} style={place(at)} title={clock(at)} />
          ))}
        </div>
      ))}
    </div>
  );
}

/** Of the visitor's own clock. */
function clock(atMs: number): string {
  const at = new Date(atMs);
  return `${String(at.getHours()).padStart(2, '0')}:${String(at.getMinutes()).padStart(2, '0')}`;
}
