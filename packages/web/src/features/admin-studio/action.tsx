/** The button under a panel, and what it failed with. */
import type { ReactNode } from 'react';
import styles from '#admin/admin.module.css';
import { part } from '#shell/page/part.tsx';
import { Button } from '#shell/ui/button.tsx';
import type { Press } from '#admin/use-press.ts';

const Fault = part({ load: async () => (await import('#ui/fault.tsx')).Fault });

export function Action({ of: { isBusy, failure, press }, children }: { of: Press; children: ReactNode }) {
  return (
    <div className={styles.acts}>
      <Button look="secondary" size="small" isBusy={isBusy} onClick={() => void press()}>
        {children}
      </Button>
      {failure !== null && (
        <p role="alert">
          <Fault error={failure} />
        </p>
      )}
    </div>
  );
}
