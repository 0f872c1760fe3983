// Posts to the group on the wire: templates, the figures that fill them, schedules, alerts, and what became of each message.
import { INTERVALS_MINUTES } from '@lilape/domain/posts/slots';
import { FACT_KEYS } from '@lilape/domain/posts/placeholders';
import { GIFS, POST_LIMITS, POST_TYPES } from '@lilape/domain/posts/template';
import type { InputProblem } from '@lilape/domain/messages/input';
import { addressOut, decimalText, isoTime, textIn, wordIn, wrong } from '@lilape/wire/amounts';
import { expectations } from '@lilape/wire/expected';
import { noteText, requestIdIn, typedText } from '@lilape/wire/typed';
import { z } from 'zod';

const count = z.int().min(0);
const version = (description: string) =>
  z
    .int({ error: wrong('IS_NO_NUMBER') })
    .min(0, 'IS_NO_NUMBER' satisfies InputProblem)
    .max(1_000_000, 'IS_NO_NUMBER' satisfies InputProblem)
    .meta({ description })
    .register(expectations, { expected: 'VERSION' });
const readVersion = () => version('Version that was read; another one is answered with 409');
const noObject = ({ code }: { code?: string }) =>
  code === 'invalid_type' ? ('IS_NO_OBJECT' satisfies InputProblem) : undefined;
const hash = z.string().regex(/^0x[0-9a-f]{64}$/);

export const postType = z.enum(POST_TYPES);
export const FACT_SOURCES = ['purchase', 'totals', 'feed'] as const;

/** A figure, and what anyone can read it again from. */
export const postFact = z
  .object({
    key: z.enum(FACT_KEYS),
    text: z.string().meta({ description: 'As a post says it', example: '1,234.50' }),
    exact: z.string().meta({ description: 'In the base units of what it counts', example: '1234500000' }),
    source: z.enum(FACT_SOURCES).meta({
      description:
        'purchase: the newest final one; totals: the ledger at `block`; feed: what that purchase was worth in ETH',
    }),
    block: count.meta({ description: 'Of the purchase, or the head of the ledger' }),
    txHash: hash.nullable().meta({ description: 'Of the purchase' }),
    ordinal: count.nullable().meta({ description: 'Its number among those of the transaction' }),
    ethUsd: z.string().nullable().meta({ description: 'What the feed answered, dollars' }),
    feed: addressOut.nullable().meta({ description: 'The feed' }),
    at: isoTime.meta({ description: 'Time of the block, or of the answer of the feed' }),
  })
  .meta({ id: 'PostFact' });
export type PostFact = z.infer<typeof postFact>;

const fieldOut = z.object({
  label: z.string(),
  value: z.string().meta({ description: 'A word of the placeholders, or what is said as it stands' }),
  prefix: z.string(),
  unit: z.string(),
});

export const postTemplate = z
  .object({
    title: z.string(),
    fields: z.array(fieldOut),
    gif: z.string().nullable().meta({ description: 'Clip at `/clips/{name}`' }),
  })
  .meta({ id: 'PostTemplate' });
export type WirePostTemplate = z.infer<typeof postTemplate>;

const refusal = z.object({
  code: z.string(),
  error: z.string(),
  values: z.record(z.string(), z.union([z.string(), z.number()])),
});

export const post = z
  .object({
    postType,
    template: postTemplate,
    version: count.meta({ description: '0 while it is the one that the software brings' }),
    changed_at: isoTime.nullable(),
    preview: z
      .object({ html: z.string(), text: z.string() })
      .nullable()
      .meta({ description: 'As it would be sent now; null where it would not' }),
    refusal: refusal.nullable().meta({ description: 'Why it would not' }),
  })
  .meta({ id: 'Post' });
export type Post = z.infer<typeof post>;

export const TELEGRAM_STATES = ['off', 'ready', 'failing'] as const;

