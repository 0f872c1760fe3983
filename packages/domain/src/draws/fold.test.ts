// Draws by their events: that of vectors without a fault, and every way in which one can contradict another.
import type { Address } from '@lilape/domain/address';
import { listEntrants, totalWeight } from '@lilape/domain/draws/entrants';
import {
  type DrawEvent,
  type Interval,
  NO_DRAWS,
  drawOf,
  foldDrawEvent,
  promisedTokens,
} from '@lilape/domain/draws/fold';
import { tokenPrizeOf } from '@lilape/domain/draws/giveaway';
import { seedOf } from '@lilape/domain/draws/beacon';
import { winnersOf } from '@lilape/domain/draws/winners';
import { type Hex, bytesOf } from '@lilape/domain/draws/words';
import { describe, expect, test } from 'vitest';

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
const opened = { type: 'opened', drawId: 1, ...listing } as const;
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
    const told = { txHash: HASH, block: BigInt(i), timeSeconds: 1_000 + i };
    const id = event.type === 'burned' ? 0 : event.drawId;
    const step = foldDrawEvent(totals, drawn.get(id) ?? [], event, told);
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
    const events = [opened, revealed, ...won(1)];
    const { totals, codes, promised } = foldAll(events);
    expect(codes).toEqual([]);
    expect({ ...totals, draws: [] }).toEqual({ draws: [], paidTokens: ALL, burnedTokens: 0n, isOver: false });
    expect(promised).toBe(0n);
    expect(drawOf(totals, 1)).toMatchObject({
      status: 'settled',
      seed,
      settledPlaces: 5,
      leftWeight: 0n,
      opened: { block: 0n },
      revealed: { block: 1n },
      settled: { block: 6n },
    });
    const half = foldAll(events.slice(0, 4));
    expect(half.promised).toBe(100_000_000n * WHOLE);
    expect(drawOf(half.totals, 1)).toMatchObject({ status: 'revealed', settledPlaces: 2, settled: null });
  });

  test('with one entrant one prize is promised, and the rest may be burned behind it', () => {
    const one = { ...opened, count: 1, places: 1 };
    expect(foldAll([one]).promised).toBe(250_000_000n * WHOLE);
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
    const { totals, codes } = foldAll([one, revealed, { ...first, prizeTokens: tokenPrizeOf(0) }, burned]);
    expect([codes, totals.isOver, totals.burnedTokens]).toEqual([[], false, 250_000_000n * WHOLE]);
  });

  test('withdrawn and opened again', () => {
    const { totals, codes, promised } = foldAll([opened, { type: 'withdrawn', drawId: 1 }]);
    expect([codes, drawOf(totals, 1)?.status, promised]).toEqual([[], 'withdrawn', ALL]);
    const again = foldAll([opened, { type: 'withdrawn', drawId: 1 }, { ...opened, round: 2_000 }]);
    expect(again.codes).toEqual([]);
    expect(drawOf(again.totals, 1)).toMatchObject({ status: 'open', round: 2_000, withdrawn: null });
  });

  test('once its prizes were burned nothing is promised or paid', () => {
    const burned = { type: 'burned', tokens: ALL } as const;
    const { codes, promised } = foldAll([burned]);
    expect([codes, promised]).toEqual([[], 0n]);
    const unpaid = won(1).map((event) => ({ ...event, prizeTokens: 0n }));
    expect(foldAll([opened, revealed, burned, ...unpaid]).codes).toEqual([]);
  });
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
  ['an open one is opened', [opened, opened], ['DRAW_ID_DIFFERS']],
  ['a number is left out', [{ ...opened, drawId: 3 }], ['DRAW_ID_DIFFERS']],
  ['a number comes twice', [2, 2].map((drawId) => ({ ...opened, drawId })), ['DRAW_ID_DIFFERS']],
  ['it is revealed twice', [opened, revealed, revealed], ['UNKNOWN_DRAW']],
  ['another round is revealed', [opened, { ...revealed, round: 999 }], ['ROUND_DIFFERS']],
  ['the seed is another', [opened, { ...revealed, seed: HASH }], ['SEED_DIFFERS']],
  ['a revealed one is withdrawn', [opened, revealed, { type: 'withdrawn', drawId: 1 }], ['UNKNOWN_DRAW']],
  [
    'a place is left out',
    [opened, revealed, { ...second, weight: 15n * WHOLE, from: 0n }],
    ['PLACE_DIFFERS'],
  ],
  [
    'somebody else wins',
    [opened, revealed, { ...first, from: first.from + 100n * WHOLE }],
    ['WINNER_DIFFERS'],
  ],
  [
    'somebody wins twice',
    [opened, revealed, first, { ...first, place: 1, prizeTokens: tokenPrizeOf(1) }],
    ['WINNER_DIFFERS'],
  ],
  ['the prize is another', [opened, revealed, { ...first, prizeTokens: 1n }], ['PRIZE_DIFFERS']],
  ['it is settled before it is revealed', [opened, first], ['UNKNOWN_DRAW']],
])('error: %s, and that is told', (_, events, codes) => {
  expect(foldAll(events).codes).toEqual(codes);
});
