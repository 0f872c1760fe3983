// Draws as a fold over their contract's events. Pure: the same events give the same draws, always.
import type { Address } from '@lilape/domain/address';
import { seedOf } from '@lilape/domain/draws/beacon';
import type { DrawStatus } from '@lilape/domain/draws/draw-status';
import type { Frontier } from '@lilape/domain/draws/frontier';
import { GIVEAWAY_ID, TOKEN_PRIZES, tokenPrizeOf } from '@lilape/domain/draws/giveaway';
import { passDrawn, pointOf } from '@lilape/domain/draws/winners';
import { type Hex, bytesOf } from '@lilape/domain/draws/words';

/** An event of the contract, decoded. Tokens in base units of LILAPE. */
export type DrawEvent =
  | ({ readonly type: 'opened'; readonly drawId: number } & Listing)
  | { readonly type: 'withdrawn'; readonly drawId: number }
  | { readonly type: 'refuted'; readonly drawId: number; readonly index: number; readonly otherIndex: number }
  | {
      readonly type: 'revealed';
      readonly drawId: number;
      readonly round: number;
      readonly signature: Hex;
      readonly seed: Hex;
    }
  | ({ readonly type: 'won'; readonly drawId: number } & Won)
  | ({ readonly type: 'listed' } & Frontier)
  | { readonly type: 'renewed'; readonly drawId: number; readonly round: number }
  | { readonly type: 'empty' }
  | { readonly type: 'burned'; readonly tokens: bigint };

/** The draw of an event; 0 for one that is of none, or of the giveaway before it is open. */
export function drawIdOf(event: DrawEvent): number {
  return 'drawId' in event ? event.drawId : 0;
}

/** What is fixed when a draw is opened. */
export type Listing = {
  readonly root: Hex;
  readonly count: number;
  readonly totalWeight: bigint;
  readonly places: number;
  readonly round: number;
  /** sha2-256 of the list's manifest; all zero for the giveaway, whose list is the sale's record. */
  readonly listDigest: Hex;
};

/** A place with its winner. */
export type Won = Interval & {
  readonly place: number;
  readonly account: Address;
  readonly index: number;
  readonly prizeTokens: bigint;
};

/** A winner's part of the weight. */
export type Interval = { readonly from: bigint; readonly weight: bigint };

/** Where an event stands. */
export type Recorded = { readonly txHash: Hex; readonly block: bigint; readonly timeSeconds: number };

export type DrawState = Listing & {
  readonly id: number;
  readonly status: Exclude<DrawStatus, 'none'>;
  readonly signature: Hex | null;
  readonly seed: Hex | null;
  readonly settledPlaces: number;
  /** Weight of who has not won yet. */
  readonly leftWeight: bigint;
  readonly opened: Recorded;
  readonly revealed: Recorded | null;
  /** When its last place was. */
  readonly settled: Recorded | null;
  readonly withdrawn: Recorded | null;
};

export type DrawsTotals = {
  /** All draws, by id. */
  readonly draws: readonly DrawState[];
  readonly paidTokens: bigint;
  readonly burnedTokens: bigint;
  /** Whether what the giveaway would still pay was burned, or nobody takes part in it. */
  readonly isOver: boolean;
  /** How far the giveaway's list has come in the contract, by whom it has come furthest; null before it was begun. */
  readonly listed: Frontier | null;
};

/** An event that contradicts the rules or those before it. It is counted as it says, and raised. */
export type DrawAlarm = {
  readonly code:
    | 'UNKNOWN_DRAW'
    | 'DRAW_ID_DIFFERS'
    | 'ROUND_DIFFERS'
    | 'SEED_DIFFERS'
    | 'PLACE_DIFFERS'
    | 'WINNER_DIFFERS'
    | 'PRIZE_DIFFERS'
    | 'LISTING_DIFFERS';
  readonly expected: string;
  readonly actual: string;
};

export type DrawStep = { readonly totals: DrawsTotals; readonly alarms: readonly DrawAlarm[] };

type Of<Type extends DrawEvent['type']> = Extract<DrawEvent, { readonly type: Type }>;

export const NO_DRAWS: DrawsTotals = {
  draws: [],
  paidTokens: 0n,
  burnedTokens: 0n,
  isOver: false,
  listed: null,
};

/** The draw of an id, or null. */
export function drawOf({ draws }: DrawsTotals, id: number): DrawState | null {
  return draws.find((draw) => draw.id === id) ?? null;
}

/** What the giveaway can still be asked to pay, base units of LILAPE: its prizes stand from the first block on. */
export function promisedTokens(totals: DrawsTotals): bigint {
  if (totals.isOver) return 0n;
  const giveaway = drawOf(totals, GIVEAWAY_ID);
  const isOpen = giveaway !== null && giveaway.status !== 'withdrawn';
  const from = isOpen ? giveaway.settledPlaces : 0;
  const to = isOpen ? giveaway.places : TOKEN_PRIZES.length;
  return TOKEN_PRIZES.slice(from, to).reduce((sum, prize) => sum + prize, 0n);
}

/** One step of the fold; `drawn` are the parts that were won before in the event's draw, in any order. */
export function foldDrawEvent(
  totals: DrawsTotals,
  drawn: readonly Interval[],
  event: DrawEvent,
  recorded: Recorded,
): DrawStep {
  if (event.type === 'burned') return foldBurned(totals, event.tokens);
  if (event.type === 'empty') return { totals: { ...totals, isOver: true }, alarms: [] };
  if (event.type === 'listed') return foldListed(totals, event);
  const id = drawIdOf(event);
  const draw = drawOf(totals, id);
  if (event.type === 'opened') return foldOpened(totals, draw, event, recorded);
  if (draw === null) return { totals, alarms: differs('UNKNOWN_DRAW', 'a draw', id) };
  switch (event.type) {
    case 'renewed':
      return { totals: withDraw(totals, { ...draw, round: event.round }), alarms: isIn(draw, 'open') };
    case 'withdrawn':
    case 'refuted':
      return {
        totals: withDraw(totals, { ...draw, status: 'withdrawn', withdrawn: recorded }),
        alarms: isIn(draw, 'open'),
      };
    case 'revealed':
      return foldRevealed(totals, draw, event, recorded);
    case 'won':
      return foldWon(totals, draw, drawn, event, recorded);
  }
}

