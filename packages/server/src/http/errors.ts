// Every error that leaves the server: a code and a sentence of the catalogue, the same shape everywhere.
import { AppError } from '@lilape/domain/app-error';
import { message } from '@lilape/domain/messages/catalogue';
import { isInputProblem, withInputWords } from '@lilape/domain/messages/input';
import { fillSentence } from '@lilape/domain/messages/message';
import type { ErrorBody } from '@lilape/wire/error';
import { type Expectation, expectedOf } from '@lilape/wire/expected';
import { HTTPException } from 'hono/http-exception';
import type { ZodError } from 'zod';
import { DATA_HEADERS } from '#http/headers.ts';

/** Where nobody said what a field should be. */
const documented: Expectation = { expected: 'AS_DOCUMENTED' };

/** The first thing that is wrong with a request, as an error for people; `schema` is what it was checked by. */
export function invalidRequest(error: ZodError, schema: unknown): AppError {
  const issue = error.issues[0];
  if (issue === undefined) return new AppError('INVALID_REQUEST');
  if (issue.code === 'unrecognized_keys') {
    const field = (issue.keys[0] ?? 'body').slice(0, 40);
    return new AppError('INVALID_FIELD', {
      field,
      problem: 'IS_UNKNOWN',
      ...(expectedOf(schema) ?? documented),
    });
  }
  const name = issue.path[0];
  const expected = expectedOf(schema, name === undefined ? undefined : String(name)) ?? documented;
  const problem = isInputProblem(issue.message) ? issue.message : 'IS_WRONG';
  return new AppError('INVALID_FIELD', { field: String(name ?? 'body'), problem, ...expected });
}

/** What went wrong, in the catalogue's terms: anything unknown is a fault of ours. */
export function toAppError(error: unknown): AppError {
  if (error instanceof AppError) return error;
  if (error instanceof HTTPException) {
    if (error.status === 415) return new AppError('WRONG_CONTENT_TYPE');
    if (error.status < 500) return new AppError('INVALID_REQUEST');
  }
  return new AppError('SERVER_ERROR', {}, { cause: error });
}

/** The HTTP status of an error; 500 for one that the catalogue gives none. */
export function statusOf(error: AppError): number {
  return message(error.code).status ?? 500;
}

/** The body of an error. */
export function errorBodyOf({ code, values }: AppError): ErrorBody {
  const body: ErrorBody = {
    success: false,
    code,
    error: fillSentence(message(code), withInputWords(values, 'en')).text,
  };
  if (Object.keys(values).length > 0) body.values = values;
  if (code === 'INVALID_FIELD') body.field = String(values['field']);
  if (values['txHash'] !== undefined) body.txHash = String(values['txHash']);
  return body;
}

/** When to ask again a server that has something away, seconds. */
export const RETRY_AFTER = '2';

/** When to come back after what passes by itself, seconds; other codes say it in their values or not at all. */
export const RETRY_SECONDS: Readonly<Record<string, string>> = {
  SERVICE_UNAVAILABLE: RETRY_AFTER,
  NOT_READ_YET: '10',
  NOTHING_FINAL_YET: '10',
};

/** The whole answer to an error, never cached, with the headers that its kind asks for; `more` goes into its body. */
export function errorResponse(error: AppError, more: object = {}): Response {
  const headers: Record<string, string> = {
    ...DATA_HEADERS,
    'Content-Type': 'application/json',
    'Cache-Control': 'no-store',
  };
  if (error.code === 'TOO_MANY_REQUESTS' || error.code === 'MINT_PIN_BUSY')
    headers['Retry-After'] = String(error.values['seconds']);
  const seconds = RETRY_SECONDS[error.code];
  if (seconds !== undefined) headers['Retry-After'] = seconds;
  if (error.code === 'METHOD_NOT_ALLOWED') headers['Allow'] = String(error.values['allowed']);
  return new Response(JSON.stringify({ ...errorBodyOf(error), ...more }), {
    status: statusOf(error),
    headers,
  });
}
