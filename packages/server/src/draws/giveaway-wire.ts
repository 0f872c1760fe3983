// The giveaway as the wire has it.
import { type Address, checksumAddress } from '@lilape/domain/address';
import { firstChance } from '@lilape/domain/draws/chance';
import { type Entrant, entrantOf } from '@lilape/domain/draws/entrants';
import { type DrawsTotals, drawOf } from '@lilape/domain/draws/fold';
import type { Frontier } from '@lilape/domain/draws/frontier';
import { GIVEAWAY_ID, giveawayPlaces } from '@lilape/domain/draws/giveaway';
import { proofOf } from '@lilape/domain/draws/tree';
import { saleStatus } from '@lilape/domain/presale/sale-status';
import {
  type GiveawayAccountBody,
  type GiveawayBody,
  type GiveawayEntrant,
  type GiveawayEntrantsBody,
  type GiveawayStatus,
  PAGE_OF_ENTRANTS,
} from '@lilape/wire/draws';
import type { GiveawayList } from '#draws/giveaway-list.ts';
import { chanceText, pageOf, summaryOf } from '#draws/wire.ts';
import { isoOf, isoOfMs } from '#moments.ts';
import { readBeacon, readDrawsTotals } from '#ledger/draws/stored.ts';
import type { LedgerSnapshot, ProjectionSnapshot } from '#ledger/read.ts';
import { saleOf } from '#ledger/sale/snapshot.ts';

/** Where the giveaway stands at a snapshot of the ledger. */
export function giveawayStatusOf(
  snapshot: LedgerSnapshot,
  totals: DrawsTotals,
  isListFixed: boolean,
): GiveawayStatus {
  const draw = drawOf(totals, GIVEAWAY_ID);
  if (draw?.status === 'settled') return 'settled';
  if (totals.isOver) return 'cancelled';
  // Nobody can take the giveaway back.
  if (draw !== null && draw.status !== 'withdrawn') return draw.status;
  const sale = saleOf(snapshot);
  switch (saleStatus(sale.terms, sale.totals, sale.heads.timeSeconds)) {
    case 'upcoming':
      return 'before';
    case 'open':
    case 'closing':
      return 'running';
    case 'ended':
      return 'counting';
    case 'refunding':
    case 'cancelled':
      return 'cancelled';
    case 'finalised':
      return isListFixed ? 'ready' : 'counting';
  }
}

/** The giveaway in sum. */
export function giveawayToWire(
  snapshot: LedgerSnapshot,
  draws: ProjectionSnapshot,
  list: GiveawayList,
  excluded: readonly Address[],
): GiveawayBody {
  const totals = readDrawsTotals(draws.state);
  const draw = drawOf(totals, GIVEAWAY_ID);
  const { fixed, entrants } = list;
  return {
    success: true,
    status: giveawayStatusOf(snapshot, totals, list.isFixed),
    count: entrants.length,
    totalWeight: String(list.totalWeight),
    places: giveawayPlaces(entrants.length),
    excluded: excluded.map(checksumAddress),
    list: fixed && {
      cid: fixed.published.manifest.cid,
      root: fixed.published.root,
      block: fixed.block,
      blockHash: fixed.blockHash,
    },
    listed: totals.listed && frontierToWire(totals.listed),
    isListOpened: draw && fixed && draw.root === fixed.published.root,
    draw: draw && summaryOf(draw, readBeacon(draws.facts), snapshot.heads),
    time: isoOf(snapshot.heads.timeSeconds),
    ...momentOf(list),
  };
}

function frontierToWire({ count, last, weight, peaks }: Frontier): NonNullable<GiveawayBody['listed']> {
  return { count, last: checksumAddress(last), weight: String(weight), peaks: [...peaks] };
}

/** A page of the list. @param start how their addresses begin, lower case */
export function entrantsToWire(list: GiveawayList, after: number, start: string): GiveawayEntrantsBody {
  const { entrants } = list;
  const { page, next } = pageOf(entrants, after, start, PAGE_OF_ENTRANTS);
  return {
    success: true,
    isFixed: list.isFixed,
    count: entrants.length,
    totalWeight: String(list.totalWeight),
    entrants: page.map(entrantToWire),
    ...(next !== null && { next: String(next) }),
    ...momentOf(list),
  };
}

/** What is known of an account, apart from what it won. */
export function accountToWire(
  status: GiveawayStatus,
  list: GiveawayList,
  account: Address,
  excluded: readonly Address[],
): Omit<GiveawayAccountBody, 'won' | 'ape'> {
  const entrant = status === 'cancelled' ? null : entrantOf(list.entrants, account);
  return {
    success: true,
    address: checksumAddress(account),
    entered: entrant !== null,
    reason: entrant === null ? reasonOf(status, account, excluded) : null,
    isFixed: list.isFixed,
    entrant: entrant && entrantToWire(entrant),
    totalWeight: String(list.totalWeight),
    chance: entrant && {
      first: chanceText(firstChance(entrant.weight, list.totalWeight)),
      any: chanceText(list.chanceOf(entrant.weight)),
    },
    proof: entrant && list.fixed && proofOf(list.fixed.tree, entrant.index),
    ...momentOf(list),
  };
}

function reasonOf(
  status: GiveawayStatus,
  account: Address,
  excluded: readonly Address[],
): GiveawayAccountBody['reason'] {
  if (status === 'cancelled') return 'no-giveaway';
  return excluded.includes(account) ? 'excluded' : 'bought-nothing';
}

function entrantToWire({ index, account, from, weight }: Entrant): GiveawayEntrant {
  return { index, account: checksumAddress(account), from: String(from), weight: String(weight) };
}

function momentOf({ block, readAtMs }: GiveawayList): { block: number; as_of: string } {
  return { block, as_of: isoOfMs(readAtMs) };
}
