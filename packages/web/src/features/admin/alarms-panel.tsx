/** What is wrong at this moment, what that means, and what to do about it. */
import { RUNBOOK, alarmOf } from '@lilape/domain/alarms/runbook';
import { Trans, useLingui } from '@lingui/react/macro';
import styles from '#admin/admin.module.css';
import { Panel, Time } from '#admin/panel.tsx';
import type { Polled } from '#admin/use-polled.ts';
import { useLanguage } from '#shell/page/use-language.ts';
import type { ServerNow } from './admin-api.ts';

/** Those that stand, the oldest first, in words for whoever was woken up. */
export function AlarmsPanel({ of }: { of: Polled<ServerNow> }) {
  const { t } = useLingui();
  const language = useLanguage();
  return (
    <Panel title={t`Alarms`} of={of}>
      {({ state: { alarms } }) =>
        alarms.length === 0 ? (
          <p className={styles.none}>
            <Trans>No alarms.</Trans>
          </p>
        ) : (
          <ul className={styles.list}>
            {alarms.map(({ code, detail, raised_at: raisedAt }) => {
              const { title, means, todo } = RUNBOOK[alarmOf(code)][language];
              return (
                <li key={code + detail} className={styles.item} data-bad>
                  <strong className={styles.alarm}>{title}</strong>
                  <Time iso={raisedAt} />
                  <p className={styles.alarm}>{means}</p>
                  <p className={styles.alarm}>
                    <b>
                      <Trans>What to do:</Trans>
                    </b>{' '}
                    {todo}
                  </p>
                  <small lang="en">
                    {code} · {detail}
                  </small>
                </li>
              );
            })}
          </ul>
        )
      }
    </Panel>
  );
}
