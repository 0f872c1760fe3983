// Every error that leaves the server: a code and a sentence of the catalogue, the same shape everywhere.
import { AppError } from '@lilape/domain/app-error';
import { message } from '@lilape/domain/messages/catalogue';
import { fillSentence } from '@lilape/domain/messages/message';
import type { ErrorBody } from '@lilape/wire/error';
import { HTTPException } from 'hono/http-exception';
import type { ZodError } from 'zod';
import { DATA_HEADERS } from '#http/headers.ts';

/** What would be right, by field. */
const EXPECTED: Readonly<Record<string, string>> = {
  address: '0x and 40 hex digits, all in lower case or with a valid EIP-55 checksum',
  userAddress: '0x and 40 hex digits, all in lower case or with a valid EIP-55 checksum',
  ethAmount: 'dollars such as "1.5", above 0, with up to 6 decimals and no exponent',
  ethTxHash: 'a transaction hash: 0x and 64 hex digits',
  id: 'a transaction hash: 0x and 64 hex digits',
  paymentMethod: 'usdt or usdc',
  orphaned: '1, 0 or nothing',
  width: '296, 656 or 1148',
  language: 'en or ru',
  limit: 'a number from 1 to 100, or nothing',
  before: 'the `next` of the answer before, or nothing',
  body: 'a JSON object with userAddress, ethAmount, ethTxHash and paymentMethod',
};

const EXPECTED_FIELDS = 'only userAddress, ethAmount, ethTxHash and paymentMethod';

/** The first thing that is wrong with a request, as an error for people. */
export function invalidRequest(error: ZodError): AppError {
  const issue = error.issues[0];
  if (issue === undefined) return new AppError('INVALID_REQUEST');
  if (issue.code === 'unrecognized_keys') {
    const field = (issue.keys[0] ?? 'body').slice(0, 40);
    return new AppError('INVALID_FIELD', {
      field,
      problem: 'is not a known field',
      expected: EXPECTED_FIELDS,
    });
  }
  const field = String(issue.path[0] ?? 'body');
  const expected = EXPECTED[field];
  if (expected === undefined) return new AppError('INVALID_REQUEST');
  return new AppError('INVALID_FIELD', { field, problem: issue.message, expected });
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
  const body: ErrorBody = { success: false, code, error: fillSentence(message(code), values).text };
  if (Object.keys(values).length > 0) body.values = values;
  if (code === 'INVALID_FIELD') body.field = String(values['field']);
  if (values['txHash'] !== undefined) body.txHash = String(values['txHash']);
  return body;
}

/** The whole answer to an error, never cached, with the headers that its kind asks for. */
export function errorResponse(error: AppError): Response {
  const headers: Record<string, string> = {
    ...DATA_HEADERS,
    'Content-Type': 'application/json',
    'Cache-Control': 'no-store',
  };
  if (error.code === 'TOO_MANY_REQUESTS') headers['Retry-After'] = String(error.values['seconds']);
  if (error.code === 'SERVICE_UNAVAILABLE') headers['Retry-After'] = '2';
  if (error.code === 'METHOD_NOT_ALLOWED') headers['Allow'] = String(error.values['allowed']);
  return new Response(JSON.stringify(errorBodyOf(error)), { status: statusOf(error), headers });
}
