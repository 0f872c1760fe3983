// An answer made once and sent many times: its bytes, its ETag and its headers, for Hono and for bare node:http.
import { createHash } from 'node:crypto';
import { DATA_HEADERS, type HeaderPairs } from '#http/headers.ts';

export type Prepared = {
  readonly body: Buffer<ArrayBuffer>;
  readonly etag: string;
  /** Headers of a 200. */
  readonly headers: HeaderPairs;
  /** The same as a flat list, the form node writes fastest. */
  readonly flat: readonly string[];
  /** Headers of a 304, flat. */
  readonly flatUnchanged: readonly string[];
};

/** Shared caches may absorb a second of requests; browsers ask each time and get a 304. */
export const LIVE_CACHE_CONTROL = 'public, max-age=0, s-maxage=1, must-revalidate';

/** A JSON answer with the bytes of `value`; equal values have equal ETags in every process. */
export function prepareJson(value: unknown, cacheControl: string = LIVE_CACHE_CONTROL): Prepared {
  return prepare(
    Buffer.from(JSON.stringify(value)),
    'application/json',
    { 'Cache-Control': cacheControl },
    DATA_HEADERS,
  );
}

/** An answer with `body`, its own `headers` and the `security` headers that go with its kind. */
export function prepare(
  body: Buffer<ArrayBuffer>,
  contentType: string,
  headers: HeaderPairs,
  security: HeaderPairs,
  etag: string = etagOf(body),
): Prepared {
  const always = { ...security, ...headers, ETag: etag };
  const whole = { ...always, 'Content-Type': contentType, 'Content-Length': String(body.length) };
  return {
    body,
    etag,
    headers: whole,
    flat: Object.entries(whole).flat(),
    flatUnchanged: Object.entries(always).flat(),
  };
}

/** A strong ETag of the content. */
export function etagOf(body: Buffer, suffix = ''): string {
  return `"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}${suffix}"`;
}

/** Whether an If-None-Match header names this ETag; weak and listed forms count. @see RFC 9110 §13.1.2 */
export function isUnchanged(ifNoneMatch: string | undefined, etag: string): boolean {
  if (ifNoneMatch === undefined) return false;
  if (ifNoneMatch === etag || ifNoneMatch.trim() === '*') return true;
  return ifNoneMatch.split(',').some((candidate) => candidate.trim().replace(/^W\//, '') === etag);
}

/** The answer as a Response: 304 without a body if the client has it, no body for HEAD. */
export function respondPrepared(
  prepared: Prepared,
  request: { method: string; ifNoneMatch: string | undefined },
): Response {
  if (isUnchanged(request.ifNoneMatch, prepared.etag))
    return new Response(null, { status: 304, headers: pairsOf(prepared.flatUnchanged) });
  const body = request.method === 'HEAD' ? null : prepared.body;
  return new Response(body, { status: 200, headers: prepared.headers });
}

function pairsOf(flat: readonly string[]): [string, string][] {
  const pairs: [string, string][] = [];
  for (let i = 0; i + 1 < flat.length; i += 2) pairs.push([flat[i] ?? '', flat[i + 1] ?? '']);
  return pairs;
}
