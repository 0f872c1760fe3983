/** What admins did, the newest first. */
import type { AdminAction } from '@lilape/domain/admin/actions';
import type { NotedAction } from '@lilape/wire/admin';
import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { shortAddress } from '#shell/first/short-address.ts';
import { Button } from '#shell/ui/button.tsx';
import { readActions } from './admin-api.ts';
import styles from '#admin/admin.module.css';
import { Panel, Time } from '#admin/panel.tsx';
import { useAdmin } from '#admin/use-admin.ts';
import { usePolled } from '#admin/use-polled.ts';

/** The newest page is read anew as it grows; older ones stay once they were asked for. */
export function LogPanel() {
  const { t } = useLingui();
  const { handleError } = useAdmin();
  const of = usePolled('log', (signal) => readActions(undefined, signal));
  const [older, setOlder] = useState<{ actions: readonly NotedAction[]; next: string | null } | null>(null);
  const [isBusy, setIsBusy] = useState(false);

  const readOlder = async (before: string) => {
    setIsBusy(true);
    try {
      const { actions, next } = await readActions(before, undefined);
      setOlder((known) => ({ actions: [...(known?.actions ?? []), ...actions], next }));
    } catch (failure) {
      handleError(failure);
    }
    setIsBusy(false);
  };

  return (
    <Panel title={t`Action log`} of={of} isForLater>
      {({ actions, next }) => {
        const before = older === null ? next : older.next;
        const seen = new Set(actions.map(({ id }) => id));
        const all = [...actions, ...(older?.actions.filter(({ id }) => !seen.has(id)) ?? [])];
        return (
          <>
            <ol className={styles.log}>
              {all.map((action) => (
                <Entry key={action.id} action={action} />
              ))}
            </ol>
            {before !== null && (
              <div className={styles.acts}>
                <Button look="secondary" size="small" isBusy={isBusy} onClick={() => void readOlder(before)}>
                  <Trans>Older</Trans>
                </Button>
              </div>
            )}
          </>
        );
      }}
    </Panel>
  );
}

function Entry({ action: { action, at, session, who, client, detail, times } }: { action: NotedAction }) {
  const { t } = useLingui();
  const words: Record<AdminAction, string> = {
    'signed-in': t`Signed in`,
    'sign-in-refused': t`Wrong password`,
    'wallet-refused': t`Refused a wallet`,
    'request-refused': t`Refused a request from another site`,
    'change-refused': t`Refused a change: sent twice, or out of date`,
    'password-set': t`Set a new password`,
    'signed-out': t`Signed out`,
    'others-signed-out': t`Ended all other sessions`,
    'all-signed-out': t`Signed out everywhere`,
    'launch-made': t`Created a launch`,
    'launch-changed': t`Changed a launch`,
    'launch-cancelled': t`Cancelled a launch`,
    'picture-kept': t`Uploaded a picture`,
    'application-answered': t`Answered an application`,
    'site-changed': t`Changed what the site says`,
    'pins-tried-again': t`Retried pins`,
    'files-checked': t`Started a check of the files`,
    'score-removed': t`Took a game off the board`,
    'posts-changed': t`Changed posts`,
    'post-sent': t`Sent a post`,
    'message-dropped': t`Removed a message`,
    'schedule-made': t`Created a schedule`,
    'schedule-paused': t`Paused a schedule`,
    'schedule-enabled': t`Enabled a schedule`,
    'schedule-deleted': t`Deleted a schedule`,
    'alerts-changed': t`Changed the alerts`,
  };
  const facts = Object.entries(detail).map(([name, value]) => `${name} ${brief(value)}`);
  const wallet = who === 'password' ? null : who && brief(who);
  const where = [wallet, session, client].filter((part) => part !== null).join(' · ');
  return (
    <li className={styles.item} data-bad={action.endsWith('-refused') || undefined}>
      <strong>
        {words[action]}
        {times > 1 && ` × ${times}`}
      </strong>
      <Time iso={at} />
      {where !== '' && <small>{where}</small>}
      {facts.length > 0 && <small data-detail>{facts.join(' · ')}</small>}
    </li>
  );
}

/** An address as the log has room for; anything else as it is. */
const brief = (value: string | number): string =>
  /^0x[\da-f]{40}$/i.test(String(value)) ? shortAddress(String(value)) : String(value);
