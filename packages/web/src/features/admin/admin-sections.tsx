/** The admin page once somebody signed in: its sections, how old its figures are, and the way out. */
import { Trans, useLingui } from '@lingui/react/macro';
import { Activity, useState, useSyncExternalStore } from 'react';
import { part } from '#shell/page/part.tsx';
import { Button } from '#shell/ui/button.tsx';
import { readServer, type ServerNow } from './admin-api.ts';
import { formatDecimal } from '#shell/first/format.ts';
import { formatZoned } from '#shell/text/moment-zoned.ts';
import { signOut } from '#admin/session-api.ts';
import { Brow } from '#admin/brow.tsx';
import styles from '#admin/admin.module.css';
import { lateMs, useNow } from '#admin/panel.tsx';
import { SectionLinks } from './section-links.tsx';
import { type Sections, sectionAt } from './sections.ts';
import { useAdmin } from '#admin/use-admin.ts';
import { type Polled, usePolled } from '#admin/use-polled.ts';

const Fault = part({ load: async () => (await import('#ui/fault.tsx')).Fault });

/** What every section has above it, and the one that the address names; one that was looked at keeps what was typed in it. */
export function AdminSections({ sections }: { sections: Sections }) {
  const { t } = useLingui();
  const server = usePolled('server', readServer);
  const chosen = sectionAt(useSyncExternalStore(followAddress, queryNow), sections);
  const [opened, setOpened] = useState<readonly string[]>([]);
  if (!opened.includes(chosen.at)) setOpened([...opened, chosen.at]);
  return (
    <div className={styles.page}>
      <header className={styles.head}>
        <Freshness of={server} />
        <h1>{t`Running the site`}</h1>
        <div className={styles.clocks}>
          <ChainClock of={server} />
          <SignedIn />
        </div>
        <SignOut />
      </header>
      <SectionLinks sections={sections} chosen={chosen} />
      {sections
        .filter(({ at }) => opened.includes(at))
        .map(({ at, Body }) => (
          // Hidden ones ask the server nothing.
          <Activity key={at} mode={at === chosen.at ? 'visible' : 'hidden'}>
            <div className={styles.panels}>
              <Body />
            </div>
          </Activity>
        ))}
    </div>
  );
}

function followAddress(changed: () => void): () => void {
  addEventListener('popstate', changed);
  return () => removeEventListener('popstate', changed);
}

const queryNow = () => location.search;

/** The ape's brow goes up at figures that are older than a minute. */
function Freshness({ of: { readAtMs } }: { of: Polled<unknown> }) {
  const nowMs = useNow();
  const isLate = readAtMs !== null && nowMs - readAtMs > lateMs;
  return (
    <>
      <Brow isRaised={isLate} />
      {isLate && (
        <output className={styles.late}>
          <Trans>These figures are more than a minute old.</Trans>
        </output>
      )}
    </>
  );
}

/** How far the chain is, as the server last saw it. */
function ChainClock({ of: { value } }: { of: Polled<ServerNow> }) {
  const { i18n } = useLingui();
  if (value === null || value.health.chain.head === null || value.health.as_of === null) return null;
  const block = formatDecimal(String(value.health.chain.head), i18n.locale);
  const readAt = value.health.as_of;
  return (
    <span className={styles.session}>
      <Trans>
        Block {block}, read <Moment at={readAt} />
      </Trans>
    </span>
  );
}

function SignedIn() {
  const { now } = useAdmin();
  if (now === null || now.session === null) return null;
  const { ends_at: endsAt } = now.session;
  return (
    <span className={styles.session}>
      <Trans>
        Signed in until <Moment at={endsAt} />
      </Trans>
    </span>
  );
}

function Moment({ at }: { at: string }) {
  const { i18n } = useLingui();
  return <time dateTime={at}>{formatZoned(at, i18n.locale, { date: 'medium', time: 'short' })}</time>;
}

function SignOut() {
  const { leave, handleError } = useAdmin();
  const [isBusy, setIsBusy] = useState(false);
  const [failure, setFailure] = useState<unknown>(null);
  const out = async () => {
    setIsBusy(true);
    try {
      await signOut('here');
      leave();
    } catch (thrown) {
      setFailure(thrown);
      handleError(thrown);
    }
    setIsBusy(false);
  };
  return (
    <div className={styles.out}>
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
