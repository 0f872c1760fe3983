// The outbox: messages to the group in the database, from when they were decided to what became of them.
import { MAX_WAIT_MS } from '@lilape/domain/posts/waiting';
import type { PostType } from '@lilape/domain/posts/template';
import { MAX_A_MINUTE } from '@lilape/domain/posts/pace';
import type { Db } from '#postgres/database.ts';

export const MESSAGE_KINDS = ['post', 'turn', 'alert', 'alarm'] as const;
export type MessageKind = (typeof MESSAGE_KINDS)[number];
export const MESSAGE_STATES = ['queued', 'sending', 'sent', 'unknown', 'refused', 'dropped'] as const;
export type MessageState = (typeof MESSAGE_STATES)[number];
/** Who reads it: each audience has a chat, and a pace, of its own. */
export const AUDIENCES = ['group', 'admins'] as const;
export type Audience = (typeof AUDIENCES)[number];

/** What is to be sent. */
export type NewMessage = {
  readonly kind: MessageKind;
  /** The group unless given. */
  readonly audience?: Audience;
  /** Of the press that sent it: it can be written once. */
  readonly requestId?: string | null;
  readonly postType: PostType | null;
  /** Of a schedule's turn: it can be written once. */
  readonly turn: { readonly scheduleId: bigint; readonly turn: number } | null;
  readonly html: string;
  readonly text: string;
  readonly clip: string | null;
  /** The figures in it, with what they were read from. */
  readonly facts: unknown;
};

export type Message = NewMessage & {
  readonly id: bigint;
  readonly audience: Audience;
  readonly requestId: string | null;
  readonly state: MessageState;
  readonly madeAt: Date;
  readonly endedAt: Date | null;
  readonly tries: number;
  readonly chat: string | null;
  readonly messageId: bigint | null;
  /** Why it was refused or cannot be known. */
  readonly fault: string | null;
  /** When an admin saw that nobody knows what became of it. */
  readonly seenAt: Date | null;
};

type Row = {
  id: string;
  kind: MessageKind;
  audience: Audience;
  request_id: string | null;
  post_type: PostType | null;
  schedule_id: string | null;
  turn: number | null;
  html: string;
  text: string;
  clip: string | null;
  facts: unknown;
  state: MessageState;
  made_at: Date;
  ended_at: Date | null;
  tries: number;
  chat: string | null;
  message_id: string | null;
  fault: string | null;
  seen_at: Date | null;
};

/** Puts a message into the outbox; null where the turn of its schedule, or its press, has one already. */
export async function queueMessage(db: Db, message: NewMessage): Promise<bigint | null> {
  const { rows } = await db.query<{ id: string }>(
    `insert into app.messages (kind, post_type, schedule_id, turn, html, text, clip, facts, audience, request_id)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10) on conflict do nothing returning id`,
    [
      message.kind,
      message.postType,
      message.turn?.scheduleId.toString() ?? null,
      message.turn?.turn ?? null,
      message.html,
      message.text,
      message.clip,
      JSON.stringify(message.facts),
      message.audience ?? 'group',
      message.requestId ?? null,
    ],
  );
  return rows[0] === undefined ? null : BigInt(rows[0].id);
}

/** The newest messages, at most `limit`; those before the message `before`, in the `state` asked for. */
export async function readMessages(
  db: Db,
  { before, state, limit }: { before: bigint | null; state: MessageState | null; limit: number },
): Promise<Message[]> {
  const { rows } = await db.query<Row>(
    `select * from app.messages where ($1::bigint is null or id < $1) and ($2::text is null or state = $2)
     order by id desc limit $3`,
    [before?.toString() ?? null, state, limit],
  );
  return rows.map(messageOf);
}

/** A message by its number, or null. */
export async function readMessage(db: Db, id: bigint): Promise<Message | null> {
  const { rows } = await db.query<Row>('select * from app.messages where id = $1', [id.toString()]);
  return rows[0] === undefined ? null : messageOf(rows[0]);
}

/** The message that a press wrote, or null. */
export async function readMessageOf(db: Db, requestId: string): Promise<Message | null> {
  const { rows } = await db.query<Row>('select * from app.messages where request_id = $1', [requestId]);
  return rows[0] === undefined ? null : messageOf(rows[0]);
}

/** Takes a message out that waits, or notes that an unknown one was seen; whether it was one of these. */
export async function dropMessage(db: Db, id: bigint): Promise<boolean> {
  const { rowCount } = await db.query(
    `update app.messages set seen_at = case when state = 'unknown' then now() end,
       ended_at = coalesce(ended_at, now()), state = case when state = 'queued' then 'dropped' else state end
     where id = $1 and (state = 'queued' or (state = 'unknown' and seen_at is null))`,
    [id.toString()],
  );
  return rowCount === 1;
}

/** Our word for what waited too long. */
export const EXPIRED_FAULT = 'It waited too long.';

