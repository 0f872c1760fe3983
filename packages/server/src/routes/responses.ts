// How answers are described in the OpenAPI document.
import { errorBody } from '@lilape/wire/error';
import type { z } from 'zod';

const ERROR_SENTENCES = {
  400: 'Malformed input: the field and what would be right',
  405: 'Wrong method',
  409: 'It cannot be done as things stand',
  413: 'Body too large',
  415: 'Body is not application/json',
  422: 'The transaction failed, or is no purchase in this sale',
  429: 'Too many requests; Retry-After says when to come back',
  503: 'Database or chain endpoint away; comes back by itself',
} as const;

/** A JSON answer. */
export function json<Schema extends z.ZodType>(schema: Schema, description: string) {
  return { description, content: { 'application/json': { schema } } };
}

/** The error answers of a route. */
export function errors<Status extends keyof typeof ERROR_SENTENCES>(...statuses: Status[]) {
  return Object.fromEntries(
    statuses.map((status) => [status, json(errorBody, ERROR_SENTENCES[status])]),
  ) as Record<Status, { description: string; content: { 'application/json': { schema: typeof errorBody } } }>;
}

/** The answer to a conditional request whose ETag still holds. */
export const unchanged = { 304: { description: 'The client has it already' } } as const;
