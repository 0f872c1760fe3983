/** What was sent and what waits, the newest first: each with its link, its figures, and what became of it. */
import { AppError } from '@lilape/domain/app-error';
import type { OutboxBody, OutboxMessage } from '@lilape/wire/outbox';
import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import admin from '#admin/admin.module.css';
import { Panel, Time } from '#admin/panel.tsx';
import type { Polled } from '#admin/use-polled.ts';
import { usePress } from '#admin/use-press.ts';
import { part } from '#shell/page/part.tsx';
import { Art } from '#shell/ui/art.tsx';
import { Button } from '#shell/ui/button.tsx';
import plus from '#ui/plus.module.css';
import { Status, type StatusLook } from '#ui/status.tsx';
import { TelegramText } from './bubble.tsx';
import said from '#ui/said.module.css';
import styles from './posts-section.module.css';
import { drop, readOutbox } from './posts-api.ts';
import { Sources } from './source.tsx';
import { useStateNames } from './words.ts';

const Fault = part({ load: async () => (await import('#ui/fault.tsx')).Fault });

const looks: Readonly<Record<OutboxMessage['state'], StatusLook>> = {
  queued: 'ahead',
  sending: 'now',
  sent: 'done',
  unknown: 'failed',
  refused: 'failed',
  dropped: 'ahead',
};

/** The panel; older pages are read on request, and stay as they were read. */
export function OutboxPanel({ of }: { of: Polled<OutboxBody> }) {
  const { t } = useLingui();
  const [older, setOlder] = useState<readonly OutboxBody[]>([]);
  const last = older.at(-1) ?? of.value;
  const { isBusy, failure, press } = usePress(async () => {
    const page = await readOutbox(last?.next ?? undefined, undefined);
    setOlder((before) => [...before, page]);
  });
  return (
    <Panel title={t`History and outbox`} of={of}>
      {({ messages }) => {
        const newest = new Set(messages.map(({ id }) => id));
        // What was on the first page may have slid down onto one that was read before.
        const rest = older.flatMap((page) => page.messages).filter(({ id }) => !newest.has(id));
        const all = [...messages, ...rest];
        return all.length === 0 ? (
          <div className={styles.empty}>
            <Art name="ape-basket" width={96} />
            <p>
              <Trans>Nothing was sent yet. Each message will be here, with what became of it.</Trans>
            </p>
          </div>
        ) : (
          <>
            <ol className={admin.list}>
              {all.map((message) => (
                <Message key={message.id} of={message} onDropped={of.reload} />
              ))}
            </ol>
            {last !== null && last.next !== null && (
              <div className={admin.acts}>
                <Button look="secondary" size="small" isBusy={isBusy} onClick={() => void press()}>
                  <Trans>Older messages</Trans>
                </Button>
                {failure !== null && (
                  <p role="alert">
                    <Fault error={failure} />
                  </p>
                )}
              </div>
            )}
          </>
        );
      }}
    </Panel>
  );
}

function Message({ of, onDropped }: { of: OutboxMessage; onDropped: () => void }) {
  const { t } = useLingui();
  const states = useStateNames();
  const { id, state, html, gif, facts, version, link, fault, explained, isSeen, made_at: madeAt } = of;
  const isUnsure = state === 'unknown' && !isSeen;
  const { isBusy, failure, press } = usePress(async () => {
    try {
      await drop(id);
    } finally {
      onDropped();
    }
  });
  return (
    <li className={styles.message} data-bad={isUnsure || state === 'refused' || undefined}>
      <div className={styles.top}>
        <strong>№ {id}</strong>
        <span>
          <Kind of={of} />
        </span>
        <Status look={looks[state]}>{states[state]}</Status>
        <Time iso={of.ended_at ?? madeAt} />
      </div>
      <p className={styles.body} dir="auto">
        <TelegramText html={html} />
      </p>
      {gif !== null && <p className={said.small}>{t`Clip ${gif}`}</p>}
      {link !== null && (
        <a href={link} target="_blank" rel="noreferrer">
          <Trans>Message {id} in Telegram</Trans>
        </a>
      )}
      {explained !== null && (
        <p className={styles.words}>
          <Fault error={AppError.received(explained, {}, fault ?? explained)} />
        </p>
      )}
      {fault !== null && (
        <p className={said.small} lang="en">
          “{fault}”
        </p>
      )}
      {facts.length > 0 && (
        <details>
          <summary className={plus.plus}>
            <Trans>Its figures</Trans>
          </summary>
          <Sources facts={facts} version={version} />
        </details>
      )}
      {(state === 'queued' || isUnsure) && (
        <Button
          look="secondary"
          size="small"
          isBusy={isBusy}
          aria-label={isUnsure ? t`Mark message ${id} as checked` : t`Drop message ${id}`}
          onClick={() => void press()}
        >
          {isUnsure ? <Trans>Mark as checked</Trans> : <Trans>Drop</Trans>}
        </Button>
      )}
      {failure !== null && (
        <p className={styles.fault} role="alert">
          <Fault error={failure} />
        </p>
      )}
    </li>
  );
}

function Kind({ of: { kind, audience, postType, schedule } }: { of: OutboxMessage }) {
  if (audience === 'admins') return <Trans>alarm for the admins</Trans>;
  switch (kind) {
    case 'post':
      return <Trans>{postType}, by hand</Trans>;
    case 'turn':
      return (
        <Trans>
          {postType}, schedule {schedule}
        </Trans>
      );
    case 'alert':
      return <Trans>purchase alert</Trans>;
    case 'alarm':
      return <Trans>alarm</Trans>;
  }
}
