// The part of a file that a Range header asks for. Safari plays no film whose server cannot send a part.
import type { Asked, Prepared } from '#http/prepared.ts';
import { respondPrepared } from '#http/prepared.ts';

/** First and last byte, both counted in. */
export type ByteRange = { readonly from: number; readonly to: number };

/** What a Range header asks for of so many bytes; null for what is answered with the whole. @see RFC 9110 §14.2 */
export function byteRange(header: string | undefined, length: number): ByteRange | null {
  const [, first, last] = /^bytes=(\d{0,15})-(\d{0,15})$/.exec(header?.trim() ?? '') ?? [];
  if (first === undefined || last === undefined || (first === '' && last === '')) return null;
  if (first === '') return within(Math.max(0, length - Number(last)), length - 1, length);
  return within(Number(first), last === '' ? length - 1 : Math.min(Number(last), length - 1), length);
}

const within = (from: number, to: number, length: number): ByteRange | null =>
  from <= to && from < length ? { from, to } : null;

/** The answer, or the part of it that is asked for: 206 with where it lies. */
export function respondInParts(prepared: Prepared, asked: Asked): Response {
  const { body, etag, headers } = prepared;
  const condition = asked.header('if-range');
  const isSame = condition === undefined || condition === etag;
  const range = asked.method === 'GET' && isSame ? byteRange(asked.header('range'), body.length) : null;
  if (range === null || asked.header('if-none-match') !== undefined) return respondPrepared(prepared, asked);
  const { from, to } = range;
  return new Response(body.subarray(from, to + 1), {
    status: 206,
    headers: {
      ...headers,
      'Content-Length': String(to - from + 1),
      'Content-Range': `bytes ${from}-${to}/${body.length}`,
    },
  });
}
