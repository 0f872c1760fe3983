/** The head of a launch's page: whose it is, what is given by whose word, when, and how long until then. */
import type { LaunchBody } from '@lilape/wire/launches';
import { fillPath } from '@lilape/wire/endpoint';
import { ipfsFile } from '@lilape/wire/endpoints/studio';
import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { LaunchStamps } from '#draws/launch/launch-stamps.tsx';
import { LaunchText } from '#draws/launch/launch-text.tsx';
import { TimeLeft } from '#draws/launch/time-left.tsx';
import { useLanguage } from '#shell/page/use-language.ts';
import { Art } from '#shell/ui/art.tsx';
import { Blank } from '#shell/ui/blank.tsx';
import { Button, ButtonLink } from '#shell/ui/button.tsx';
import { Link } from '#shell/ui/link.tsx';
import { launchFigures } from '#text/launch-figures.ts';
import { nextMomentOf } from '#text/launch-stage.ts';
import said from '#ui/said.module.css';
import { Fact, Facts as List } from '#ui/facts.tsx';
import clock from '#ui/clock.module.css';
import styles from './launch-head.module.css';
import { refreshLaunch, useLaunch } from './launch-store.ts';

/** The launch that the address names, or why there is none. */
export function LaunchHead() {
  const { t } = useLingui();
  const { body, nowMs, isLate, fault } = useLaunch();
  // With nothing to count down to one sentence is left, or none.
  const isOver = body !== null && nextMomentOf(body, nowMs) === null;
  return (
    <div className={styles.head}>
      <div className={styles.words} aria-live="polite">
        <h1>{body?.project ?? t`Launch`}</h1>
        <div className={styles.stamps}>
          {body !== null && <LaunchStamps launch={body} nowMs={nowMs} />}
          {isOver && <TimeLeft launch={body} nowMs={nowMs} />}
          <Link to="/launchpad">
            <Trans>← All launches</Trans>
          </Link>
        </div>
        {body === null ? (
          <Missing fault={fault} />
        ) : (
          <>
            {(isLate || fault !== null) && (
              <p className={said.alert}>
                <Trans>This may be out of date: the site hasn’t read the chain for a while.</Trans>
              </p>
            )}
            <OwnWords launch={body} />
          </>
        )}
      </div>
      {body !== null && body.picture !== null && (
        <img
          className={styles.picture}
          alt=""
          src={fillPath(ipfsFile.path, { cid: body.picture })}
          width={320}
          height={320}
        />
      )}
      {(body !== null || fault === null) && (
        <>
          {!isOver && (
            <div className={styles.when}>
              {body === null ? <WhenBlank /> : <TimeLeft launch={body} nowMs={nowMs} />}
            </div>
          )}
          <Facts launch={body} />
        </>
      )}
    </div>
  );
}

function WhenBlank() {
  return (
    <>
      <p className={clock.clock}>
        <Blank sample="3 d 04:05:06" />
      </p>
      <p>
        <Blank sample="until the snapshot. That’s when your tier counts." />
      </p>
    </>
  );
}

function Missing({ fault }: { fault: 'none' | 'failed' | null }) {
  switch (fault) {
    case null:
      return (
        <>
          <p>
            <Blank sample="What the project says of itself and of its token, in two or three sentences of its own, as they were handed in." />
          </p>
          <p className={styles.links}>
            <Blank sample="project.example.org" />
          </p>
        </>
      );
    case 'failed':
      return (
        <div className={styles.failed} role="alert">
          <p>
            <Trans>The site isn’t answering right now. What counts is on chain.</Trans>
          </p>
          <Button look="secondary" onClick={() => void refreshLaunch()}>
            <Trans>Retry</Trans>
          </Button>
        </div>
      );
    case 'none':
      return (
        <div className={styles.failed}>
          <Art name="ape-lost" width={200} />
          <p>
            <Trans>No launch was ever announced under this number.</Trans>
          </p>
          <ButtonLink to="/launchpad">
            <Trans>To the launchpad</Trans>
          </ButtonLink>
        </div>
      );
  }
}

/** What a project wrote is text and links to where it says, nothing else. */
function OwnWords({ launch: { text, links } }: { launch: LaunchBody }) {
  return (
    <>
      <LaunchText text={text[useLanguage()]} />
      <ul className={styles.links}>
        {links.map((link) => (
          <li key={link}>
            <a href={link} target="_blank" rel="noreferrer nofollow ugc">
              {link.replace(/^https:\/\//, '').replace(/\/$/, '')}
            </a>
          </li>
        ))}
      </ul>
    </>
  );
}

/** Of the launch; with null the places of its figures. */
function Facts({ launch }: { launch: LaunchBody | null }) {
  const { t } = useLingui();
  const language = useLanguage();
  const figures = launch === null ? null : launchFigures(launch, language);
  const isCancelled = launch?.status === 'cancelled';
  const unknown = isCancelled ? '–' : t`not known yet`;
  return (
    <List className={styles.facts}>
      <Figure
        name={t`Offers`}
        note={t`That’s what the project says. We don’t hold these tokens and can’t vouch for them.`}
        value={figures?.gives ?? <Blank sample="1,000,000 PUMP" />}
      />
      <Figure
        name={t`Each place gets`}
        note={
          launch?.snapshot != null
            ? t`The same for every place, fixed at the snapshot.`
            : isCancelled
              ? undefined
              : t`The same for every place. It changes until the snapshot.`
        }
        value={figures === null ? <Blank sample="500,000 PUMP" /> : figures.allotment || unknown}
      />
      <Figure
        name={t`Guaranteed places`}
        value={figures === null ? <Blank sample="1" /> : figures.guaranteed || unknown}
      />
      <Figure name={t`Drawn places`} value={figures?.places ?? <Blank sample="20" />} />
      <Figure
        name={t`Snapshot`}
        note={t`The last block before that time.`}
        value={figures?.snapshot ?? <Blank sample="Nov 29, 2026, 5:05 PM (UTC)" />}
      />
      <Figure name={t`Launch`} value={figures?.launch ?? <Blank sample="Nov 30, 2026, 5:05 PM (UTC)" />} />
    </List>
  );
}

function Figure({ name, value, note }: { name: string; value: ReactNode; note?: string | undefined }) {
  return (
    <Fact name={name}>
      {value}
      {note !== undefined && <small>{note}</small>}
    </Fact>
  );
}
