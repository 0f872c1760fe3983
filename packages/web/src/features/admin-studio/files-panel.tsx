/** Whether the files of apes are whole: the last check, and a new one. */
import type { AdminStudio } from '@lilape/wire/admin-studio';
import { Trans, useLingui } from '@lingui/react/macro';
import { beginCheck } from '#admin/operations-api.ts';
import styles from '#admin/admin.module.css';
import { Panel, Row, Time } from '#admin/panel.tsx';
import type { Polled } from '#admin/use-polled.ts';
import { useLanguage } from '#shell/page/use-language.ts';
import { formatDecimal } from '#shell/first/format.ts';
import { Status } from '#ui/status.tsx';
import { Action } from './action.tsx';
import { usePress } from '#admin/use-press.ts';

type Check = NonNullable<AdminStudio['check']>;

export function FilesPanel({ of }: { of: Polled<AdminStudio> }) {
  const { t } = useLingui();
  const check = usePress(async () => {
    await beginCheck();
    of.reload();
  });
  return (
    <Panel title={t`Files of apes`} of={of}>
      {({ isOpen, check: last }) => (
        <>
          {last === null ? (
            <p className={styles.none}>
              <Trans>Never checked. Each file is also checked whenever it is served.</Trans>
            </p>
          ) : (
            <Result check={last} />
          )}
          {isOpen && last?.state !== 'running' && (
            <Action of={check}>
              <Trans>Check all files, repair damaged ones</Trans>
            </Action>
          )}
        </>
      )}
    </Panel>
  );
}

function Result({ check }: { check: Check }) {
  const { t } = useLingui();
  const language = useLanguage();
  const figure = (count: number) => formatDecimal(String(count), language);
  const { looked, files, damaged, lost, mended, started_at: startedAt } = check;
  const left = damaged + lost - mended;
  return (
    <>
      <dl>
        <Row name={t`Check of`}>
          <Time iso={startedAt} />
        </Row>
        <Row name={t`State`} isBad={check.state === 'cut-off'}>
          <State state={check.state} />
        </Row>
        <Row name={t`Checked`}>{t`${figure(looked)} of ${figure(files)}`}</Row>
        <Row name={t`Damaged`}>{figure(damaged)}</Row>
        <Row name={t`Lost`}>{figure(lost)}</Row>
        <Row name={t`Repaired`}>{figure(mended)}</Row>
        <Row name={t`Not repaired`} isBad={left > 0}>
          {figure(left)}
        </Row>
      </dl>
      <ul className={styles.list}>
        {check.findings.map((finding) => (
          <Finding key={finding.cid} finding={finding} />
        ))}
      </ul>
    </>
  );
}

function State({ state }: { state: Check['state'] }) {
  switch (state) {
    case 'running':
      return (
        <Status look="now">
          <Trans>under way</Trans>
        </Status>
      );
    case 'done':
      return (
        <Status look="done">
          <Trans>done</Trans>
        </Status>
      );
    case 'cut-off':
      return (
        <Status look="failed">
          <Trans>cut off</Trans>
        </Status>
      );
  }
}

function Finding({ finding: { cid, tokenId, state, mendedFrom } }: { finding: Check['findings'][number] }) {
  const { t } = useLingui();
  const sources: Readonly<Record<string, string>> = {
    bucket: t`fetched from the bucket`,
    kubo: t`fetched from the node that pinned it`,
    gateway: t`fetched from the gateway`,
    painted: t`painted again to the same bytes`,
  };
  return (
    <li className={styles.item} data-bad={mendedFrom === null || undefined}>
      <strong>{t`Ape #${tokenId}`}</strong>
      {state === 'damaged' ? t`damaged` : t`lost`}
      <small>
        {mendedFrom === null ? t`not repaired: see the log` : (sources[mendedFrom] ?? mendedFrom)}
      </small>
      <small>{cid}</small>
    </li>
  );
}
