/** The launches, the latest first, and what can be done with each. */
import { isChangeable } from '@lilape/domain/launchpad/launch';
import type { Launch, LaunchesBody, LaunchStatus } from '@lilape/wire/launches';
import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { OpenDraw } from '#draws/open-draw.tsx';
import { localizedPath } from '@lilape/domain/languages';
import { useLanguage } from '#shell/page/use-language.ts';
import { formatDecimal } from '#shell/first/format.ts';
import { Button } from '#shell/ui/button.tsx';
import { Status, type StatusLook } from '#ui/status.tsx';
import admin from '#admin/admin.module.css';
import { Panel, Time } from '#admin/panel.tsx';
import type { Polled } from '#admin/use-polled.ts';
import { CancelLaunch } from './cancel-launch.tsx';
import styles from './launches.module.css';

type Props = {
  of: Polled<LaunchesBody>;
  onNew: () => void;
  onEdit: (launch: Launch) => void;
};

/** A row each, with a dialog for cancelling. */
export function LaunchesPanel({ of, onNew, onEdit }: Props) {
  const { t } = useLingui();
  const [cancelledId, setCancelledId] = useState<number | null>(null);
  // As it stands by now: a change that was saved a moment ago may still be on its way to the list.
  const cancelled = of.value?.launches.find(({ id }) => id === cancelledId);
  return (
    <>
      <Panel title={t`Launches`} of={of}>
        {({ launches, time }) => (
          <>
            {launches.length === 0 && (
              <p className={admin.none}>
                <Trans>None yet. Announce the first one now, or make it from an application.</Trans>
              </p>
            )}
            <ul className={admin.list}>
              {launches.map((launch) => (
                <Row
                  key={launch.id}
                  launch={launch}
                  nowSeconds={Date.parse(time) / 1_000}
                  onEdit={() => onEdit(launch)}
                  onCancel={() => setCancelledId(launch.id)}
                />
              ))}
            </ul>
            <div className={admin.acts}>
              <Button size="small" onClick={onNew}>
                <Trans>New launch</Trans>
              </Button>
            </div>
          </>
        )}
      </Panel>
      {cancelled !== undefined && (
        <CancelLaunch
          launch={cancelled}
          onClose={() => setCancelledId(null)}
          onFailed={of.reload}
          onDone={() => {
            setCancelledId(null);
            of.reload();
          }}
        />
      )}
    </>
  );
}

type RowProps = { launch: Launch; nowSeconds: number; onEdit: () => void; onCancel: () => void };

function Row({ launch, nowSeconds, onEdit, onCancel }: RowProps) {
  const language = useLanguage();
  const { id, project, status, launchTime, snapshot } = launch;
  const isOpen = status !== 'cancelled' && isChangeable(Date.parse(launchTime) / 1_000, nowSeconds);
  return (
    <li className={admin.item} aria-label={`№ ${id}`}>
      <span>
        <a href={localizedPath(`/launchpad/${id}`, language)}>
          № {id} {project}
        </a>{' '}
        <StatusStamp status={status} />
      </span>
      <Time iso={launchTime} />
      {snapshot !== null && <Counted snapshot={snapshot} />}
      {snapshot === null && status !== 'cancelled' && <SoFar launch={launch} />}
      {status === 'listed' && snapshot?.cid != null && <OpenDraw launch={id} listCid={snapshot.cid} />}
      {isOpen && (
        <div className={styles.actions}>
          <Button look="secondary" size="small" onClick={onEdit}>
            <Trans>Change or move</Trans>
          </Button>
          <Button look="danger" size="small" onClick={onCancel}>
            <Trans>Cancel…</Trans>
          </Button>
        </div>
      )}
    </li>
  );
}

function SoFar({ launch: { soFar, snapshotTime } }: { launch: Launch }) {
  const language = useLanguage();
  if (soFar === null) return null;
  const entrants = formatDecimal(String(soFar.entrants), language);
  const tickets = formatDecimal(soFar.totalTickets, language);
  return (
    <small>
      <Trans>
        snapshot <Time iso={snapshotTime} /> · so far {entrants} with a tier, {tickets} tickets
      </Trans>
    </small>
  );
}

function Counted({ snapshot }: { snapshot: NonNullable<Launch['snapshot']> }) {
  const language = useLanguage();
  const figure = (value: string | number) => formatDecimal(String(value), language);
  const { block, cid, entrants, totalTickets, guaranteed, drawn, share: allotment, leftOver } = snapshot;
  return (
    <>
      <small>
        <Trans>
          block {figure(block)} · {figure(entrants)} with a tier, {figure(totalTickets)} tickets ·{' '}
          {figure(guaranteed)} guaranteed and {figure(drawn)} drawn places of {figure(allotment)},{' '}
          {figure(leftOver)} left over
        </Trans>
      </small>
      {cid !== null && (
        <small>
          <a href={`/ipfs/${cid}`}>{cid}</a>
        </small>
      )}
    </>
  );
}

const looks: Record<LaunchStatus, StatusLook> = {
  announced: 'ahead',
  counting: 'now',
  listed: 'now',
  open: 'now',
  revealed: 'now',
  settled: 'done',
  cancelled: 'failed',
};

function StatusStamp({ status }: { status: LaunchStatus }) {
  const { t } = useLingui();
  const words: Record<LaunchStatus, string> = {
    announced: t`announced`,
    counting: t`counting`,
    listed: t`list published`,
    open: t`draw open`,
    revealed: t`winners fixed`,
    settled: t`settled`,
    cancelled: t`launch cancelled`,
  };
  return <Status look={looks[status]}>{words[status]}</Status>;
}
