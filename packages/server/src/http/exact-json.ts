// Reads a JSON body without losing a digit of its numbers.
import { AppError } from '@lilape/domain/app-error';
import type { MiddlewareHandler } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { errorResponse } from '#http/errors.ts';

const MAX_BODY_BYTES = 8_192;

/** Refuses bodies beyond 8 KiB. */
export const limitBody: MiddlewareHandler = limitBodyTo(MAX_BODY_BYTES);

/** Refuses bodies beyond `limit` bytes: one that says its length is not even opened, so that its connection stays of use. */
export function limitBodyTo(limit: number): MiddlewareHandler {
  const tooLarge = () => new AppError('BODY_TOO_LARGE', { limit });
  // Counts the bytes of a body that does not say its length. What is left of it is not read, so its connection ends.
  const countBody = bodyLimit({
    maxSize: limit,
    onError: () => {
      const answer = errorResponse(tooLarge());
      answer.headers.set('Connection', 'close');
      return answer;
    },
  });
  return async (c, next) => {
    const isCounted = c.req.header('transfer-encoding') === undefined;
    // An opened body stands in the way of its own removal, and the connection would be cut off under the next request.
    if (isCounted && Number(c.req.header('content-length')) > limit) throw tooLarge();
    return countBody(c, next);
  };
}

/**
 * JSON in which each number named `field` is the text it was written with, so that `1.5` is `'1.5'` and a number with
 * more digits than a float holds keeps them. @throws SyntaxError if the text is no JSON
 */
export function parseExactJson(text: string, field: string): unknown {
  // The third argument is younger than the library types. @see ECMAScript "JSON.parse source text access"
  const reviver = (key: string, value: unknown, context?: { source?: string }) =>
    key === field && typeof value === 'number' ? (context?.source ?? value) : value;
  return JSON.parse(text, reviver);
}

/** Makes `c.req.json()`, and with it the validators, read `field` exactly. */
export function readExactly(field: string): MiddlewareHandler {
  return async (c, next) => {
    c.req.json = async <T>() => parseExactJson(await c.req.text(), field) as T;
    await next();
  };
}
