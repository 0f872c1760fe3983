/** What the group is told by the clock: a line of the next three hours, and each schedule with its switch. */
import type { Schedule, SchedulesBody } from '@lilape/wire/posts';
import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import desk from '#desk/desk.module.css';
import { Panel, Time, useNow } from '#desk/panel.tsx';
import { usePolled } from '#desk/use-polled.ts';
import { part } from '#shell/page/part.tsx';
import { Button } from '#shell/ui/button.tsx';
import { DeleteSchedule } from './delete-schedule.tsx';
import { NewScheduleForm } from './new-schedule.tsx';
import { readSchedules, toggleSchedule } from './post-desk-api.ts';
import styles from './schedules.module.css';
import { ScheduleLine } from './schedule-line.tsx';
import { formatCountdown } from './schedule-times.ts';
import { usePress } from './use-press.ts';

const Fault = part({ load: async () => (await import('#ui/fault.tsx')).Fault });

/** All of them; what is to be deleted is asked for once more. */
export function SchedulesPanel() {
  const { t } = useLingui();
  const of = usePolled('schedules', readSchedules);
  const [going, setGoing] = useState<Schedule | null>(null);
  return (
    <>
      <Panel title={t`Schedules`} of={of}>
        {(body) => <List body={body} readAtMs={of.readAtMs ?? 0} onChanged={of.reload} onDelete={setGoing} />}
      </Panel>
      {going !== null && (
        <DeleteSchedule
          schedule={going}
          onClose={() => setGoing(null)}
          onDone={() => {
            setGoing(null);
            of.reload();
          }}
        />
      )}
    </>
  );
}

type ListProps = {
  body: SchedulesBody;
  /** When it came, by this browser's clock. */
  readAtMs: number;
  onChanged: () => void;
  onDelete: (schedule: Schedule) => void;
};

function List({ body: { schedules, as_of: asOf }, readAtMs, onChanged, onDelete }: ListProps) {
  // The workers' clock, as far as this browser's goes at the same speed.
  const nowMs = useNow() - readAtMs + Date.parse(asOf);
  return (
    <>
      <ScheduleLine schedules={schedules} nowMs={nowMs} />
      {schedules.length === 0 ? (
        <p className={desk.none}>
          <Trans>No schedule yet: nothing is posted by the clock.</Trans>
        </p>
      ) : (
        <ul className={desk.list}>
          {schedules.map((schedule) => (
            <Row
              key={schedule.id}
              schedule={schedule}
              nowMs={nowMs}
              onChanged={onChanged}
              onDelete={() => onDelete(schedule)}
            />
          ))}
        </ul>
      )}
      <NewScheduleForm onMade={onChanged} />
    </>
  );
}

type RowProps = { schedule: Schedule; nowMs: number; onChanged: () => void; onDelete: () => void };

function Row({ schedule, nowMs, onChanged, onDelete }: RowProps) {
  const { t } = useLingui();
  const { name, interval, postType, enabled, nextRun, lastRun, leftOut } = schedule;
  const toggle = usePress(async () => {
    try {
      await toggleSchedule(schedule, !enabled);
    } finally {
      // Also where it failed: another admin may have been faster, and that is to be seen.
      onChanged();
    }
  });
  const nextMs = nextRun === null ? null : Date.parse(nextRun) - nowMs;
  return (
    <li className={styles.schedule} data-paused={!enabled || undefined}>
      <div className={styles.words}>
        <strong>{name}</strong>
        <span>{t`${postType}, every ${interval} min`}</span>
        <span className={styles.next}>
          {nextMs === null ? <Trans>paused</Trans> : <Trans>next in {formatCountdown(nextMs)}</Trans>}
        </span>
        <small>
          {lastRun === null ? (
            <Trans>has sent nothing yet</Trans>
          ) : (
            <Trans>
              last <Time iso={lastRun} />
            </Trans>
          )}
          {leftOut !== null && (
            <span data-bad>
              {' · '}
              <Trans>left out:</Trans> {leftOut.error}
            </span>
          )}
        </small>
        {toggle.failure !== null && (
          <p role="alert">
            <Fault error={toggle.failure} />
          </p>
        )}
      </div>
      <div className={styles.buttons}>
        <Button
          look="secondary"
          size="small"
          isBusy={toggle.isBusy}
          aria-label={enabled ? t`Pause ${name}` : t`Enable ${name}`}
          onClick={() => void toggle.press()}
        >
          {enabled ? <Trans>Pause</Trans> : <Trans>Enable</Trans>}
        </Button>
        <Button look="secondary" size="small" aria-label={t`Delete ${name}`} onClick={onDelete}>
          <Trans>Delete</Trans>
        </Button>
      </div>
    </li>
  );
}
