// What one row says of an endpoint: server, page, document and clients take everything of it from there.
import type { z } from 'zod';

/** Groups of the document, in its order. */
export const TAGS = {
  Sale: 'Stage, price, totals and history of the sale',
  Purchases: 'What buyers posted and what the ledger recorded',
  Apes: 'The collection: who has which ape',
  Staking: 'What is staked, for what rewards, by whom',
  Draws: 'The giveaway and other draws: lists, beacon, winners',
  Market: 'What becomes of the supply after the sale, and the pools',
  Launchpad: 'Tiers of holders, launches, and who wants one',
  Game: 'The banana hunt: started and recorded games, the board of a day',
  Live: 'What changes, as it changes',
  Chain: 'Contracts, balances and rates, read from the chain',
  Proof: 'Everything that is recorded, to be counted again by anyone',
  Site: 'How the site itself is',
  Admin: 'For who signed in as admin: cookie, and requests of our own pages alone',
  Laboratory: 'The local chain only',
} as const;

/** Why a status is answered with the body of errors. */
export const ERROR_STATUSES = {
  400: 'Malformed input: the field and what would be right',
  401: 'Not signed in, or with a wrong password',
  403: 'Not from one of our own pages',
  404: 'There is none',
  405: 'Wrong method',
  409: 'It cannot be done as things stand',
  413: 'Body too large',
  415: 'Body is of another type than it has to be',
  422: 'Well-formed, and yet not what it has to be: the sentence says why',
  429: 'Too many requests; Retry-After says when to come back',
  503: 'Database or chain endpoint away; comes back by itself',
} as const;

export type ErrorStatus = keyof typeof ERROR_STATUSES;

export type Answer = {
  readonly schema: z.ZodType;
  /** In a word or two, for the document. */
  readonly says: string;
  /** Media type, unless it is JSON. */
  readonly type?: `${string}/${string}`;
};

export type Endpoint = {
  readonly method: 'get' | 'post' | 'put';
  /** Parts in braces are those of `params`. */
  readonly path: `/${string}`;
  /** Name in the document and in what is generated from it. */
  readonly operationId: string;
  readonly tag: keyof typeof TAGS;
  readonly summary: string;
  readonly params?: z.ZodObject;
  readonly query?: z.ZodObject;
  readonly headers?: z.ZodObject;
  /** JSON that is sent. */
  readonly body?: z.ZodType;
  /** Media types of the bytes that are sent instead. */
  readonly bytes?: readonly `${string}/${string}`[];
  /** What is answered where nothing is wrong, and what carries more than an error does. */
  readonly answers: { readonly [status: number]: Answer };
  readonly errors: readonly ErrorStatus[];
  /** Whether an ETag is given and asked by. */
  readonly isConditional?: true;
};

type ParamNames<Path extends string> = Path extends `${string}{${infer Name}}${infer Rest}`
  ? Name | ParamNames<Rest>
  : never;

/** What the braces of an endpoint's path are filled with. */
export type Params<E extends Pick<Endpoint, 'path'>> = { readonly [Name in ParamNames<E['path']>]: string };

/** The path with its braces filled: `/api/holders/0x…`. */
export function pathOf<E extends Pick<Endpoint, 'path'>>(
  { path }: E,
  ...[params]: ParamNames<E['path']> extends never ? [] : [Params<E>]
): string {
  return fillPath(path, params ?? {});
}

/** The same where nobody knows which row it is. */
export function fillPath(path: string, params: Readonly<Record<string, string>>): string {
  return path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(params[name] ?? ''));
}

/** What an endpoint answers where nothing is wrong. */
export type AnswerOf<E extends Pick<Endpoint, 'answers'>> = {
  [Status in keyof E['answers'] & (200 | 202)]: z.infer<E['answers'][Status]['schema']>;
}[keyof E['answers'] & (200 | 202)];

/** What an endpoint is sent. */
export type BodyOf<E> = E extends { readonly body: infer Body extends z.ZodType } ? z.input<Body> : never;

/** What an endpoint is asked by behind the question mark. */
export type QueryOf<E> = E extends { readonly query: infer Query extends z.ZodObject }
  ? z.input<Query>
  : never;
