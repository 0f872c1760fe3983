/** The site's own API: 30 s time-out, every HTTP failure as a fault of the catalogue. @see specification §7, §8 */
import type { MessageCode } from '@lilape/domain/messages/catalogue';
import { Fault } from './fault.ts';

/** How long the site may take to answer, milliseconds. @see specification §9 */
export const apiTimeoutMs = 30_000;

export type ApiCall<Body> = {
  /** Path with its leading slash, `/api/stats`. */
  path: string;
  /** Sent as JSON by POST; a call without it is a GET. */
  body?: unknown;
  /** Checks the answer's JSON and returns it typed; what it throws becomes `UNEXPECTED_ANSWER`. */
  read: (json: unknown) => Body;
  /** The sentence that the specification wraps around failures of this call. */
  wrapper?: MessageCode;
  signal?: AbortSignal | undefined;
};

export type ApiAnswer<Body> = {
  status: number;
  body: Body;
  /** The server's time now, unix milliseconds, from the Date and Age headers; undefined if it sent none. */
  serverTimeMs: number | undefined;
};

/**
 * Calls the API and returns the checked answer of any 2xx.
 * @throws Fault with a code of the catalogue, wrapped if the call has a wrapper; an abort by `signal` is passed on
 * @see specification §8 HTTP
 */
export async function callApi<Body>(call: ApiCall<Body>): Promise<ApiAnswer<Body>> {
  try {
    const response = await fetchWithTimeout(call);
    if (!response.ok) throw await failureOf(response);
    return {
      status: response.status,
      body: await readBody(response, call.read),
      serverTimeMs: timeOf(response),
    };
  } catch (thrown) {
    if (call.signal?.aborted === true || call.wrapper === undefined) throw thrown;
    throw new Fault(call.wrapper, { cause: thrown });
  }
}

async function fetchWithTimeout({ path, body, signal }: ApiCall<unknown>): Promise<Response> {
  const timeout = AbortSignal.timeout(apiTimeoutMs);
  const post = {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  };
  try {
    return await fetch(path, {
      ...(body === undefined ? {} : post),
      signal: signal === undefined ? timeout : AbortSignal.any([timeout, signal]),
    });
  } catch (cause) {
    if (signal?.aborted === true) throw cause;
    if (timeout.aborted)
      throw new Fault('REQUEST_TIMEOUT', { values: { seconds: apiTimeoutMs / 1000 }, cause });
    throw new Fault('NETWORK_ERROR', { cause });
  }
}

async function readBody<Body>(response: Response, read: (json: unknown) => Body): Promise<Body> {
  try {
    return read(await response.json());
  } catch (cause) {
    throw new Fault('UNEXPECTED_ANSWER', { cause });
  }
}

/** 503 and 500 have sentences of their own; a 400 says the server's detail; others what the server named. */
async function failureOf(response: Response): Promise<Fault> {
  const { status } = response;
  const { code, error } = await errorBodyOf(response);
  if (status === 503) return new Fault('SERVICE_UNAVAILABLE');
  if (status === 500) return new Fault('SERVER_ERROR');
  if (status === 429) {
    const seconds = Number(response.headers.get('retry-after') ?? 1) || 1;
    return new Fault('TOO_MANY_REQUESTS', { values: { seconds } });
  }
  if (status === 400 && error === undefined) return new Fault('INVALID_REQUEST');
  if (code === undefined) return new Fault('REQUEST_FAILED', { values: { status } });
  return new Fault(code, { detail: error });
}

async function errorBodyOf(response: Response): Promise<{ code?: MessageCode; error?: string }> {
  let json: unknown;
  try {
    json = await response.json();
  } catch {
    // A proxy's error page: the status alone says what is known.
    return {};
  }
  if (typeof json !== 'object' || json === null) return {};
  const { code, error } = json as { code?: unknown; error?: unknown };
  return {
    // Whether the catalogue has this code is looked at where its sentence is shown.
    ...(typeof code === 'string' && { code: code as MessageCode }),
    ...(typeof error === 'string' && { error }),
  };
}

function timeOf(response: Response): number | undefined {
  const sentAtMs = Date.parse(response.headers.get('date') ?? '');
  if (Number.isNaN(sentAtMs)) return undefined;
  return sentAtMs + (Number(response.headers.get('age')) || 0) * 1000;
}
