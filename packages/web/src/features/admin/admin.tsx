/** The admin page: who is not signed in signs in, who is finds its sections. */
import { useLingui } from '@lingui/react/macro';
import { part } from '#shell/page/part.tsx';
import { Lost } from '#shell/ui/lost.tsx';
import styles from './admin.module.css';
import { AdminContext, useAdminSession } from '#admin/use-admin.ts';
import type { Sections } from './sections.ts';
import { SignIn } from './sign-in.tsx';

const AdminSections = part<{ sections: Sections }>({
  load: async () => (await import('./admin-sections.tsx')).AdminSections,
  lost: Lost,
});
const Failed = part({ load: async () => (await import('#ui/failed.tsx')).Failed, lost: Lost });

/** The form, or the sections with the form above them where the session has ended. */
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
          <AdminSections sections={sections} />
        </>
      )}
    </AdminContext>
  );
}
