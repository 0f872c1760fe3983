// How many messages lie in the outbox, by what became of them.
import type { MessageState } from '#posts/messages.ts';
import type { Db } from '#postgres/database.ts';

/** What an admin took out, or waited too long, is none of them. */
type CountedState = Exclude<MessageState, 'dropped'>;

/** Counts of messages that wait, are being sent or need a look, and of those that ended within a day. */
export async function countMessages(db: Db): Promise<Record<CountedState, number>> {
  const { rows } = await db.query<{ state: CountedState; count: number }>(
    `select state, count(*)::int as count from app.messages
     where state <> 'dropped' and (state in ('queued', 'sending', 'unknown') or ended_at > now() - interval '1 day')
     group by state`,
  );
  const counts = { queued: 0, sending: 0, sent: 0, unknown: 0, refused: 0 };
  for (const { state, count } of rows) counts[state] = count;
  return counts;
}
