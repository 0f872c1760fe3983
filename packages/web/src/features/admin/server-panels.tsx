/** How the server is: process, chain, jobs. */
import { isJobName, type JobName } from '@lilape/domain/admin/jobs';
import { isStaleAge } from '@lilape/domain/freshness';
import { Trans, useLingui } from '@lingui/react/macro';
import { useLanguage } from '#shell/page/use-language.ts';
import { formatAge } from '#shell/heads/age.ts';
import { formatDecimal } from '#shell/first/format.ts';
import { Status } from '#ui/status.tsx';
import type { ServerNow } from './admin-api.ts';
import { formatBytes, formatLength } from './amounts.ts';
import styles from '#admin/admin.module.css';
import { Ago, Panel, Row, useNow } from '#admin/panel.tsx';
import type { Polled } from '#admin/use-polled.ts';

type Of = { of: Polled<ServerNow> };

/** Less than this of a disk is too little. */
const leastFree = 0.1;

/** The process that answers, its disk and its database. */
export function ServerPanel({ of }: Of) {
  const { t } = useLingui();
  const language = useLanguage();
  const nowMs = useNow();
  const bytes = (count: number) => formatBytes(count, language);
  return (
    <Panel title={t`Server`} of={of}>
      {({ state: { server, disk, database }, health }) => (
        <dl>
          <Row name={t`State`} isBad={health.status !== 'ok'}>
            <Health status={health.status} />
          </Row>
          <Row name={t`Version`}>{server.version}</Row>
          <Row name={t`Up for`}>
            {formatLength((nowMs - Date.parse(server.started_at)) / 1_000, language)}
          </Row>
          <Row name={t`Memory`}>{bytes(server.memory_bytes)}</Row>
          <Row name={t`Open live connections`}>{formatDecimal(String(server.streams), language)}</Row>
          {disk !== null && (
            <Row name={t`Disk, free`} isBad={disk.free_bytes < leastFree * disk.total_bytes}>
              {t`${bytes(disk.free_bytes)} of ${bytes(disk.total_bytes)}`}
            </Row>
          )}
          <Row name={t`Database`}>{bytes(database.bytes)}</Row>
          <Row name={t`Connections to it`}>{database.connections}</Row>
        </dl>
      )}
    </Panel>
  );
}

function Health({ status }: { status: ServerNow['health']['status'] }) {
  switch (status) {
    case 'ok':
      return (
        <Status look="done">
          <Trans>All well</Trans>
        </Status>
      );
    case 'starting':
      return (
        <Status look="now">
          <Trans>Starting</Trans>
        </Status>
      );
    case 'stale':
      return (
        <Status look="failed">
          <Trans>Old figures</Trans>
        </Status>
      );
    case 'degraded':
      return (
        <Status look="failed">
          <Trans>Degraded</Trans>
        </Status>
      );
  }
}

/** What of the chain is read, and how far behind it is. */
export function ChainPanel({ of }: Of) {
  const { t } = useLingui();
  const language = useLanguage();
  const nowMs = useNow();
  const block = (number: number | null) => (number === null ? '–' : formatDecimal(String(number), language));
  return (
    <Panel title={t`Chain`} of={of}>
      {({ health: { chain, ledger, as_of: asOf } }) => (
        <dl>
          <Row name={t`Chain id`}>{chain.chainId}</Row>
          <Row name={t`Newest block`} isBad={chain.head === null}>
            {block(chain.head)}
          </Row>
          <Row name={t`Read up to`}>{block(ledger.head)}</Row>
          <Row
            name={t`Behind the chain`}
            isBad={ledger.lagSeconds === null || isStaleAge(ledger.lagSeconds * 1_000)}
          >
            {ledger.lagSeconds === null ? '–' : formatLength(ledger.lagSeconds, language)}
          </Row>
          <Row name={t`Safe up to`}>{block(chain.safe)}</Row>
          <Row name={t`Final up to`}>{block(chain.final)}</Row>
          <Row name={t`Endpoints answering`} isBad={chain.endpoints === 0}>
            {chain.endpoints}
          </Row>
          <Row name={t`Last read of the chain`} isBad={asOf === null || isStaleAge(nowMs - Date.parse(asOf))}>
            {asOf === null ? '–' : formatAge(nowMs - Date.parse(asOf), language)}
          </Row>
        </dl>
      )}
    </Panel>
  );
}

/** What the worker does now and then, and when it last did. */
export function JobsPanel({ of }: Of) {
  const { t } = useLingui();
  const says: Readonly<Record<JobName, string>> = {
    'alarms.look': t`Look for alarms`,
    'alarms.tell': t`Tell the admins about alarms`,
    backup: t`Take a backup`,
    'calls.note-due': t`Note the calls that are due`,
    'calls.send': t`Send the calls that are due`,
    'forget-admin-addresses': t`Forget where admins signed in from`,
    'forget-ended-sessions': t`Delete ended sessions`,
    'forget-games': t`Delete old games`,
    'forget-old-applications': t`Delete old applications`,
    'forget-rate-limit-use': t`Forget old counts of requests`,
    'forget-vouchers': t`Delete expired vouchers`,
    'keeper.balance': t`Check the keeper’s ether`,
    'posts.alerts': t`Announce purchases`,
    'posts.market': t`Announce the market`,
    'posts.outbox.admins': t`Send messages to the admins`,
    'posts.outbox.group': t`Send messages to the group`,
    'posts.schedules': t`Post what the schedules say`,
    'take-snapshots': t`Take snapshots for launches`,
  };
  return (
    <Panel title={t`Jobs of the worker`} of={of} isForLater>
      {({ state: { jobs } }) =>
        jobs.length === 0 ? (
          <p className={styles.none}>
            <Trans>No worker has reported yet.</Trans>
          </p>
        ) : (
          <ul className={styles.list}>
            {jobs.map(({ name, fault, ran_at: ranAt, isRunning }) => (
              <li key={name} className={styles.item} data-bad={fault !== null || undefined}>
                <strong title={name}>{isJobName(name) ? says[name] : name}</strong>
                {isRunning ? t`running` : ranAt === null ? t`not yet` : <Ago iso={ranAt} />}
                {fault !== null && <small>{t`failed: ${fault}`}</small>}
              </li>
            ))}
          </ul>
        )
      }
    </Panel>
  );
}
