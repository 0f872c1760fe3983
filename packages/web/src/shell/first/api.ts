/** The site's own API: 30 s time-out, every HTTP failure as an error of the catalogue. @see specification §7, §8 */
import { AppError } from '@lilape/domain/app-error';
import type { WrapperCode } from '@lilape/domain/messages/catalogue';
import type { MessageValues } from '@lilape/domain/messages/message';
import {
  type AnswerOf,
  type BodyOf,
  type Endpoint,
  fillPath,
  type Params,
  type QueryOf,
} from '@lilape/wire/endpoint';
import { answerReader } from './check.ts';

/** How long the site may take to answer, milliseconds. @see specification §9 */
export const apiTimeoutMs = 30_000;

/** What a call of an endpoint takes besides its row: what the row asks for, and no more. */
export type ApiCall<E extends Endpoint> = {
  /** The sentence that the specification wraps around failures of this call. */
  wrapper?: WrapperCode;
  signal?: AbortSignal | undefined;
} & (E extends { params: object } ? { params: Params<E> } : object) &
  (E extends { query: object } ? { query?: QueryOf<E> } : object) &
  (E extends { body: object } ? { body: BodyOf<E> } : object);

type AnyCall = {
  params?: Readonly<Record<string, string>>;
  query?: Readonly<Record<string, string | undefined>>;
  body?: unknown;
  wrapper?: WrapperCode;
  signal?: AbortSignal | undefined;
};

export type ApiAnswer<Body> = {
  status: number;
  body: Body;
  /** The server's time now, unix milliseconds, from the Date and Age headers; undefined if it sent none. */
  serverTimeMs: number | undefined;
};

/**
 * Calls an endpoint and returns the checked answer of any 2xx; JSON that is not what the row says is `UNEXPECTED_ANSWER`.
 * @throws AppError with a code of the catalogue, wrapped if the call has a wrapper; an abort by `signal` is passed on
 * @see specification §8 HTTP
 */
export async function callApi<E extends Endpoint>(
  endpoint: E,
  ...[asked]: object extends ApiCall<E> ? [ApiCall<E>?] : [ApiCall<E>]
): Promise<ApiAnswer<AnswerOf<E>>> {
  const call: AnyCall = asked ?? {};
  try {
    return await readAnswer(
      endpoint,
      await fetchWithTimeout(addressOf(endpoint, call), call, endpoint.method),
    );
  } catch (thrown) {
    if (call.signal?.aborted === true || call.wrapper === undefined) throw thrown;
    throw new AppError(call.wrapper, {}, { cause: thrown });
  }
}

/** What an endpoint answered, checked. @throws AppError as above */
export async function readAnswer<E extends Endpoint>(
  endpoint: E,
  response: Response,
): Promise<ApiAnswer<AnswerOf<E>>> {
  if (!response.ok) throw await failureOf(response);
  return {
    status: response.status,
    body: await readBody(response, answerReader(endpoint)),
    serverTimeMs: timeOf(response),
  };
}

function addressOf({ path }: Endpoint, { params = {}, query = {} }: AnyCall): string {
  const asked = Object.entries(query).flatMap(([name, value]) =>
    value === undefined ? [] : [[name, value]],
  );
  const address = fillPath(path, params);
  return asked.length === 0 ? address : `${address}?${String(new URLSearchParams(asked))}`;
}

/** Fetches from the site, for at most 30 s. @throws AppError REQUEST_TIMEOUT or NETWORK_ERROR */
export async function fetchWithTimeout(
  address: string,
  { body, signal }: AnyCall,
  method: Endpoint['method'] = body === undefined ? 'get' : 'post',
): Promise<Response> {
  const timeout = AbortSignal.timeout(apiTimeoutMs);
  const sent = { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) };
  try {
    return await fetch(address, {
      ...(method === 'get' ? {} : { method: method.toUpperCase() }),
      ...(body === undefined ? {} : sent),
      signal: signal === undefined ? timeout : AbortSignal.any([timeout, signal]),
    });
  } catch (cause) {
    if (signal?.aborted === true) throw cause;
    if (timeout.aborted) throw new AppError('REQUEST_TIMEOUT', { seconds: apiTimeoutMs / 1000 }, { cause });
    throw new AppError('NETWORK_ERROR', {}, { cause });
  }
}

async function readBody<Body>(response: Response, read: (json: unknown) => Body): Promise<Body> {
  try {
    return read(await response.json());
  } catch (cause) {
    throw new AppError('UNEXPECTED_ANSWER', {}, { cause });
  }
}

/** 503 and 500 have sentences of their own; anything else is what the server named, or its status alone. */
async function failureOf(response: Response): Promise<AppError> {
  const { status } = response;
  const { code, error, values } = await errorBodyOf(response);
  if (status === 503) return new AppError('SERVICE_UNAVAILABLE');
  if (status === 500) return new AppError('SERVER_ERROR');
  if (status === 429) {
    const seconds = Number(response.headers.get('retry-after') ?? 1) || 1;
    return new AppError('TOO_MANY_REQUESTS', { seconds });
  }
  if (code !== undefined) return AppError.received(code, values, error ?? code);
  return status === 400 ? new AppError('INVALID_REQUEST') : new AppError('REQUEST_FAILED', { status });
}

type ErrorParts = { code?: string; error?: string; values: MessageValues };

/** What the body of an error says, as far as it is one; the catalogue is looked at where the sentence is shown. */
async function errorBodyOf(response: Response): Promise<ErrorParts> {
  let json: unknown;
  try {
    json = await response.json();
  } catch {
    // A proxy's error page: the status alone says what is known.
    return { values: {} };
  }
  if (typeof json !== 'object' || json === null) return { values: {} };
  const { code, error, values } = json as { code?: unknown; error?: unknown; values?: unknown };
  return {
    ...(typeof code === 'string' && { code }),
    ...(typeof error === 'string' && { error }),
    values: typeof values === 'object' && values !== null ? (values as MessageValues) : {},
  };
}

function timeOf(response: Response): number | undefined {
  const sentAtMs = Date.parse(response.headers.get('date') ?? '');
  if (Number.isNaN(sentAtMs)) return undefined;
  return sentAtMs + (Number(response.headers.get('age')) || 0) * 1000;
}