function foldOpened(
  totals: DrawsTotals,
  before: DrawState | null,
  { drawId, root, count, totalWeight, places, round, listDigest }: Of<'opened'>,
  opened: Recorded,
): DrawStep {
  const next = totals.draws.reduce((last, { id }) => Math.max(last, id), GIVEAWAY_ID) + 1;
  const isRight = drawId === GIVEAWAY_ID ? before === null : drawId === next;
  const draw: DrawState = {
    id: drawId,
    root,
    count,
    totalWeight,
    places,
    round,
    listDigest,
    status: 'open',
    signature: null,
    seed: null,
    settledPlaces: 0,
    leftWeight: totalWeight,
    opened,
    revealed: null,
    settled: null,
    withdrawn: null,
  };
  return {
    totals: withDraw(totals, draw),
    alarms: [
      ...(isRight ? [] : differs('DRAW_ID_DIFFERS', next, drawId)),
      ...(drawId === GIVEAWAY_ID ? listingAlarms(totals, draw) : []),
    ],
  };
}

/** The giveaway opens with the batch that completes its list, and with no other one. */
function listingAlarms({ listed }: DrawsTotals, { count, totalWeight }: Listing): DrawAlarm[] {
  const expected = `${listed?.count ?? 0} with ${listed?.weight ?? 0n}`;
  return differs('LISTING_DIFFERS', expected, `${count} with ${totalWeight}`);
}

/** Several may list side by side: the one that has come furthest is gone on from. */
function foldListed(totals: DrawsTotals, { count, last, weight, peaks }: Of<'listed'>): DrawStep {
  const isFurther = totals.listed === null || weight > totals.listed.weight;
  return { totals: isFurther ? { ...totals, listed: { count, last, weight, peaks } } : totals, alarms: [] };
}

function foldRevealed(
  totals: DrawsTotals,
  draw: DrawState,
  { round, signature, seed }: Of<'revealed'>,
  revealed: Recorded,
): DrawStep {
  return {
    totals: withDraw(totals, { ...draw, status: 'revealed', signature, seed, revealed }),
    alarms: [
      ...isIn(draw, 'open'),
      ...differs('ROUND_DIFFERS', draw.round, round),
      ...differs('SEED_DIFFERS', seedOf(bytesOf(signature)), seed),
    ],
  };
}

function foldWon(
  totals: DrawsTotals,
  draw: DrawState,
  drawn: readonly Interval[],
  event: Of<'won'>,
  recorded: Recorded,
): DrawStep {
  const { place, weight, prizeTokens } = event;
  const isLast = place + 1 === draw.places;
  const after: DrawState = {
    ...draw,
    status: isLast ? 'settled' : draw.status,
    settledPlaces: draw.settledPlaces + 1,
    leftWeight: draw.leftWeight - weight,
    settled: isLast ? recorded : null,
  };
  return {
    totals: { ...withDraw(totals, after), paidTokens: totals.paidTokens + prizeTokens },
    alarms: [
      ...isIn(draw, 'revealed'),
      ...differs('PLACE_DIFFERS', draw.settledPlaces, place),
      ...winnerAlarms(draw, drawn, event),
      ...differs('PRIZE_DIFFERS', prizeOf(totals, draw.id, place), prizeTokens),
    ],
  };
}

function winnerAlarms(
  { seed, id, leftWeight }: DrawState,
  drawn: readonly Interval[],
  { place, from, weight }: Of<'won'>,
): DrawAlarm[] {
  if (seed === null || leftWeight <= 0n) return [];
  const at = passDrawn(drawn, pointOf(seed, id, place, leftWeight));
  const isTheirs = at >= from && at < from + weight;
  return isTheirs ? [] : differs('WINNER_DIFFERS', `whose part holds ${at}`, `${from} to ${from + weight}`);
}

function prizeOf({ isOver }: DrawsTotals, drawId: number, place: number): bigint {
  return drawId === GIVEAWAY_ID && !isOver ? tokenPrizeOf(place) : 0n;
}

/** Behind a giveaway that is settled nothing but a remainder can be burned; before, it is the prizes. */
function foldBurned(totals: DrawsTotals, tokens: bigint): DrawStep {
  const isSettled = drawOf(totals, GIVEAWAY_ID)?.status === 'settled';
  return {
    totals: {
      ...totals,
      burnedTokens: totals.burnedTokens + tokens,
      isOver: totals.isOver || !isSettled,
    },
    alarms: [],
  };
}

function withDraw(totals: DrawsTotals, draw: DrawState): DrawsTotals {
  const others = totals.draws.filter(({ id }) => id !== draw.id);
  return { ...totals, draws: [...others, draw].toSorted((a, b) => a.id - b.id) };
}

function isIn({ id, status }: DrawState, wanted: DrawState['status']): DrawAlarm[] {
  return differs('UNKNOWN_DRAW', `draw ${id} to be ${wanted}`, `draw ${id} to be ${status}`);
}

function differs(
  code: DrawAlarm['code'],
  expected: bigint | number | string,
  actual: bigint | number | string,
): DrawAlarm[] {
  return expected === actual ? [] : [{ code, expected: String(expected), actual: String(actual) }];
}
