/** The first screen of a launch as it is written at build time: whose it is, what is given by whose word, when, and how long until then. */
import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { Island } from '#shell/island/island.tsx';
import { Art } from '#shell/ui/art.tsx';
import { Blank } from '#shell/ui/blank.tsx';
import { Button, ButtonLink } from '#shell/ui/button.tsx';
import { Link } from '#shell/ui/link.tsx';
import { Status, type StatusLook } from '#ui/status.tsx';
import type { LaunchStage } from '#text/launch-stage.ts';
import { LaunchRest } from '../launch-rest.island.tsx';
import styles from './launch-front.module.css';

/** Filled in by `follow-launch.ts`; odds, draw and list are an island. */
export function LaunchFront() {
  const { t } = useLingui();
  return (
    <div className={styles.page} data-launch="">
      <p>
        <Link to="/launchpad" className={styles.back}>
          <Trans>← All launches</Trans>
        </Link>
      </p>
      <div className={styles.head}>
        <img className={styles.picture} alt="" data-picture="" width={320} height={320} hidden />
        <div className={styles.words} aria-live="polite">
          <Stamps />
          <h1 data-pass="project">{t`Launch`}</h1>
          <div data-there="asking">
            <p className={styles.clock}>
              <Blank sample="3 d 04:05:06" />
            </p>
          </div>
          <div data-there="failed" className={styles.failed} role="alert" hidden>
            <p>
              <Trans>The site does not answer just now. What counts is on chain.</Trans>
            </p>
            <Button look="secondary" data-launch-retry="">
              <Trans>Retry</Trans>
            </Button>
          </div>
          <div data-there="none" className={styles.failed} hidden>
            <Art name="ape-lost" width={200} />
            <p>
              <Trans>Nothing was ever announced under this number.</Trans>
            </p>
            <ButtonLink to="/launchpad">
              <Trans>To the launchpad</Trans>
            </ButtonLink>
          </div>
          <div data-there="some" className={styles.words} hidden>
            <Countdown />
            <p className={styles.late} data-late="" hidden>
              <Trans>This is late: the site has not read the chain for a while.</Trans>
            </p>
            <div className={styles.text} data-text="" />
            <ul className={styles.links} data-links="" />
          </div>
        </div>
        <dl className={styles.facts} data-there="some" hidden>
          <Fact
            name={t`Gives`}
            of="gives"
            note={t`By the project’s own word. We hold none of it and do not vouch for it.`}
          />
          <Fact
            name={t`One share`}
            of="share"
            note={t`The same for every place; it grows and shrinks until the snapshot.`}
          />
          <Fact name={t`Guaranteed places`} of="guaranteed" />
          <Fact name={t`Drawn places`} of="places" />
          <Fact name={t`Snapshot`} of="snapshot" note={t`The last block before that time.`} />
          <Fact name={t`Launch`} of="launch" />
        </dl>
      </div>
      <div className={styles.rest} data-draw="">
        <Island when="wallet">
          <LaunchRest />
        </Island>
      </div>
    </div>
  );
}

function Stamps() {
  const { t } = useLingui();
  return (
    <p className={styles.stamps}>
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
    </p>
  );
}

function Stamp({ of, look, children }: { of: LaunchStage; look: StatusLook; children: ReactNode }) {
  return (
    <span data-stage={of} hidden>
      <Status look={look}>{children}</Status>
    </span>
  );
}

function Countdown() {
  return (
    <div>
      <p className={styles.clock} role="timer" aria-live="off" data-pass="clock" />
      <p data-to="snapshot" hidden>
        <Trans>until the snapshot: be at your height by then</Trans>
      </p>
      <p data-to="launch" hidden>
        <Trans>until the launch</Trans>
      </p>
      <p data-to="none" hidden>
        <Trans>It has launched.</Trans>
      </p>
      <p data-to="cancelled" className={styles.late} hidden>
        <Trans>
          It will not take place: <span data-pass="reason" />
        </Trans>
      </p>
    </div>
  );
}

function Fact({ name, of, note }: { name: string; of: string; note?: string }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>
        <span data-pass={of} />
        {note !== undefined && <small>{note}</small>}
      </dd>
    </div>
  );
}
