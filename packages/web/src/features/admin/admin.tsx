/** The admin's page: who is not signed in signs in, who is finds the desk. */
import { useLingui } from '@lingui/react/macro';
import { part } from '#shell/page/part.tsx';
import { Lost } from '#shell/ui/lost.tsx';
import styles from './admin.module.css';
import { AdminContext, useAdminSession } from '#desk/use-admin.ts';
import type { Sections } from './sections.ts';
import { SignIn } from './sign-in.tsx';

const Desk = part<{ sections: Sections }>({
  load: async () => (await import('./desk.tsx')).Desk,
  lost: Lost,
});
const Failed = part({ load: async () => (await import('#ui/failed.tsx')).Failed, lost: Lost });

/** The form, or the desk with the form on it where the session has ended; `sections` are what lies on it. */
export function Admin({ sections }: { sections: Sections }) {
  const { t } = useLingui();
  const admin = useAdminSession();
  const { now, error, ask } = admin;
  if (now === null)
    return (
      <div className={styles.door}>
        <h1>{t`Admin`}</h1>
        {error === null ? (
          <div className={styles.asking} aria-busy="true" />
        ) : (
          <Failed error={error} onRetry={ask} />
        )}
      </div>
    );
  return (
    <AdminContext value={admin}>
      {now.session === null ? (
        <div className={styles.door}>
          <h1>{t`Admin`}</h1>
          <SignIn />
        </div>
      ) : (
        <>
          {now.hasEnded && (
            <div className={styles.ended}>
              <SignIn />
            </div>
          )}
          <Desk sections={sections} />
        </>
      )}
    </AdminContext>
  );
}