/** `GET /api/admin/posts`. */
export const postsBody = z
  .object({
    success: z.literal(true),
    posts: z.array(post),
    facts: z
      .array(postFact)
      .meta({ description: 'Of one version of the ledger; what is not known is left out' }),
    gifs: z.array(z.string()).meta({ description: 'Clips that can be chosen' }),
    ledger: z
      .object({ version: z.string(), block: count, final: count, read_at: isoTime })
      .nullable()
      .meta({ description: 'What the figures are of; null before the ledger' }),
    telegram: z
      .object({
        state: z.enum(TELEGRAM_STATES),
        bot: z.string().nullable().meta({ description: 'Name of the bot' }),
        chat: z.string().nullable().meta({ description: 'Title of the group' }),
        fault: z.string().nullable().meta({ description: 'Code of what is wrong' }),
        said: z.string().nullable().meta({ description: 'The words of Telegram' }),
        as_of: isoTime.nullable(),
      })
      .meta({ description: 'Where posts go, as it was last asked' }),
    waiting: count.meta({ description: 'Messages of the outbox that wait' }),
    as_of: isoTime,
  })
  .meta({ id: 'Posts' });
export type PostsBody = z.infer<typeof postsBody>;

const fieldIn = z.strictObject(
  {
    label: typedText({ most: POST_LIMITS.labelChars }),
    value: typedText({ most: POST_LIMITS.valueChars }),
    prefix: noteText({ most: POST_LIMITS.signChars }).optional(),
    unit: noteText({ most: POST_LIMITS.signChars }).optional(),
  },
  { error: noObject },
);
const textsIn = z.strictObject(
  {
    title: typedText({ most: POST_LIMITS.titleChars }),
    fields: z
      .array(fieldIn, { error: wrong('IS_MISSING') })
      .min(1, 'IS_MISSING' satisfies InputProblem)
      .max(POST_LIMITS.fields, 'HAS_TOO_MANY' satisfies InputProblem),
  },
  { error: noObject },
);
const byPost = <Schema extends z.ZodType>(schema: Schema) =>
  z.strictObject(
    { 'Post 1': schema.optional(), 'Post 2': schema.optional(), 'Post 3': schema.optional() },
    { error: noObject },
  );

/** `POST /api/post-customization`: what is left out stays as it is. @see specification §6 */
export const customizationRequest = z
  .strictObject(
    {
      customTexts: byPost(textsIn).optional(),
      gifFiles: byPost(wordIn(GIFS).nullable()).optional(),
      versions: byPost(readVersion()).meta({ description: 'Of every post that is changed' }),
    },
    { error: noObject },
  )
  .meta({ id: 'PostCustomization' });
export type CustomizationRequest = z.infer<typeof customizationRequest>;

/** `POST /api/purchase`: sends a post now. */
export const sendPostRequest = z
  .strictObject(
    {
      type: wordIn(['promo', 'fake']).meta({ description: '`fake` is refused', example: 'promo' }),
      postType: wordIn(POST_TYPES),
      requestId: requestIdIn('Made once for a press: sent again, it is the same message'),
    },
    { error: noObject },
  )
  .meta({ id: 'SendPost' });

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

const numberIn = (of: string) =>
  z
    .string()
    .regex(/^[1-9]\d{0,14}$/, 'IS_NO_NUMBER' satisfies InputProblem)
    .meta({ description: `Number of a ${of}`, example: '1' });
export const messageParams = z.object({ id: numberIn('message') });

/** `POST /api/admin/outbox/{id}/drop`. */
export const dropBody = z
  .object({ success: z.literal(true), message: outboxMessage })
  .meta({ id: 'Dropped' });

export const clipParams = z.object({ name: wordIn(GIFS) });

