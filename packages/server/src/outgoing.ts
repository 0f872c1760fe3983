// Requests to other people's servers: bounded in time and size, and sent nowhere else than where the settings say.

/** The other side did not answer, or with more than it may. `message` names neither address nor key. */
export class OutgoingError extends Error {
  override readonly name = 'OutgoingError';
}

export type Outgoing = {
  readonly method: 'GET' | 'HEAD' | 'POST' | 'PUT' | 'DELETE';
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: Uint8Array<ArrayBuffer> | string;
  /** From the first byte sent to the last one read. */
  readonly timeoutMs?: number;
  readonly mostBytes?: number;
  /** Ends it before its time. */
  readonly signal?: AbortSignal;
};

export type Answered = {
  readonly status: number;
  readonly headers: Headers;
  readonly bytes: Uint8Array;
};

const TIMEOUT_MS = 5_000;
const MAX_BYTES = 64 * 1024;

/** The answer, whatever its status; one that sends us elsewhere is an answer too. @throws OutgoingError */
export async function ask(url: string, outgoing: Outgoing): Promise<Answered> {
  const { method, headers = {}, body = null, timeoutMs = TIMEOUT_MS, mostBytes = MAX_BYTES } = outgoing;
  try {
    const limit = AbortSignal.timeout(timeoutMs);
    const signal = outgoing.signal === undefined ? limit : AbortSignal.any([limit, outgoing.signal]);
    const response = await fetch(url, { method, headers, body, signal, redirect: 'manual' });
    return {
      status: response.status,
      headers: response.headers,
      bytes: await readWhole(response, mostBytes),
    };
  } catch (cause) {
    if (cause instanceof OutgoingError) throw cause;
    const isLate = (cause as Error).name === 'TimeoutError';
    const why = isLate ? `no answer within ${timeoutMs} ms` : 'no connection';
    throw new OutgoingError(why, { cause });
  }
}

async function readWhole({ body }: Response, mostBytes: number): Promise<Uint8Array> {
  if (body === null) return new Uint8Array();
  const parts: Uint8Array[] = [];
  let length = 0;
  // Leaving the loop closes the connection.
  for await (const part of body) {
    length += part.length;
    if (length > mostBytes) throw new OutgoingError(`an answer of more than ${mostBytes} bytes`);
    parts.push(part);
  }
  return new Uint8Array(Buffer.concat(parts));
}

/** The answer's JSON as an object; null for anything else. */
export function jsonOf({ bytes }: Pick<Answered, 'bytes'>): Readonly<Record<string, unknown>> | null {
  try {
    const value: unknown = JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes));
    return typeof value === 'object' && value !== null && !Array.isArray(value)
      ? (value as Record<string, unknown>)
      : null;
  } catch {
    return null; // no JSON
  }
}

/** What `Retry-After` asks for, milliseconds; null where it says nothing. @see RFC 9110 §10.2.3 */
export function retryAfterMs(headers: Headers, nowMs: number): number | null {
  const text = headers.get('retry-after') ?? '';
  if (/^\d{1,9}$/.test(text)) return Number(text) * 1_000;
  const atMs = text.endsWith(' GMT') ? Date.parse(text) : Number.NaN;
  return Number.isNaN(atMs) ? null : Math.max(0, atMs - nowMs);
}
