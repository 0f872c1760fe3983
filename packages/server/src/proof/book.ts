// A projection as it is published: its final rows, cut into parts as they come, and the hash over all of them.
import { createHash } from 'node:crypto';
import { isBlockFull } from '@lilape/domain/ipfs';
import { cidOf } from '#studio/block.ts';

/** Names a row: its block, and what no other row of that block has. */
export type RowPlace = { readonly block: bigint; readonly key: string };

export type BookPart = {
  readonly cid: string;
  readonly rows: number;
  readonly bytes: number;
  readonly first: RowPlace;
  readonly last: RowPlace;
  /** Whether rows to come leave it as it is. */
  readonly isFull: boolean;
};

export type Book = {
  /** Adds the next row's line, which has no end yet. */
  add(place: RowPlace, line: string): void;
  /** Everything so far. */
  close(): { readonly rows: number; readonly digest: string; readonly parts: readonly BookPart[] };
};

/** The part that still grows. */
type Growing = { chunks: string[]; bytes: number; first: RowPlace; last: RowPlace };

/** A book without rows. It keeps the lines of its last part alone. */
export function createBook(): Book {
  const hash = createHash('sha256');
  const full: BookPart[] = [];
  let growing: Growing | null = null;
  let rows = 0;

  return {
    add(place, line) {
      const text = `${line}\n`;
      // Lines are ASCII: a character is a byte.
      if (growing !== null && isBlockFull(growing.bytes, text.length)) {
        full.push(partOf(growing, true));
        growing = null;
      }
      growing ??= { chunks: [], bytes: 0, first: place, last: place };
      growing.chunks.push(text);
      growing.bytes += text.length;
      growing.last = place;
      hash.update(text);
      rows++;
    },
    close: () => ({
      rows,
      digest: hash.copy().digest('hex'),
      parts: growing === null ? [...full] : [...full, partOf(growing, false)],
    }),
  };
}

function partOf({ chunks, bytes, first, last }: Growing, isFull: boolean): BookPart {
  const cid = cidOf(Buffer.from(chunks.join(''), 'latin1'));
  return { cid, rows: chunks.length, bytes, first, last, isFull };
}
