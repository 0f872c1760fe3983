// The outbox on the wire: every message, what it says, and what became of it.
import type { InputProblem } from '@lilape/domain/messages/input';
import { isoTime, wordIn } from '@lilape/wire/amounts';
import { expectations } from '@lilape/wire/expected';
import { postFact, postType } from '@lilape/wire/posts';
import { numberIn } from '@lilape/wire/typed';
import { z } from 'zod';

const count = z.int().min(0);

export const OUTBOX_STATES = ['queued', 'sending', 'sent', 'unknown', 'refused', 'dropped'] as const;

export const outboxMessage = z
  .object({
    id: z.string(),
    kind: z.enum(['post', 'turn', 'alert', 'alarm']),
    audience: z.enum(['group', 'admins']),
    postType: postType.nullable(),
    schedule: z.string().nullable().meta({ description: 'Number of the schedule whose turn it is' }),
    html: z.string(),
    text: z.string(),
    gif: z.string().nullable(),
    facts: z.array(postFact),
    version: z.string().nullable().meta({ description: 'Of the ledger that the figures are of' }),
    state: z.enum(OUTBOX_STATES),
    tries: count,
    made_at: isoTime,
    ended_at: isoTime.nullable(),
    link: z.string().nullable().meta({ description: 'Where the group reads it' }),
    fault: z.string().nullable().meta({ description: 'The words of Telegram, or ours' }),
    explained: z.string().nullable().meta({ description: 'Code of the sentence that says what they mean' }),
    isSeen: z
      .boolean()
      .meta({ description: 'Whether an admin has seen that nobody knows what became of it' }),
  })
  .meta({ id: 'OutboxMessage' });
export type OutboxMessage = z.infer<typeof outboxMessage>;

/** `POST /api/purchase`. */
export const sendPostBody = z
  .object({ success: z.literal(true), message: outboxMessage })
  .meta({ id: 'SendPostBody' });

export const PAGE_OF_MESSAGES = 30;

export const outboxQuery = z.object({
  before: z
    .string()
    .regex(/^[1-9]\d{0,14}$/, 'IS_NO_PLACE' satisfies InputProblem)
    .meta({ example: '120', description: 'The `next` of the page before: only older messages' })
    .register(expectations, { expected: 'PLACE' })
    .optional(),
  state: wordIn(OUTBOX_STATES).optional(),
});

/** `GET /api/admin/outbox`: the newest first. */
export const outboxBody = z
  .object({
    success: z.literal(true),
    messages: z.array(outboxMessage),
    next: z.string().nullable().meta({ description: 'Where the next page begins; null at the end' }),
    as_of: isoTime,
  })
  .meta({ id: 'Outbox' });
export type OutboxBody = z.infer<typeof outboxBody>;

export const messageParams = z.object({ id: numberIn('message') });

/** `POST /api/admin/outbox/{id}/drop`. */
export const dropBody = z
  .object({ success: z.literal(true), message: outboxMessage })
  .meta({ id: 'Dropped' });
