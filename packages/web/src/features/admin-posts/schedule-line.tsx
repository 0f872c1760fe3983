/** The next three hours as a line: a row for each schedule, a stroke for each of its turns. */
import type { Schedule } from '@lilape/wire/schedules';
import { useLingui } from '@lingui/react/macro';
import styles from './posts-section.module.css';
import { LINE_MS, marksOf, turnsOf } from './turns.ts';

const WIDTH = 720;
const ROW = 32;
const HEAD = 24;

type Props = { schedules: readonly Schedule[]; nowMs: number };

/** Rendered for the eye; the list below says the same in words. */
export function ScheduleLine({ schedules, nowMs }: Props) {
  const { t } = useLingui();
  if (schedules.length === 0) return null;
  const height = HEAD + ROW * schedules.length;
  const x = (ms: number) => ((ms - nowMs) / LINE_MS) * WIDTH;
  return (
    <div className={styles.line3h}>
      <svg viewBox={`0 0 ${WIDTH} ${height}`} role="img" aria-label={t`Scheduled for the next three hours`}>
        {marksOf(nowMs).map((at) => (
          <g key={at}>
            <path className={styles.mark} d={`M${x(at)} ${HEAD} V${height}`} />
            <text className={styles.hour} x={x(at)} y={16}>
              {clockOf(at)}
            </text>
          </g>
        ))}
        {schedules.map((schedule, row) => {
          const top = HEAD + row * ROW;
          return (
            <g key={schedule.id}>
              <path className={styles.rail} d={`M0 ${top + ROW - 6} H${WIDTH}`} />
              <path
                className={styles.turn}
                d={turnsOf(schedule, nowMs)
                  .map((at) => `M${x(at).toFixed(1)} ${top + ROW - 6} v-10`)
                  .join('')}
              />
              <text className={styles.name} x={4} y={top + 14} data-paused={!schedule.enabled || undefined}>
                {schedule.name}
              </text>
            </g>
          );
        })}
      </svg>
    </div>
  );
}

function clockOf(ms: number): string {
  const at = new Date(ms);
  return [at.getHours(), at.getMinutes()].map((part) => String(part).padStart(2, '0')).join(':');
}
