// Draws as the wire has them.
import { checksumAddress } from '@lilape/domain/address';
import { confirmationOf } from '@lilape/domain/confirmation';
import { type Beacon, roundTime } from '@lilape/domain/draws/beacon';
import type { Entrant } from '@lilape/domain/draws/entrants';
import type { DrawState, Recorded } from '@lilape/domain/draws/fold';
import { GIVEAWAY_ID, prizeApeOf } from '@lilape/domain/draws/giveaway';
import { pointOf } from '@lilape/domain/draws/winners';
import { bytesOf } from '@lilape/domain/draws/words';
import { cidOfDigest } from '@lilape/domain/ipfs';
import type { DrawSummary, DrawWinner, DrawsBody } from '@lilape/wire/draws';
import { tokensToText } from '@lilape/wire/text';
import type { KnownWinner } from '#ledger/draws/draw-rows.ts';
import { readBeacon, readDrawsTotals } from '#ledger/draws/stored.ts';
import type { LedgerHeads, LedgerSnapshot } from '#ledger/read.ts';
import { isoOf, isoOfMs } from '#moments.ts';

/** All draws; null where the ledger reads none. */
export function drawsOf({ projections, heads }: LedgerSnapshot): DrawsBody | null {
  const known = projections['draws'];
  if (known === undefined) return null;
  const beacon = readBeacon(known.facts);
  const { draws } = readDrawsTotals(known.state);
  return {
    success: true,
    draws: draws.map((draw) => summaryOf(draw, beacon, heads)),
    beacon: {
      publicKey: beacon.publicKey,
      genesis: beacon.genesisSeconds,
      period: beacon.periodSeconds,
    },
    block: Number(heads.number),
    as_of: isoOfMs(heads.readAtMs),
  };
}

/** A draw without its winners. */
export function summaryOf(draw: DrawState, beacon: Beacon, heads: LedgerHeads): DrawSummary {
  const recorded = (event: Recorded | null) => event && recordedOf(event, heads);
  return {
    id: String(draw.id),
    kind: draw.id === GIVEAWAY_ID ? 'giveaway' : 'launch',
    status: draw.status,
    list: {
      cid: draw.id === GIVEAWAY_ID ? null : cidOfDigest(bytesOf(draw.listDigest)),
      root: draw.root,
      count: draw.count,
      totalWeight: String(draw.totalWeight),
    },
    places: draw.places,
    settledPlaces: draw.settledPlaces,
    round: draw.round,
    roundTime: isoOf(roundTime(beacon, draw.round)),
    signature: draw.signature,
    seed: draw.seed,
    opened: recordedOf(draw.opened, heads),
    revealed: recorded(draw.revealed),
    settled: recorded(draw.settled),
    withdrawn: recorded(draw.withdrawn),
  };
}

/** The winners of a draw, which are given by place, each with the point that found it. */
export function winnersToWire(
  { seed, id, totalWeight }: DrawState,
  winners: readonly KnownWinner[],
  heads: LedgerHeads,
): DrawWinner[] {
  let left = totalWeight;
  return winners.map((winner) => {
    const point = seed === null || left <= 0n ? 0n : pointOf(seed, id, winner.place, left);
    left -= winner.weight;
    return {
      place: winner.place,
      index: winner.index,
      account: checksumAddress(winner.account),
      from: String(winner.from),
      weight: String(winner.weight),
      point: String(point),
      prize: tokensToText(winner.prizeTokens),
      apeId: id === GIVEAWAY_ID ? prizeApeOf(winner.place) : null,
      ...recordedOf(winner, heads),
    };
  });
}

/** A page of a list that goes by address: `most` of those after the number `after` whose addresses begin with `start`, lower case. */
export function pageOf<E extends Entrant>(
  entrants: readonly E[],
  after: number,
  start: string,
  most: number,
): { readonly page: readonly E[]; readonly next: number | null } {
  const isWanted = ({ account }: Entrant) => account.startsWith(start);
  const first = Math.max(after + 1, entrants.findIndex(isWanted));
  const page: E[] = [];
  for (let index = first; index < entrants.length; index++) {
    const entrant = entrants[index];
    if (entrant === undefined || !isWanted(entrant)) break;
    if (page.length === most) return { page, next: index - 1 };
    page.push(entrant);
  }
  return { page, next: null };
}

/** A chance with up to 12 decimals, without an exponent. */
export function chanceText(chance: number): string {
  return chance.toFixed(12).replace(/\.?0+$/, '');
}

function recordedOf({ txHash, block, timeSeconds }: Recorded, heads: LedgerHeads): DrawSummary['opened'] {
  return {
    transaction: txHash,
    block: Number(block),
    time: isoOf(timeSeconds),
    status: confirmationOf(block, heads),
  };
}
