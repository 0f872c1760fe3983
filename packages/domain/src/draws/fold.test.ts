// Draws by their events: that of vectors without a fault, and every way in which one can contradict another.
import type { Address } from '@lilape/domain/address';
import { listEntrants, totalWeight } from '@lilape/domain/draws/entrants';
import {
  type DrawEvent,
  type Interval,
  NO_DRAWS,
  drawIdOf,
  drawOf,
  foldDrawEvent,
  promisedTokens,
} from '@lilape/domain/draws/fold';
import { frontierAfter } from '@lilape/domain/draws/frontier';
import { tokenPrizeOf } from '@lilape/domain/draws/giveaway';
import { seedOf } from '@lilape/domain/draws/beacon';
import { winnersOf } from '@lilape/domain/draws/winners';
import { type Hex, bytesOf } from '@lilape/domain/draws/words';
import { describe, expect, test } from 'vitest';

const NO_DIGEST: Hex = `0x${'00'.repeat(32)}`;
const HASH: Hex = `0x${'ab'.repeat(32)}`;
const signature: Hex = `0x${'8d'.repeat(48)}`;
const seed = seedOf(bytesOf(signature));
const entrants = listEntrants(
  Array.from({ length: 5 }, (_, i) => ({
    account: `0x${(0xa1 + i).toString(16).padStart(40, '0')}` as const,
    weight: BigInt(i + 1) * 10n ** 18n,
  })),
);

const listing = {
  root: HASH,
  count: 5,
  totalWeight: totalWeight(entrants),
  places: 5,
  round: 1_000,
  listDigest: HASH,
};
const opened = { type: 'opened', drawId: 1, ...listing, listDigest: NO_DIGEST } as const;
const listed = { type: 'listed', ...frontierAfter(entrants, 5) } as const;
const revealed = { type: 'revealed', drawId: 1, round: 1_000, signature, seed } as const;

function won(drawId: number, places = 5): Extract<DrawEvent, { type: 'won' }>[] {
  return winnersOf({ seed, drawId, entrants, places }).map(({ place, entrant }) => ({
    ...entrant,
    type: 'won',
    drawId,
    place,
    prizeTokens: drawId === 1 ? tokenPrizeOf(place) : 0n,
  }));
}

/** Folds the events from nothing, one a block. */
function foldAll(events: readonly DrawEvent[]) {
  let totals = NO_DRAWS;
  const drawn = new Map<number, Interval[]>();
  const codes: string[] = [];
  for (const [i, event] of events.entries()) {
    const recorded = { txHash: HASH, block: BigInt(i), timeSeconds: 1_000 + i };
    const id = drawIdOf(event);
    const step = foldDrawEvent(totals, drawn.get(id) ?? [], event, recorded);
    totals = step.totals;
    codes.push(...step.alarms.map(({ code }) => code));
    if (event.type === 'opened') drawn.delete(id);
    if (event.type === 'won') drawn.set(id, [...(drawn.get(id) ?? []), event]);
  }
  return { totals, codes, promised: promisedTokens(totals) };
}

const WHOLE = 10n ** 18n;
const ALL = 500_000_000n * WHOLE;

describe('behavior: a giveaway by its events', () => {
  test('nothing happened: the prizes are promised', () => {
    expect(foldAll([])).toEqual({ totals: NO_DRAWS, codes: [], promised: ALL });
  });

  test('opened, revealed, settled, one place after the other', () => {
    const events = [listed, opened, revealed, ...won(1)];
    const { totals, codes, promised } = foldAll(events);
    expect(codes).toEqual([]);
    const sums = { paidTokens: ALL, burnedTokens: 0n, isOver: false, listed: frontierAfter(entrants, 5) };
    expect({ ...totals, draws: [] }).toEqual({ draws: [], ...sums });
    expect(promised).toBe(0n);
    expect(drawOf(totals, 1)).toMatchObject({
      status: 'settled',
      seed,
      settledPlaces: 5,
      leftWeight: 0n,
      opened: { block: 1n },
      revealed: { block: 2n },
      settled: { block: 7n },
    });
    const half = foldAll(events.slice(0, 5));
    expect(half.promised).toBe(100_000_000n * WHOLE);
    expect(drawOf(half.totals, 1)).toMatchObject({ status: 'revealed', settledPlaces: 2, settled: null });
  });

  test('with one entrant one prize is promised, and the rest may be burned behind it', () => {
    const one = { ...opened, count: 1, places: 1 };
    const oneListed = { ...listed, count: 1 };
    expect(foldAll([oneListed, one]).promised).toBe(250_000_000n * WHOLE);
    const account: Address = '0x00000000000000000000000000000000000000a1';
    const first = {
      type: 'won',
      drawId: 1,
      place: 0,
      account,
      index: 0,
      from: 0n,
      weight: listing.totalWeight,
    } as const;
    const burned = { type: 'burned', tokens: 250_000_000n * WHOLE } as const;
    const { totals, codes } = foldAll([
      oneListed,
      one,
      revealed,
      { ...first, prizeTokens: tokenPrizeOf(0) },
      burned,
    ]);
    expect([codes, totals.isOver, totals.burnedTokens]).toEqual([[], false, 250_000_000n * WHOLE]);
  });

  test('listed by several: the one that has come furthest counts', () => {
    const [two, three, last] = [2, 3, 5].map((count) => ({ ...listed, ...frontierAfter(entrants, count) }));
    if (two === undefined || three === undefined || last === undefined) throw new Error('There are three.');
    expect(foldAll([three, two]).totals.listed).toEqual(frontierAfter(entrants, 3));
    expect(foldAll([two, three, last, opened]).codes).toEqual([]);
  });

  test('its round did not come: it waits for another one', () => {
    const renewed = { type: 'renewed', drawId: 1, round: 2_000 } as const;
    const { totals, codes } = foldAll([listed, opened, renewed, { ...revealed, round: 2_000 }]);
    expect([codes, drawOf(totals, 1)?.status, drawOf(totals, 1)?.round]).toEqual([[], 'revealed', 2_000]);
  });

  test('nobody takes part: nothing is promised', () => {
    const { totals, promised } = foldAll([{ type: 'empty' }]);
    expect([totals.isOver, promised]).toEqual([true, 0n]);
  });

  test('once its prizes were burned nothing is promised or paid', () => {
    const burned = { type: 'burned', tokens: ALL } as const;
    const { codes, promised } = foldAll([burned]);
    expect([codes, promised]).toEqual([[], 0n]);
    const unpaid = won(1).map((event) => ({ ...event, prizeTokens: 0n }));
    expect(foldAll([listed, opened, revealed, burned, ...unpaid]).codes).toEqual([]);
  });
});