/** Drops what waits for an audience for longer than its kind may; how many. @see MAX_WAIT_MS */
export async function dropExpired(db: Db, audience: Audience, nowMs: number): Promise<number> {
  const { rowCount } = await db.query(
    `update app.messages m set state = 'dropped', ended_at = to_timestamp($2 / 1000.0), fault = $3
     from unnest($4::text[], $5::float8[]) as most (kind, ms)
     where m.state = 'queued' and m.audience = $1 and m.kind = most.kind
       and m.made_at < to_timestamp(($2 - most.ms) / 1000.0)`,
    [audience, nowMs, EXPIRED_FAULT, Object.keys(MAX_WAIT_MS), Object.values(MAX_WAIT_MS)],
  );
  return rowCount ?? 0;
}

/** Whether a message of the schedule waits. */
export async function hasWaiting(db: Db, scheduleId: bigint): Promise<boolean> {
  const { rowCount } = await db.query(
    `select from app.messages where schedule_id = $1 and state = 'queued' limit 1`,
    [scheduleId.toString()],
  );
  return rowCount === 1;
}

/** What decides when the next message goes, Unix milliseconds. */
export type Waiting = {
  /** When the oldest that waits may; those behind it wait for it. */
  readonly dueMs: number;
  /** When the newest were begun, or answered where they were: in between they arrived. As many as count for the pace. */
  readonly startedAtMs: readonly number[];
};

/** What waits for an audience, null where nothing does. */
export async function readWaiting(db: Db, audience: Audience): Promise<Waiting | null> {
  const { rows } = await db.query<{ due: string; starts: string[] }>(
    `select extract(epoch from not_before) * 1000 as due, array(
       select extract(epoch from greatest(started_at, ended_at)) * 1000 from app.messages
       where started_at is not null and audience = $2 order by started_at desc limit $1) as starts
     from app.messages where state = 'queued' and audience = $2 order by id limit 1`,
    [MAX_A_MINUTE, audience],
  );
  const row = rows[0];
  return row === undefined ? null : { dueMs: Number(row.due), startedAtMs: row.starts.map(Number) };
}

/** Takes the oldest message that waits, for nobody else. What somebody took before and never ended is not taken again: see `giveUp`. */
export async function takeMessage(db: Db, audience: Audience, nowMs: number): Promise<Message | null> {
  const { rows } = await db.query<Row>(
    `update app.messages set state = 'sending', started_at = to_timestamp($1 / 1000.0), tries = tries + 1
     where id = (select id from app.messages where state = 'queued' and audience = $2 order by id limit 1 for update skip locked)
     returning *`,
    [nowMs, audience],
  );
  return rows[0] === undefined ? null : messageOf(rows[0]);
}

/** What became of a message that was taken. */
export type Ending =
  | { readonly state: 'sent'; readonly chat: string; readonly messageId: bigint }
  /** It did not leave, or was sent back: it waits again. */
  | { readonly state: 'queued'; readonly notBeforeMs: number; readonly fault: string }
  | { readonly state: 'refused' | 'unknown'; readonly fault: string };

/** Notes what became of a message, unless that was given up meanwhile. */
export async function endMessage(db: Db, id: bigint, ending: Ending, nowMs: number): Promise<void> {
  const sent = ending.state === 'sent' ? ending : null;
  await db.query(
    `update app.messages set state = $2, ended_at = to_timestamp($3 / 1000.0), chat = $4, message_id = $5, fault = $6,
       not_before = coalesce(to_timestamp($7 / 1000.0), not_before)
     where id = $1 and state = 'sending'`,
    [
      id.toString(),
      ending.state,
      nowMs,
      sent?.chat ?? null,
      sent?.messageId.toString() ?? null,
      ending.state === 'sent' ? null : ending.fault,
      ending.state === 'queued' ? ending.notBeforeMs : null,
    ],
  );
}

/** What was taken before `sinceMs` and never ended: whether the messenger took it, nobody can know. */
export async function giveUp(db: Db, sinceMs: number): Promise<number> {
  const { rowCount } = await db.query(
    `update app.messages set state = 'unknown', ended_at = now(), fault = 'The sender was cut off in the middle.'
     where state = 'sending' and started_at < to_timestamp($1 / 1000.0)`,
    [sinceMs],
  );
  return rowCount ?? 0;
}

function messageOf(row: Row): Message {
  return {
    id: BigInt(row.id),
    kind: row.kind,
    audience: row.audience,
    requestId: row.request_id,
    postType: row.post_type,
    turn:
      row.schedule_id === null || row.turn === null
        ? null
        : { scheduleId: BigInt(row.schedule_id), turn: row.turn },
    html: row.html,
    text: row.text,
    clip: row.clip,
    facts: row.facts,
    state: row.state,
    madeAt: row.made_at,
    endedAt: row.ended_at,
    tries: row.tries,
    chat: row.chat,
    messageId: row.message_id === null ? null : BigInt(row.message_id),
    fault: row.fault,
    seenAt: row.seen_at,
  };
}
