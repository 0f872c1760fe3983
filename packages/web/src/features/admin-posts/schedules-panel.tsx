/** What the group hears by itself: the turns of the next three hours, each schedule, and a form for another. */
import type { Schedule, SchedulesBody } from '@lilape/wire/schedules';
import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import admin from '#admin/admin.module.css';
import { Panel, Time, useNow } from '#admin/panel.tsx';
import type { Polled } from '#admin/use-polled.ts';
import { part } from '#shell/page/part.tsx';
import { useLanguage } from '#shell/page/use-language.ts';
import { formatZoned } from '#shell/text/moment-zoned.ts';
import { Button } from '#shell/ui/button.tsx';
import { AppError } from '@lilape/domain/app-error';
import { Status } from '#ui/status.tsx';
import { DeleteSchedule } from './delete-schedule.tsx';
import { PauseButton } from './pause-button.tsx';
import said from '#ui/said.module.css';
import styles from './posts-section.module.css';
import { ScheduleLine } from './schedule-line.tsx';
import { formatWait } from './turns.ts';

const Fault = part({ load: async () => (await import('#ui/fault.tsx')).Fault });

/** The panel. */
export function SchedulesPanel({ of }: { of: Polled<SchedulesBody> }) {
  const { t } = useLingui();
  const nowMs = useNow();
  const [deleted, setDeleted] = useState<Schedule | null>(null);
  return (
    <>
      <Panel title={t`Schedules`} of={of}>
        {({ schedules, as_of: asOf }) => {
          // Turns go by the server's clock.
          const serverMs = Date.parse(asOf) + nowMs - (of.readAtMs ?? nowMs);
          return (
            <>
              <ScheduleLine schedules={schedules} nowMs={serverMs} />
              {schedules.length === 0 ? (
                <p className={admin.none}>
                  <Trans>None yet: nothing is sent automatically.</Trans>
                </p>
              ) : (
                <ul className={admin.list} aria-label={t`Schedules`}>
                  {schedules.map((schedule) => (
                    <Row
                      key={schedule.id}
                      of={schedule}
                      nowMs={serverMs}
                      onChanged={of.reload}
                      onDelete={() => setDeleted(schedule)}
                    />
                  ))}
                </ul>
              )}
            </>
          );
        }}
      </Panel>
      {deleted !== null && (
        <DeleteSchedule
          of={of.value?.schedules.find(({ id }) => id === deleted.id) ?? deleted}
          onClose={() => setDeleted(null)}
          onDone={() => {
            setDeleted(null);
            of.reload();
          }}
        />
      )}
    </>
  );
}

type RowProps = { of: Schedule; nowMs: number; onChanged: () => void; onDelete: () => void };

function Row({ of, nowMs, onChanged, onDelete }: RowProps) {
  const { t } = useLingui();
  const language = useLanguage();
  const { name, postType, interval, enabled, nextRun, lastRun, leftOut } = of;
  return (
    <li className={styles.schedule}>
      <div>
        <strong>{name}</strong>{' '}
        <Status look={enabled ? 'now' : 'ahead'}>
          {enabled ? <Trans>runs</Trans> : <Trans>paused</Trans>}
        </Status>
        <p className={said.small}>{t`${postType}, every ${interval} min.`}</p>
        {nextRun !== null && (
          <p className={said.small}>
            <Trans>
              Next in {formatWait(Date.parse(nextRun) - nowMs)}, at{' '}
              <time dateTime={nextRun}>
                {formatZoned(nextRun, language, { date: 'medium', time: 'medium' })}
              </time>
            </Trans>
          </p>
        )}
        {lastRun !== null && (
          <p className={said.small}>
            <Trans>
              Last sent: <Time iso={lastRun} />
            </Trans>
          </p>
        )}
        {leftOut !== null && (
          <p className={styles.leftOut}>
            <Time iso={leftOut.at} /> <Fault error={AppError.received(leftOut.code, {}, leftOut.error)} />
          </p>
        )}
      </div>
      <div className={styles.buttons}>
        <PauseButton of={of} onDone={onChanged} />
        <Button look="danger" aria-label={t`Delete ${name}`} onClick={onDelete}>
          <Trans>Delete…</Trans>
        </Button>
      </div>
    </li>
  );
}
