/** A launch as a boarding pass: written once, and copied for each launch by `follow-launches.ts`. */
import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { Link } from '#shell/ui/link.tsx';
import { Status, type StatusLook } from '#ui/status.tsx';
import type { LaunchStage } from '#text/launch-stage.ts';
import styles from './pass.module.css';

/** The model of all passes; hidden itself. */
export function Pass() {
  const { t } = useLingui();
  return (
    <div data-pass-model="" hidden>
      <article className={styles.pass}>
        <div className={styles.main}>
          <div className={styles.head}>
            <img alt="" className={styles.picture} data-picture="" width={72} height={72} hidden />
            <h3>
              <Link to="/launchpad" data-link="" data-pass="project" />
            </h3>
            <span className={styles.stamps}>
              <Stamp of="announced" look="ahead">{t`Boarding soon`}</Stamp>
              <Stamp of="counting" look="now">{t`Snapshot taken`}</Stamp>
              <Stamp of="listed" look="now">{t`The list is fixed`}</Stamp>
              <Stamp of="nobody" look="done">{t`Nobody on the list`}</Stamp>
              <Stamp of="open" look="now">{t`The draw is open`}</Stamp>
              <Stamp of="due" look="now">{t`The number is due`}</Stamp>
              <Stamp of="revealed" look="now">{t`The number is out`}</Stamp>
              <Stamp of="settled" look="done">{t`Drawn`}</Stamp>
              <Stamp of="cancelled" look="failed">{t`Cancelled`}</Stamp>
              <span data-moved="" hidden>
                <Status look="failed">{t`Moved`}</Status>
              </span>
            </span>
          </div>
          <dl className={styles.facts}>
            <Fact name={t`Gives, by its own word`} of="gives" />
            <Fact name={t`Drawn places`} of="places" />
            <Fact name={t`Snapshot`} of="snapshot" />
            <Fact name={t`Launch`} of="launch" />
          </dl>
        </div>
        <div className={styles.stub}>
          <p className={styles.clock} role="timer" aria-live="off" data-pass="clock" />
          <p>
            <span data-to="snapshot">
              <Trans>until the snapshot: be at your height by then</Trans>
            </span>
            <span data-to="launch" hidden>
              <Trans>until the launch</Trans>
            </span>
            <span data-to="none" hidden>
              <Trans>It has launched.</Trans>
            </span>
            <span data-to="cancelled" hidden>
              <span data-pass="reason" />
            </span>
          </p>
          <span className={styles.bars} aria-hidden="true" />
        </div>
      </article>
    </div>
  );
}

function Stamp({ of, look, children }: { of: LaunchStage; look: StatusLook; children: ReactNode }) {
  return (
    <span data-stage={of} hidden>
      <Status look={look}>{children}</Status>
    </span>
  );
}

function Fact({ name, of }: { name: string; of: string }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd data-pass={of} />
    </div>
  );
}
