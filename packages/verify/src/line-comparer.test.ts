import { expect, test } from 'vitest';
import { createComparer } from './line-comparer.ts';
import type { PublishedLines } from './published-lines.ts';

const lineOf = (n: number) => `{"block":${n},"txHash":"0x${n}","ordinal":0,"logIndex":0,"event":"claimed"}`;
const LINES = Array.from({ length: 6_000 }, (_, n) => lineOf(n));

/** Files of `size` lines each. */
function filesOf(lines: readonly string[], size: number): PublishedLines {
  let at = 0;
  return {
    async next() {
      if (at >= lines.length) return null;
      at += size;
      return { cid: `file ${at / size}`, lines: lines.slice(at - size, at) };
    },
    fault: () => null,
    ms: 0,
  };
}

/** Compares what is published with `computed`, handed over in chunks of `chunk`. */
async function compare(
  published: readonly string[],
  computed: readonly string[],
  size: number,
  chunk: number,
) {
  const comparer = createComparer('sale', filesOf(published, size));
  for (let from = 0; from < computed.length; from += chunk) {
    for (const line of computed.slice(from, from + chunk)) comparer.push(line);
    await comparer.drain();
  }
  await comparer.finish();
  return comparer;
}

test.each([
  [160, 1_000],
  [160, 6_000],
  [1, 3],
  [6_000, 1],
  [800, 800],
])('behavior: files of %i lines agree with chunks of %i', async (size, chunk) => {
  const lines = LINES.slice(0, Math.min(LINES.length, size * chunk * 2));
  const { difference, compared } = await compare(lines, lines, size, chunk);
  expect([difference, compared]).toEqual([null, lines.length]);
});

test.each([0, 1, 159, 160, 999, 1_000, 5_998, 5_999])(
  'error: a row left out at %i is named, wherever files and chunks end',
  async (at) => {
    const { difference } = await compare(LINES.toSpliced(at, 1), LINES, 160, 1_000);
    expect(difference).toMatchObject({ code: 'ROW_MISSING', what: `row ${at + 1}`, computed: lineOf(at) });
  },
);

test.each([0, 159, 999, 1_000, 5_998])('error: rows swapped at %i', async (at) => {
  const swapped = LINES.with(at, lineOf(at + 1)).with(at + 1, lineOf(at));
  const { difference } = await compare(swapped, LINES, 160, 1_000);
  expect(difference).toMatchObject({ code: 'ROWS_SWAPPED', what: `row ${at + 1}` });
});

test('behavior: nothing published of nothing agrees', async () => {
  expect((await compare([], [], 1, 1)).difference).toBeNull();
});
