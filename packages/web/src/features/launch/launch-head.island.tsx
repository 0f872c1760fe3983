/** The head of a launch's page: whose it is, what is given by whose word, when, and how long until then. */
import type { LaunchBody } from '@lilape/wire/launches';
import { fillPath } from '@lilape/wire/endpoint';
import { ipfsFile } from '@lilape/wire/endpoints/studio';
import { Trans, useLingui } from '@lingui/react/macro';
import { LaunchStamps } from '#draws/launch/launch-stamps.tsx';
import { LaunchText } from '#draws/launch/launch-text.tsx';
import { TimeLeft } from '#draws/launch/time-left.tsx';
import { useLanguage } from '#shell/page/use-language.ts';
import { Art } from '#shell/ui/art.tsx';
import { Blank } from '#shell/ui/blank.tsx';
import { Button, ButtonLink } from '#shell/ui/button.tsx';
import { launchFigures } from '#text/launch-figures.ts';
import said from '#ui/said.module.css';
import { Fact, Facts as List } from '#ui/facts.tsx';
import clock from '#ui/clock.module.css';
import styles from './launch-head.module.css';
import { refreshLaunch, useLaunch } from './launch-store.ts';

/** The launch that the address names, or why there is none. */
export function LaunchHead() {
  const { t } = useLingui();
  const { body, nowMs, isLate, fault } = useLaunch();
  return (
    <div className={styles.head}>
      {body !== null && body.picture !== null && (
        <img
          className={styles.picture}
          alt=""
          src={fillPath(ipfsFile.path, { cid: body.picture })}
          width={320}
          height={320}
        />
      )}
      <div className={styles.words} aria-live="polite">
        <p className={styles.stamps}>{body !== null && <LaunchStamps launch={body} nowMs={nowMs} />}</p>
        <h1>{body?.project ?? t`Launch`}</h1>
        {body === null ? (
          <Missing fault={fault} />
        ) : (
          <>
            <div>
              <TimeLeft launch={body} nowMs={nowMs} />
            </div>
            {(isLate || fault !== null) && (
              <p className={said.alert}>
                <Trans>This may be out of date: the site hasn’t read the chain for a while.</Trans>
              </p>
            )}
            <OwnWords launch={body} />
          </>
        )}
      </div>
      {body !== null && <Facts launch={body} />}
    </div>
  );
}

function Missing({ fault }: { fault: 'none' | 'failed' | null }) {
  switch (fault) {
    case null:
      return (
        <p className={clock.clock}>
          <Blank sample="3 d 04:05:06" />
        </p>
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

function Facts({ launch }: { launch: LaunchBody }) {
  const { t } = useLingui();
  const figures = launchFigures(launch, useLanguage());
  return (
    <List className={styles.facts}>
      <Figure
        name={t`Offers`}
        note={t`That’s what the project says. We don’t hold these tokens and can’t vouch for them.`}
        value={figures.gives}
      />
      <Figure
        name={t`Each place gets`}
        note={t`The same for every place. It changes until the snapshot.`}
        value={figures.allotment}
      />
      <Figure name={t`Guaranteed places`} value={figures.guaranteed} />
      <Figure name={t`Drawn places`} value={figures.places} />
      <Figure name={t`Snapshot`} note={t`The last block before that time.`} value={figures.snapshot} />
      <Figure name={t`Launch`} value={figures.launch} />
    </List>
  );
}

function Figure({ name, value, note }: { name: string; value: string; note?: string }) {
  return (
    <Fact name={name}>
      {value}
      {note !== undefined && <small>{note}</small>}
    </Fact>
  );
}
