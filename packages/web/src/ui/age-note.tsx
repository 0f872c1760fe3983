/** How old the numbers are, and what to do when they are too old; kept true by `shell/live/sale.mount.ts`. @see decision 10 "no invented figures" */
import { Trans } from '@lingui/react/macro';
import { Button } from '#shell/ui/button.tsx';
import { Filled, when } from './filled.tsx';
import styles from './age-note.module.css';
import said from './said.module.css';

/** 'Live', the age of the last real answer, or 'Live data is unavailable' with Retry. */
export function AgeNote() {
  return (
    <div>
      <p className={styles.note} {...when('age-asking')}>
        <span className={styles.dot} aria-hidden="true" />
        <Trans>Reading the chain…</Trans>
      </p>
      <p className={styles.note} {...when('age-live')}>
        <span className={styles.live} aria-hidden="true" />
        <Trans>Live from the chain</Trans>
      </p>
      <p className={styles.note} {...when('age-older')}>
        <span className={styles.live} aria-hidden="true" />
        <span>
          <Trans>
            Read from the chain <Filled of="age.seconds" /> s ago
          </Trans>
        </span>
      </p>
      <div aria-live="polite">
        <div className={styles.note} {...when('age-late')}>
          <span className={styles.late} aria-hidden="true" />
          <span className={said.alert}>
            <Trans>Live data is unavailable</Trans>
            <span {...when('age-known')}>
              {'. '}
              <Trans>
                These numbers are <Filled of="age.minutes" /> min old.
              </Trans>
            </span>
          </span>
          <Button look="secondary" size="small" data-action="refresh">
            <Trans>Retry</Trans>
          </Button>
        </div>
      </div>
    </div>
  );
}
