// A message of the outbox as the admin page gets it.
import { telegramFault } from '@lilape/domain/posts/telegram-faults';
import type { OutboxMessage } from '@lilape/wire/outbox';
import type { KeptFacts } from '#posts/compose.ts';
import { EXPIRED_FAULT, type Message } from '#posts/messages.ts';

/** The message with where the group reads it. */
export function messageToWire(message: Message): OutboxMessage {
  const { id, kind, audience, postType, turn, html, text, clip, state, tries, fault } = message;
  const kept = message.facts as Partial<KeptFacts>;
  return {
    id: id.toString(),
    kind,
    audience,
    postType,
    schedule: turn?.scheduleId.toString() ?? null,
    html,
    text,
    gif: clip,
    facts: [...(kept.facts ?? [])],
    version: kept.version ?? null,
    state,
    tries,
    made_at: message.madeAt.toISOString(),
    ended_at: message.endedAt?.toISOString() ?? null,
    link: linkOf(message),
    fault,
    explained: explanationOf(message),
    isSeen: message.seenAt !== null,
  };
}

/** Public groups by their name, others by the number that their members' links have. @see core.telegram.org/api/links#message-links */
function linkOf({ chat, messageId }: Message): string | null {
  if (chat === null || messageId === null) return null;
  if (!/^-?\d+$/.test(chat)) return `https://t.me/${chat}/${messageId}`;
  const inner = /^-100(\d+)$/.exec(chat)?.[1];
  return inner === undefined ? null : `https://t.me/c/${inner}/${messageId}`;
}

function explanationOf({ state, fault }: Message): string | null {
  if (state === 'unknown') return 'TELEGRAM_UNSURE';
  if (state === 'dropped' && fault === EXPIRED_FAULT) return 'OUTBOX_EXPIRED';
  return fault === null ? null : telegramFault(fault);
}
