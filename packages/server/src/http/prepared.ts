// An answer made once and sent many times: its bytes, its ETag and its headers, for Hono and for bare node:http.
import { createHash } from 'node:crypto';
import { type Encoding, acceptedEncodings, compressNow } from '#http/encodings.ts';
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
  /** Its compressed forms, where there are any. */
  readonly forms?: { get(encoding: Encoding): Prepared | undefined };
};

/** What fits into one packet anyway is sent as it is. */
const MIN_COMPRESSED_BYTES = 1_400;

/** Shared caches may absorb a second of requests; browsers ask each time and get a 304. */
export const LIVE_CACHE_CONTROL = 'public, max-age=0, s-maxage=1, must-revalidate';

/** A JSON answer with the bytes of `value`; equal values have equal ETags in every process. */
export function prepareJson(value: unknown, cacheControl: string = LIVE_CACHE_CONTROL): Prepared {
  return prepareAnswer(Buffer.from(JSON.stringify(value)), 'application/json', cacheControl, DATA_HEADERS);
}

/** An answer of the API. A large one is compressed for those who take that, when the first of them asks. */
export function prepareAnswer(
  body: Buffer,
  contentType: string,
  cacheControl: string,
  security: HeaderPairs,
): Prepared {
  const own = { 'Cache-Control': cacheControl };
  if (body.length < MIN_COMPRESSED_BYTES) return prepare(body, contentType, own, security);
  const varying = { ...own, Vary: 'Accept-Encoding' };
  return withForms(prepare(body, contentType, varying, security), compressNow);
}

/** The same answer with its compressed forms, each made for the first who takes it and left out where it is no smaller. */
export function withForms(plain: Prepared, compress: (body: Buffer, encoding: Encoding) => Buffer): Prepared {
  const made = new Map<Encoding, Prepared | null>();
  const make = (encoding: Encoding) => {
    const bytes = compress(plain.body, encoding);
    return bytes.length < plain.body.length ? encodedForm(plain, encoding, bytes) : null;
  };
  const get = (encoding: Encoding) => {
    const known = made.get(encoding);
    const form = known === undefined ? make(encoding) : known;
    made.set(encoding, form);
    return form ?? undefined;
  };
  return { ...plain, forms: { get } };
}

/** The same answer with its body compressed; its ETag says so. */
export function encodedForm(plain: Prepared, encoding: Encoding, bytes: Buffer): Prepared {
  const etag = `${plain.etag.slice(0, -1)}-${encoding}"`;
  const always = { ...plain.headers, ETag: etag, 'Content-Encoding': encoding };
  return preparedOf(bytes, etag, always);
}

/** The form of an answer that an Accept-Encoding header asks for. */
export function chooseForm(prepared: Prepared, acceptEncoding: string | undefined): Prepared {
  if (prepared.forms === undefined) return prepared;
  for (const encoding of acceptedEncodings(acceptEncoding)) {
    const form = prepared.forms.get(encoding);
    if (form !== undefined) return form;
  }
  return prepared;
}

/** An answer with `body`, its own `headers` and the `security` headers that go with its kind. */
export function prepare(
  body: Buffer,
  contentType: string,
  headers: HeaderPairs,
  security: HeaderPairs,
): Prepared {
  const etag = etagOf(body);
  return preparedOf(body, etag, { ...security, ...headers, ETag: etag, 'Content-Type': contentType });
}

function preparedOf(bytes: Buffer, etag: string, headers: HeaderPairs): Prepared {
  const body = aloneInMemory(bytes);
  const whole = { ...headers, 'Content-Length': String(body.length) };
  const { 'Content-Type': _type, 'Content-Length': _length, ...always } = whole as Record<string, string>;
  return {
    body,
    etag,
    headers: whole,
    flat: Object.entries(whole).flat(),
    flatUnchanged: Object.entries(always).flat(),
  };
}

/** The same bytes, in memory of their own: Node cuts small buffers out of slabs of 64 kB, and one that is kept keeps all of its slab. */
function aloneInMemory(bytes: Buffer): Buffer<ArrayBuffer> {
  if (isAlone(bytes)) return bytes;
  const own = Buffer.allocUnsafeSlow(bytes.length);
  own.set(bytes);
  return own;
}

function isAlone(bytes: Buffer): bytes is Buffer<ArrayBuffer> {
  return bytes.buffer instanceof ArrayBuffer && bytes.buffer.byteLength === bytes.length;
}

/** A strong ETag of the content. */
export function etagOf(body: Buffer): string {
  return `"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`;
}

/** Whether an If-None-Match header names this ETag; weak and listed forms count. @see RFC 9110 §13.1.2 */
export function isUnchanged(ifNoneMatch: string | undefined, etag: string): boolean {
  if (ifNoneMatch === undefined) return false;
  if (ifNoneMatch === etag || ifNoneMatch.trim() === '*') return true;
  return ifNoneMatch.split(',').some((candidate) => candidate.trim().replace(/^W\//, '') === etag);
}

/** What an answer depends on in its request; Hono's `c.req` is one. */
export type Asked = { readonly method: string; header(name: string): string | undefined };

/** The answer as a Response, in the form that the client takes: 304 without a body if it has it, no body for HEAD. */
export function respondPrepared(prepared: Prepared, asked: Asked): Response {
  const form = chooseForm(prepared, asked.header('accept-encoding'));
  if (isUnchanged(asked.header('if-none-match'), form.etag))
    return new Response(null, { status: 304, headers: pairsOf(form.flatUnchanged) });
  return new Response(asked.method === 'HEAD' ? null : form.body, { status: 200, headers: form.headers });
}

function pairsOf(flat: readonly string[]): [string, string][] {
  const pairs: [string, string][] = [];
  for (let i = 0; i + 1 < flat.length; i += 2) pairs.push([flat[i] ?? '', flat[i + 1] ?? '']);
  return pairs;
}
