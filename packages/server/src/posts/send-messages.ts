// Sends what waits in the outbox, at the pace that the group allows. One message at a time; cut off anywhere, none goes twice.
import { waitBeforeNext } from '@lilape/domain/posts/pace';
import type { Log } from '#log.ts';
import type { Metrics } from '#metrics.ts';
import {
  type Audience,
  type Ending,
  type Message,
  dropExpired,
  endMessage,
  giveUp,
  readWaiting,
  takeMessage,
} from '#posts/messages.ts';
import type { Delivery, Messenger } from '#posts/messenger.ts';
import type { Db } from '#postgres/database.ts';

/** Longer than an attempt can take. */
export const CUT_OFF_MS = 60_000;

export type SenderParts = {
  readonly db: Db;
  readonly messenger: Messenger;
  readonly audience: Audience;
  /** Theirs. */
  readonly chat: string;
  /** The bytes of a clip. */
  readonly clipOf: (name: string) => Promise<Uint8Array>;
  readonly log: Log;
  readonly metrics: Pick<Metrics, 'count'>;
  /** Unix milliseconds, the same for all processes. */
  readonly clock: () => Promise<number>;
};

/** Says of messages whose sender was cut off in the middle that nobody knows whether they went. */
export async function giveUpCutOff({ db, clock, log }: SenderParts): Promise<void> {
  const lost = await giveUp(db, (await clock()) - CUT_OFF_MS);
  if (lost > 0) log.warn('posts.cut-off', { messages: lost });
}

/** Drops what has waited too long to be sent. */
export async function dropOld({ db, audience, clock, log, metrics }: SenderParts): Promise<void> {
  const dropped = await dropExpired(db, audience, await clock());
  if (dropped === 0) return;
  log.warn('posts.expired', { messages: dropped });
  metrics.count('outbox_endings_total', { audience, state: 'dropped' }, dropped);
}

/**
 * Sends the oldest message that waits, where it may go now. A number says after how many milliseconds one may; null that
 * none waits. The row says "sending" before anything leaves: whoever is cut off there leaves a message of which nobody
 * knows whether it went, and that is reported and never sent again by itself.
 */
export async function sendNext(parts: SenderParts): Promise<number | null> {
  const { db, audience, clock, log, metrics } = parts;
  const waiting = await readWaiting(db, audience);
  if (waiting === null) return null;
  const now = await clock();
  const wait = Math.max(waiting.dueMs - now, waitBeforeNext(waiting.startedAtMs, now));
  if (wait > 0) return wait;
  const message = await takeMessage(db, audience, now);
  if (message === null) return null;
  const ending = endingOf(await attempt(parts, message), now);
  await endMessage(db, message.id, ending, await clock());
  metrics.count('outbox_endings_total', { audience, state: ending.state });
  if (ending.state !== 'sent')
    log.warn('posts.not-sent', { message: String(message.id), ending: ending.state });
  return 0;
}

async function attempt({ messenger, chat, clipOf }: SenderParts, message: Message): Promise<Delivery> {
  const { html, clip } = message;
  const file = clip === null ? null : await clipOf(clip).catch(() => undefined);
  if (file === undefined) return { kind: 'refused', reason: `The clip ${clip ?? ''} cannot be read.` };
  return messenger.send({
    chat,
    html,
    clip: file === null || clip === null ? null : { name: clip, bytes: file },
  });
}

function endingOf(delivery: Delivery, nowMs: number): Ending {
  switch (delivery.kind) {
    case 'sent':
      return { state: 'sent', chat: delivery.chat, messageId: delivery.messageId };
    case 'later':
      return { state: 'queued', notBeforeMs: nowMs + delivery.afterMs, fault: delivery.reason };
    case 'refused':
    case 'unknown':
      return { state: delivery.kind, fault: delivery.reason };
  }
}
