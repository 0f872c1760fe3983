/** A draw counted again: what an honest publication says, and what each lie does to it. */
import { seedOf } from '@lilape/domain/draws/beacon';
import { listEntrants } from '@lilape/domain/draws/entrants';
import { GIVEAWAY_LIST } from '@lilape/domain/draws/giveaway-list';
import { type PublishedList, publishList } from '@lilape/domain/draws/list';
import { LOCAL_BEACON, signLocalRound } from '@lilape/domain/draws/local-beacon';
import { winnersOf } from '@lilape/domain/draws/winners';
import { hexOf } from '@lilape/domain/draws/words';
import { beforeAll, expect, test } from 'vitest';
import type { Claims, Counted } from './claims.ts';
import { recount } from './recount.ts';

const round = 1_000;
const entrants = listEntrants(
  ['a1', 'b2', 'c3', 'd4', 'e5', 'f6'].map((end, at) => ({
    account: `0x${end.padStart(40, '0')}` as const,
    weight: BigInt(at + 1) * 10n ** 18n,
  })),
);

let published: PublishedList;
let files: Map<string, Uint8Array>;
let claims: Claims;

beforeAll(() => {
  published = publishList(
    GIVEAWAY_LIST,
    {
      chainId: 31337,
      draws: '0x00000000000000000000000000000000000000dd',
      drawId: 1,
      block: 7,
      blockHash: `0x${'0'.repeat(64)}`,
      excluded: [],
    },
    entrants,
  );
  files = new Map([published.manifest, ...published.parts].map(({ cid, bytes }) => [cid, bytes]));
  const signature = signLocalRound(round);
  const seed = seedOf(signature);
  claims = {
    drawId: 1,
    cid: published.manifest.cid,
    root: published.root,
    count: 6,
    totalWeight: 21n * 10n ** 18n,
    places: 4,
    round,
    signature: hexOf(signature),
    seed,
    winners: winnersOf({ seed, drawId: 1, entrants, places: 4 }).map(({ entrant }) => entrant.account),
  };
});

/** The steps that are wrong, in their order. */
async function wrong(part: Partial<Claims> = {}, isCheating = false): Promise<string[]> {
  const reported: Counted[] = [];
  await recount(
    { ...claims, ...part },
    {
      fileOf: async (cid) => files.get(cid) ?? Promise.reject(new TypeError('HTTP 404')),
      publicKey: LOCAL_BEACON.publicKey,
      tell: (counted) => void reported.push(counted),
      isCheating,
    },
  );
  return reported.filter(({ isRight }) => !isRight).map(({ step }) => step);
}

test('behavior: an honest draw agrees in every step', async () => {
  expect(await wrong()).toEqual([]);
});

test('behavior: before it is revealed only the list is counted', async () => {
  expect(await wrong({ signature: null, seed: null, winners: [] })).toEqual([]);
});

test('behavior: one digit of one row, and everything that hangs on it is wrong', async () => {
  expect(await wrong({}, true)).toEqual(expect.arrayContaining(['rows', 'order', 'root']));
});

test.each([
  ['another root', { root: `0x${'1'.repeat(64)}` as const }, ['root']],
  ['a weight too many', { totalWeight: 1n }, ['order']],
  ['an entrant too many', { count: 7 }, ['rows']],
  ['another round', { round: 999 }, ['signature']],
  ['another seed', { seed: `0x${'1'.repeat(64)}` as const }, ['seed']],
  ['another winner', { winners: ['0x00000000000000000000000000000000000000ee' as const] }, ['winners']],
])('error: %s is noticed where it is said', async (_name, lie, steps) => {
  expect(await wrong(lie)).toEqual(steps);
});

test('error: a signature of another round that fits its seed is no signature of this one', async () => {
  const signature = signLocalRound(round + 1);
  expect(await wrong({ signature: hexOf(signature), seed: seedOf(signature) })).toEqual([
    'signature',
    'winners',
  ]);
});
