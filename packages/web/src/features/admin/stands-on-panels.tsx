/** What everything stands on: the endpoints of the chain one by one, and what waits to go out. */
import type { AdminState } from '@lilape/wire/admin-state';
import { Trans, useLingui } from '@lingui/react/macro';
import { useLanguage } from '#shell/page/use-language.ts';
import { formatDecimal } from '#shell/first/format.ts';
import type { ServerNow } from './admin-api.ts';
import styles from '#admin/admin.module.css';
import { Panel, Row } from '#admin/panel.tsx';
import type { Polled } from '#admin/use-polled.ts';

type Of = { of: Polled<ServerNow> };
type Endpoint = AdminState['endpoints'][number];

/** A file that waits for longer than this is a worry, seconds. */
const longestPin = 600;

/** Each by its host, and whether they agree. */
export function EndpointsPanel({ of }: Of) {
  const { t } = useLingui();
  return (
    <Panel title={t`Endpoints of the chain`} of={of}>
      {({ state: { endpoints, endpoints_compared: compared } }) => (
        <>
          <ol className={styles.list}>
            {endpoints.map((endpoint, index) => (
              // Two may have one host.
              // oxlint-disable-next-line react/no-array-index-key
              <li key={index} className={styles.item} data-bad={endpoint.fault !== null || undefined}>
                <strong>
                  {index + 1}. {endpoint.name}
                </strong>
                <EndpointWords endpoint={endpoint} />
              </li>
            ))}
          </ol>
          <Compared compared={compared} />
        </>
      )}
    </Panel>
  );
}

function EndpointWords({ endpoint: { fault, head, ms } }: { endpoint: Endpoint }) {
  const { t } = useLingui();
  const language = useLanguage();
  if (fault !== null) {
    const words: Record<NonNullable<Endpoint['fault']>, string> = {
      late: t`isn’t answering in time`,
      away: t`isn’t answering`,
      refused: t`answers with an error`,
      'other-chain': t`is on another chain`,
    };
    return <small>{words[fault]}</small>;
  }
  const block = formatDecimal(String(head), language);
  return <small>{t`block ${{ head: block }}, ${{ ms }} ms`}</small>;
}

function Compared({ compared }: { compared: AdminState['endpoints_compared'] }) {
  const language = useLanguage();
  if (compared === null)
    return (
      <p className={styles.none}>
        <Trans>Only one is answering, so there’s nothing to compare.</Trans>
      </p>
    );
  const block = formatDecimal(String(compared.block), language);
  return (
    <p className={styles.none} data-bad={!compared.agree || undefined}>
      {compared.agree ? (
        <Trans>They agree on block {block}.</Trans>
      ) : (
        <Trans>They disagree on block {block}: one of them is wrong, or on another fork.</Trans>
      )}
    </p>
  );
}

/** Messages and files that others must take. */
export function OutwardPanel({ of }: Of) {
  const { t } = useLingui();
  const language = useLanguage();
  const figure = (count: number) => formatDecimal(String(count), language);
  return (
    <Panel title={t`Sent and pinned`} of={of} isForLater>
      {({ state: { outbox, pins } }) => (
        <dl>
          <Row name={t`Waiting to be sent`}>{figure(outbox.queued)}</Row>
          <Row name={t`Being sent`}>{figure(outbox.sending)}</Row>
          <Row name={t`Not known whether sent`} isBad={outbox.unknown > 0}>
            {figure(outbox.unknown)}
          </Row>
          <Row name={t`Refused in 24 hours`} isBad={outbox.refused > 0}>
            {figure(outbox.refused)}
          </Row>
          <Row name={t`Sent in 24 hours`}>{figure(outbox.sent)}</Row>
          <Row name={t`Files waiting to be pinned`} isBad={pins.oldest_seconds > longestPin}>
            {figure(pins.waiting)}
          </Row>
        </dl>
      )}
    </Panel>
  );
}
