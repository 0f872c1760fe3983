import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { type BookPart, createBook } from './book.ts';

const LINE = 'x'.repeat(1_023);
const place = (n: number) => ({ block: BigInt(n), key: '0' });

function bookOf(lines: number, line = LINE) {
  const book = createBook();
  for (let n = 0; n < lines; n++) book.add(place(n), line);
  return book.close();
}

test('behavior: an empty book has no part', () => {
  const { rows, parts, digest } = bookOf(0);
  expect([rows, parts]).toEqual([0, []]);
  expect(digest).toBe('e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855');
});

test('behavior: a part holds 262,144 bytes and not one more', () => {
  const { parts, rows } = bookOf(257);
  expect(rows).toBe(257);
  expect(parts.map(({ rows, bytes, isFull }) => [rows, bytes, isFull])).toEqual([
    [256, 262_144, true],
    [1, 1_024, false],
  ]);
  expect(parts.map(({ first, last }) => [first.block, last.block])).toEqual([
    [0n, 255n],
    [256n, 256n],
  ]);
  expect(bookOf(256).parts.map(({ isFull }) => isFull)).toEqual([false]);
});

test('behavior: full parts stay as they are, however often the book was closed between', () => {
  const often = createBook();
  const grown: (readonly BookPart[])[] = [];
  for (let n = 0; n < 600; n++) {
    often.add(place(n), LINE);
    grown.push(often.close().parts);
  }
  expect(often.close()).toEqual(bookOf(600));
  expect(grown[300]?.[0]).toEqual(grown[599]?.[0]);
});

test('behavior: the digest is over all lines with their ends', () => {
  const { digest } = bookOf(2, 'a');
  expect(digest).toBe(createHash('sha256').update('a\na\n').digest('hex'));
});
