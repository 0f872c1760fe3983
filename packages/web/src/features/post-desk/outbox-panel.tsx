/** What was sent, what waits, and what nobody knows of: each with its link, its figures and where they came from. */
import { message, type MessageCode, MESSAGES } from '@lilape/domain/messages/catalogue';
import type { OutboxBody, OutboxMessage } from '@lilape/wire/posts';
import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import desk from '#desk/desk.module.css';
import { Panel, Time } from '#desk/panel.tsx';
import { useAdmin } from '#desk/use-admin.ts';
import type { Polled } from '#desk/use-polled.ts';
import { part } from '#shell/page/part.tsx';
import { useLanguage } from '#shell/page/use-language.ts';
import { Button } from '#shell/ui/button.tsx';
import { Status } from '#ui/status.tsx';
import { From } from './from.tsx';
import { readOutbox, takeOut } from './post-desk-api.ts';
import styles from './schedules.module.css';
import { usePress } from './use-press.ts';

const Fault = part({ load: async () => (await import('#ui/fault.tsx')).Fault });

/** The newest first; older ones stay once they were asked for. */
export function OutboxPanel({ of }: { of: Polled<OutboxBody> }) {
  const { t } = useLingui();
  return (
    <Panel title={t`History and outbox`} of={of}>
      {(body) => <List first={body} onChanged={of.reload} />}
    </Panel>
  );
}

function List({ first, onChanged }: { first: OutboxBody; onChanged: () => void }) {
  const { heed } = useAdmin();
  const [older, setOlder] = useState<Pick<OutboxBody, 'messages' | 'next'> | null>(null);
  const [isBusy, setIsBusy] = useState(false);
  const seen = new Set(first.messages.map(({ id }) => id));
  const all = [...first.messages, ...(older?.messages.filter(({ id }) => !seen.has(id)) ?? [])];
  const next = older === null ? first.next : older.next;
  const readOlder = async (before: string) => {
    setIsBusy(true);
    try {
      const page = await readOutbox(before, undefined);
      setOlder((known) => ({ ...page, messages: [...(known?.messages ?? []), ...page.messages] }));
    } catch (failure) {
      heed(failure);
    }
    setIsBusy(false);
  };
  if (all.length === 0)
    return (
      <p className={desk.none}>
        <Trans>Nothing was sent yet.</Trans>
      </p>
    );
  return (
    <>
      <ul className={desk.list}>
        {all.map((each) => (
          <Row key={each.id} message={each} onChanged={onChanged} />
        ))}
      </ul>
      {next !== null && (
        <div className={desk.acts}>
          <Button look="secondary" size="small" isBusy={isBusy} onClick={() => void readOlder(next)}>
            <Trans>Older</Trans>
          </Button>
        </div>
      )}
    </>
  );
}

function Row({ message: told, onChanged }: { message: OutboxMessage; onChanged: () => void }) {
  const { t } = useLingui();
  const language = useLanguage();
  const [isOpen, setIsOpen] = useState(false);
  const { id, text, state, link, fault, explained, made_at: madeAt, isSeen } = told;
  const drop = usePress(async () => {
    try {
      await takeOut(id);
    } finally {
      onChanged();
    }
  });
  const canDrop = state === 'queued' || (state === 'unknown' && !isSeen);
  const isBad = state === 'refused' || (state === 'unknown' && !isSeen);
  const why = explained !== null && isCode(explained) ? message(explained)[language].text : fault;
  return (
    <li className={desk.item} data-bad={isBad || undefined}>
      <strong>{text.split('\n')[0]}</strong>
      <Time iso={madeAt} />
      <small>
        <Kind of={told} /> · <State of={state} />
        {isSeen && ` · ${t`seen`}`}
        {why !== null && state !== 'sent' && ` · ${why}`}
        {explained !== null && fault !== null && explained !== 'TELEGRAM_UNSURE' && ` (${fault})`}
      </small>
      <div className={styles.buttons}>
        <Button look="secondary" size="small" aria-expanded={isOpen} onClick={() => setIsOpen(!isOpen)}>
          {isOpen ? <Trans>Less</Trans> : <Trans>What it says</Trans>}
        </Button>
        {canDrop && (
          <Button look="secondary" size="small" isBusy={drop.isBusy} onClick={() => void drop.press()}>
            {state === 'queued' ? <Trans>Take it out</Trans> : <Trans>I have looked</Trans>}
          </Button>
        )}
      </div>
      {link !== null && (
        <a href={link} target="_blank" rel="noreferrer">
          <Trans>In the group</Trans>
        </a>
      )}
      {drop.failure !== null && (
        <p role="alert">
          <Fault error={drop.failure} />
        </p>
      )}
      {isOpen && <Said of={told} />}
    </li>
  );
}

const isCode = (code: string): code is MessageCode => code in MESSAGES;

function Kind({ of: { kind, postType, schedule, audience } }: { of: OutboxMessage }) {
  const { t } = useLingui();
  const words = {
    post: t`${postType ?? ''} by hand`,
    turn: t`${postType ?? ''} of schedule ${schedule ?? ''}`,
    alert: t`purchase alert`,
    alarm: t`alarm`,
  };
  return (
    <>
      {words[kind]}
      {audience === 'admins' && ` · ${t`to the admins`}`}
    </>
  );
}

function State({ of: state }: { of: OutboxMessage['state'] }) {
  switch (state) {
    case 'queued':
      return <Trans>waits</Trans>;
    case 'sending':
      return (
        <Status look="now">
          <Trans>on its way</Trans>
        </Status>
      );
    case 'sent':
      return (
        <Status look="done">
          <Trans>sent</Trans>
        </Status>
      );
    case 'unknown':
      return <Trans>nobody knows whether it arrived</Trans>;
    case 'refused':
      return (
        <Status look="failed">
          <Trans>refused</Trans>
        </Status>
      );
    case 'dropped':
      return <Trans>taken out</Trans>;
  }
}

/** The words, and each figure with what anyone can read it again from. */
function Said({ of: { text, facts, version } }: { of: OutboxMessage }) {
  return (
    <div className={styles.facts}>
      <p className={styles.said}>{text}</p>
      {facts.map((fact) => (
        <p key={`${fact.key} ${fact.txHash} ${fact.ordinal}`}>
          <code>{fact.key}</code> {fact.text} · <From fact={fact} />
        </p>
      ))}
      {version !== null && (
        <p>
          <Trans>Version {version} of the ledger</Trans>
        </p>
      )}
    </div>
  );
}
