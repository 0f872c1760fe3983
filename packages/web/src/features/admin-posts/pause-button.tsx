/** Pausing a schedule, and letting it run again. */
import type { Schedule } from '@lilape/wire/schedules';
import { Trans, useLingui } from '@lingui/react/macro';
import { part } from '#shell/page/part.tsx';
import { Button } from '#shell/ui/button.tsx';
import { usePress } from '#admin/use-press.ts';
import styles from './posts-section.module.css';
import { schedule } from './posts-api.ts';

const Fault = part({ load: async () => (await import('#ui/fault.tsx')).Fault });

/** The button; it changes the version that is seen here, or nothing. */
export function PauseButton({ of, onDone }: { of: Schedule; onDone: () => void }) {
  const { t } = useLingui();
  const { id, name, enabled, version } = of;
  const { isBusy, failure, press } = usePress(async () => {
    try {
      await schedule({ action: 'toggle', id, enabled: !enabled, version });
    } finally {
      onDone();
    }
  });
  return (
    <>
      <Button
        look="secondary"
        isBusy={isBusy}
        aria-label={enabled ? t`Pause ${name}` : t`Resume ${name}`}
        onClick={() => void press()}
      >
        {enabled ? <Trans>Pause</Trans> : <Trans>Resume</Trans>}
      </Button>
      {failure !== null && (
        <div className={styles.fault} role="alert">
          <Fault error={failure} />
        </div>
      )}
    </>
  );
}
