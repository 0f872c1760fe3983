/** The editor's desk: what the server knows of itself, and the way out. */
import { Trans, useLingui } from '@lingui/react/macro';
import { type ReactNode, useState } from 'react';
import { isLocalChain } from '#shell/deployment.ts';
import { localizedPath } from '#shell/page/language.ts';
import { useLanguage } from '#shell/page/use-language.ts';
import { part } from '#shell/page/part.tsx';
import { Button } from '#shell/ui/button.tsx';
import { Lost } from '#shell/ui/lost.tsx';
import { type ServerNow, readServer } from './desk-api.ts';
import { signOut } from '#desk/door-api.ts';
import styles from '#desk/desk.module.css';
import { LogPanel } from './log-panel.tsx';
import { Time, lateMs, useNow } from '#desk/panel.tsx';
import { ChainPanel, JobsPanel, ServerPanel } from './server-panels.tsx';
import { EndpointsPanel, OutwardPanel } from './stands-on-panels.tsx';
import { SessionsPanel } from './sessions-panel.tsx';
import { useAdmin } from '#desk/use-admin.ts';
import { type Polled, usePolled } from '#desk/use-polled.ts';

const Fault = part({ load: async () => (await import('#ui/fault.tsx')).Fault });

// The words of all alarms come with the first look at them.
const AlarmsPanel = part<{ of: Polled<ServerNow> }>({
  load: async () => (await import('./alarms-panel.tsx')).AlarmsPanel,
  lost: Lost,
});

/** Everything that is real now; nothing of what is to come. `panels` are those of other features. */
export function Desk({ panels }: { panels: ReactNode }) {
  const { t } = useLingui();
  const server = usePolled('server', readServer);
  return (
    <div className={styles.desk}>
      <header className={styles.head}>
        <Brow of={server} />
        <h1>{t`The editor’s desk`}</h1>
        <SignOut />
      </header>
      <div className={styles.panels}>
        {panels}
        <ServerPanel of={server} />
        <ChainPanel of={server} />
        <EndpointsPanel of={server} />
        <OutwardPanel of={server} />
        <AlarmsPanel of={server} />
        <JobsPanel of={server} />
        <SessionsPanel />
        <LogPanel />
        <Workshop />
      </div>
    </div>
  );
}

/** The ape's brow goes up at figures that are older than a minute. */
function Brow({ of: { readAtMs } }: { of: Polled<unknown> }) {
  const nowMs = useNow();
  const isLate = readAtMs !== null && nowMs - readAtMs > lateMs;
  return (
    <>
      <span className={styles.brow} data-raised={isLate || undefined} aria-hidden="true" />
      {isLate && (
        <output className={styles.late}>
          <Trans>These figures are more than a minute old.</Trans>
        </output>
      )}
    </>
  );
}

function SignOut() {
  const { now, leave, heed } = useAdmin();
  const [isBusy, setIsBusy] = useState(false);
  const [failure, setFailure] = useState<unknown>(null);
  const out = async () => {
    setIsBusy(true);
    try {
      await signOut('here');
      leave();
    } catch (thrown) {
      setFailure(thrown);
      heed(thrown);
    }
    setIsBusy(false);
  };
  return (
    <div className={styles.out}>
      {now !== null && now.session !== null && (
        <span className={styles.session}>
          <Trans>
            Signed in until <Time iso={now.session.ends_at} />
          </Trans>
        </span>
      )}
      <Button look="secondary" size="small" isBusy={isBusy} onClick={() => void out()}>
        <Trans>Sign out</Trans>
      </Button>
      {failure !== null && (
        <p role="alert">
          <Fault error={failure} />
        </p>
      )}
    </div>
  );
}

/** Pages that only those who build the site have use for; the server gives them, so they are asked for anew. */
function Workshop() {
  const { t } = useLingui();
  const language = useLanguage();
  const pages = [
    ['/test-nft', t`NFT test bench`],
    ['/debug-characters', t`The cast`],
    ...(isLocalChain ? [['/lab', t`The laboratory`] as const, ['/style', t`Style`] as const] : []),
  ] as const;
  return (
    <section className={styles.panel} aria-label={t`Workshop`}>
      <header>
        <h2>
          <Trans>Workshop</Trans>
        </h2>
      </header>
      <ul className={styles.links}>
        {pages.map(([path, name]) => (
          <li key={path}>
            <a href={localizedPath(path, language)}>{name}</a>
          </li>
        ))}
      </ul>
    </section>
  );
}
