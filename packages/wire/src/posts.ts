// Posts to the group on the wire: templates, the figures that fill them, and how one is changed and sent.
import { FACT_KEYS } from '@lilape/domain/posts/placeholders';
import { GIFS, POST_LIMITS, POST_TYPES } from '@lilape/domain/posts/template';
import type { InputProblem } from '@lilape/domain/messages/input';
import { addressOut, isoTime, wordIn, wrong } from '@lilape/wire/amounts';
import { noObject, noteText, readVersion, requestIdIn, typedText } from '@lilape/wire/typed';
import { z } from 'zod';

const count = z.int().min(0);
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
      versions: byPost(readVersion())
        .optional()
        .meta({ description: 'Of every post that is changed; left out, the last write wins' }),
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
      requestId: requestIdIn(
        'Made once for a press: sent again, it is the same message; left out, each request is one',
      ).optional(),
    },
    { error: noObject },
  )
  .meta({ id: 'SendPost' });

export const clipParams = z.object({ name: wordIn(GIFS) });
