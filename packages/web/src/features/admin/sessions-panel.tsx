/** Who is signed in where, and how to end it. */
import type { LogoutScope } from '@lilape/wire/admin';
import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { shortAddress } from '#shell/first/short-address.ts';
import { Button } from '#shell/ui/button.tsx';
import { part } from '#shell/page/part.tsx';
import { readSessions } from './admin-api.ts';
import { signOut } from '#admin/session-api.ts';
import styles from '#admin/admin.module.css';
import { Ago, Panel } from '#admin/panel.tsx';
import { useAdmin } from '#admin/use-admin.ts';
import { usePolled } from '#admin/use-polled.ts';

const Fault = part({ load: async () => (await import('#ui/fault.tsx')).Fault });

/** The sessions that are open, this one marked. */
export function SessionsPanel() {
  const { t } = useLingui();
  const { leave, handleError } = useAdmin();
  const of = usePolled('sessions', readSessions);
  const [doing, setDoing] = useState<LogoutScope | null>(null);
  const [failure, setFailure] = useState<unknown>(null);

  const end = async (scope: LogoutScope) => {
    setDoing(scope);
    setFailure(null);
    try {
      await signOut(scope);
      if (scope === 'others') of.reload();
      else leave();
    } catch (thrown) {
      setFailure(thrown);
      handleError(thrown);
    }
    setDoing(null);
  };

  return (
    <Panel title={t`Sessions`} of={of} isForLater>
      {({ current, sessions }) => (
        <>
          <ul className={styles.list}>
            {sessions.map(({ id, opened_at: openedAt, who, client }) => (
              <li key={id} className={styles.item}>
                <code>{id}</code>
                <Ago iso={openedAt} />
                <small>
                  {id === current && (
                    <>
                      <Trans>(this one)</Trans>{' '}
                    </>
                  )}
                  {who === 'password' ? (
                    <Trans>by password</Trans>
                  ) : (
                    <code title={who}>{shortAddress(who)}</code>
                  )}
                  {client !== null && ` · ${client}`}
                </small>
              </li>
            ))}
          </ul>
          <div className={styles.acts}>
            <Button
              look="secondary"
              size="small"
              isBusy={doing === 'others'}
              disabled={doing !== null || sessions.length < 2}
              onClick={() => void end('others')}
            >
              <Trans>End all other sessions</Trans>
            </Button>
            <Button
              look="danger"
              size="small"
              isBusy={doing === 'everywhere'}
              disabled={doing !== null}
              onClick={() => void end('everywhere')}
            >
              <Trans>Sign out everywhere</Trans>
            </Button>
            {failure !== null && (
              <p role="alert">
                <Fault error={failure} />
              </p>
            )}
          </div>
        </>
      )}
    </Panel>
  );
}
