// A post by an admin's hand: one press, one message, whatever becomes of the answer.
import { AppError } from '@lilape/domain/app-error';
import type { PostRefusal } from '@lilape/domain/posts/refusal';
import type { PostType } from '@lilape/domain/posts/template';
import type { Pool } from 'pg';
import type { Composed } from '#posts/compose.ts';
import { type Message, queueMessage, readMessage, readMessageOf } from '#posts/messages.ts';
import type { Db } from '#postgres/database.ts';
import { inOneGo } from '#postgres/transaction.ts';

export type Press = { readonly requestId: string; readonly postType: PostType };

/**
 * Writes the post into the outbox, unless the press did before; the message then. `note` writes the action down in the same
 * transaction. @throws AppError the refusal of the post, POST_SENT where the press sent another post, SERVICE_UNAVAILABLE
 * before there is a ledger
 */
export async function writeByHand(
  db: Pick<Pool, 'connect' | 'query'>,
  press: Press,
  compose: () => Promise<Composed>,
  note: (db: Db) => Promise<void>,
): Promise<Message> {
  const before = await readMessageOf(db, press.requestId);
  if (before !== null) return sameAs(before, press);
  const composed = await compose();
  if (composed.kind === 'no-ledger') throw new AppError('SERVICE_UNAVAILABLE');
  if (composed.kind === 'refused') throw refused(composed.refusal);
  const { requestId } = press;
  return inOneGo(db, async (client) => {
    const id = await queueMessage(client, { ...composed.message, kind: 'post', turn: null, requestId });
    // The same press arrived twice at once: the other one wrote it.
    const written = id === null ? await readMessageOf(client, requestId) : await readMessage(client, id);
    if (written === null) throw new Error('A message was gone as it was written.');
    if (id !== null) await note(client);
    return sameAs(written, press);
  });
}

/** Each refusal has the values that its sentence names. */
const refused = ({ code, values }: PostRefusal): AppError =>
  new AppError(code, { post: '', seconds: 0, chars: 0, ...values });

function sameAs(message: Message, { postType }: Press): Message {
  if (message.postType !== postType) throw new AppError('POST_SENT', { post: message.postType ?? '' });
  return message;
}