test('behavior: the draw of a launch ends where its owner or two of its rows take it back', () => {
  const second = { ...opened, drawId: 2, listDigest: HASH };
  const refuted = { type: 'refuted', drawId: 2, index: 1, otherIndex: 4 } as const;
  for (const end of [{ type: 'withdrawn', drawId: 2 } as const, refuted]) {
    const { totals, codes } = foldAll([second, end]);
    expect([codes, drawOf(totals, 2)?.status]).toEqual([[], 'withdrawn']);
  }
});

test('behavior: other draws have numbers from 2 on and pay nothing', () => {
  const second = { ...opened, drawId: 2 };
  const third = { ...opened, drawId: 3 };
  const { totals, codes } = foldAll([second, { ...revealed, drawId: 2 }, third, ...won(2)]);
  expect(codes).toEqual([]);
  expect(totals.draws.map(({ id, status }) => [id, status])).toEqual([
    [2, 'settled'],
    [3, 'open'],
  ]);
  expect(totals.paidTokens).toBe(0n);
});

const [first, second] = won(1);
if (first === undefined || second === undefined) throw new Error('There are five.');

test.each<[string, DrawEvent[], string[]]>([
  ['an unknown draw is withdrawn', [{ type: 'withdrawn', drawId: 4 }], ['UNKNOWN_DRAW']],
  ['an open one is opened', [listed, opened, opened], ['DRAW_ID_DIFFERS']],
  ['the giveaway is opened without its list', [opened], ['LISTING_DIFFERS']],
  [
    'the giveaway is opened before its list is complete',
    [{ ...listed, ...frontierAfter(entrants, 4) }, opened],
    ['LISTING_DIFFERS'],
  ],
  [
    'a round is renewed that is known',
    [listed, opened, revealed, { type: 'renewed', drawId: 1, round: 9 }],
    ['UNKNOWN_DRAW'],
  ],
  ['a number is left out', [{ ...opened, drawId: 3 }], ['DRAW_ID_DIFFERS']],
  ['a number comes twice', [2, 2].map((drawId) => ({ ...opened, drawId })), ['DRAW_ID_DIFFERS']],
  ['it is revealed twice', [listed, opened, revealed, revealed], ['UNKNOWN_DRAW']],
  ['another round is revealed', [listed, opened, { ...revealed, round: 999 }], ['ROUND_DIFFERS']],
  ['the seed is another', [listed, opened, { ...revealed, seed: HASH }], ['SEED_DIFFERS']],
  [
    'a revealed one is withdrawn',
    [listed, opened, revealed, { type: 'withdrawn', drawId: 1 }],
    ['UNKNOWN_DRAW'],
  ],
  [
    'a place is left out',
    [listed, opened, revealed, { ...second, weight: 15n * WHOLE, from: 0n }],
    ['PLACE_DIFFERS'],
  ],
  [
    'somebody else wins',
    [listed, opened, revealed, { ...first, from: first.from + 100n * WHOLE }],
    ['WINNER_DIFFERS'],
  ],
  [
    'somebody wins twice',
    [listed, opened, revealed, first, { ...first, place: 1, prizeTokens: tokenPrizeOf(1) }],
    ['WINNER_DIFFERS'],
  ],
  ['the prize is another', [listed, opened, revealed, { ...first, prizeTokens: 1n }], ['PRIZE_DIFFERS']],
  ['it is settled before it is revealed', [listed, opened, first], ['UNKNOWN_DRAW']],
])('error: %s, and that is reported', (_, events, codes) => {
  expect(foldAll(events).codes).toEqual(codes);
});