export const schedule = z
  .object({
    id: z.string(),
    name: z.string(),
    interval: z.string().meta({ description: 'Minutes', example: '15' }),
    postType,
    enabled: z.boolean(),
    nextRun: isoTime.nullable().meta({ description: 'null while it is paused' }),
    lastRun: isoTime.nullable().meta({ description: 'When its last message was written' }),
    leftOut: z
      .object({ code: z.string(), error: z.string(), at: isoTime })
      .nullable()
      .meta({ description: 'Why its last turn sent nothing; null where it did' }),
    version: count,
  })
  .meta({ id: 'Schedule' });
export type Schedule = z.infer<typeof schedule>;

/** `GET /api/admin/schedules`. */
export const schedulesBody = z
  .object({ success: z.literal(true), schedules: z.array(schedule), as_of: isoTime })
  .meta({ id: 'Schedules' });
export type SchedulesBody = z.infer<typeof schedulesBody>;

export const SCHEDULE_NAME_CHARS = 60;
export const MOST_SCHEDULES = 20;

/** `POST /api/schedule`; which fields there must be goes by the action. What is missing of a schedule is answered with the sentence of the specification. */
export const scheduleRequest = z
  .strictObject(
    {
      action: wordIn(['create', 'toggle', 'delete']),
      requestId: requestIdIn(
        'To create: made once for a press, so that sent again it is the same',
      ).optional(),
      schedule: z
        .strictObject(
          {
            name: noteText({ most: SCHEDULE_NAME_CHARS }).optional(),
            interval: textIn()
              .optional()
              .meta({ description: `Minutes: ${INTERVALS_MINUTES.join(', ')}`, example: '15' }),
            postType: textIn().optional().meta({ example: 'Post 1' }),
          },
          { error: noObject },
        )
        .optional(),
      id: numberIn('schedule').optional(),
      enabled: z.boolean({ error: wrong('IS_WRONG') }).optional(),
      version: readVersion().optional(),
    },
    { error: noObject },
  )
  .meta({ id: 'ScheduleRequest' });
export type ScheduleRequest = z.infer<typeof scheduleRequest>;

/** `POST /api/schedule`. */
export const scheduleBody = z
  .object({
    success: z.literal(true),
    schedule: schedule.nullable().meta({ description: 'As it is now; null once it is deleted' }),
  })
  .meta({ id: 'ScheduleBody' });

const hour = z
  .int({ error: wrong('IS_WRONG') })
  .min(0, 'IS_WRONG' satisfies InputProblem)
  .max(23, 'IS_WRONG' satisfies InputProblem);

const alertRules = {
  isOn: z.boolean(),
  least: decimalText(6, 'dollars', '100').meta({
    description: 'Smaller purchases are told by none, dollars',
  }),
  mostAlone: z.int().min(1).max(20).meta({ description: 'More than so many that wait are told together' }),
  quietHours: z.strictObject({ from: hour, to: hour }).nullable().meta({
    description: 'Hours of the day, UTC, in which none is told: from the first to before the second',
  }),
};

/** `GET /api/admin/alerts`. */
export const alertsBody = z
  .object({ success: z.literal(true), ...alertRules, version: count, as_of: isoTime })
  .meta({ id: 'Alerts' });
export type AlertsBody = z.infer<typeof alertsBody>;

/** `PUT /api/admin/alerts`: all of it. */
export const alertsRequest = z
  .strictObject(
    {
      isOn: z.boolean({ error: wrong('IS_WRONG') }),
      least: textIn()
        .regex(/^(0|[1-9]\d{0,8})(\.\d{1,6})?$/, 'IS_NO_PAYMENT' satisfies InputProblem)
        .meta({ example: '100' }),
      mostAlone: z
        .int({ error: wrong('IS_WRONG') })
        .min(1, 'IS_WRONG' satisfies InputProblem)
        .max(20, 'IS_WRONG' satisfies InputProblem),
      quietHours: z.strictObject({ from: hour, to: hour }, { error: noObject }).nullable(),
      version: readVersion(),
    },
    { error: noObject },
  )
  .meta({ id: 'AlertsRequest' });
export type AlertsRequest = z.infer<typeof alertsRequest>;
