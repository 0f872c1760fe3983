// Launches as the wire has them.
import { type Address, checksumAddress } from '@lilape/domain/address';
import type { Beacon } from '@lilape/domain/draws/beacon';
import type { DrawState } from '@lilape/domain/draws/fold';
import { entrantOf } from '@lilape/domain/draws/entrants';
import { proofOf } from '@lilape/domain/draws/tree';
import { type Crowd, crowdAmong } from '@lilape/domain/launchpad/crowd';
import { type Holding, sumOf } from '@lilape/domain/launchpad/holding';
import type { LaunchEntrant } from '@lilape/domain/launchpad/launch-list';
import { snapshotTimeOf } from '@lilape/domain/launchpad/snapshot-time';
import { tierById } from '@lilape/domain/launchpad/tiers';
import { PAGE_OF_ENTRANTS } from '@lilape/wire/draws';
import type {
  Launch,
  LaunchCrowd,
  LaunchEntrantsBody,
  LaunchSnapshot,
  LaunchStatus,
  LaunchWalletBody,
  WireLaunchEntrant,
} from '@lilape/wire/launches';
import { tokensToText } from '@lilape/wire/text';
import { chanceText, pageOf, summaryOf } from '#draws/wire.ts';
import type { KnownLaunch } from '#launchpad/launch-reader.ts';
import type { KnownLaunchList } from '#launchpad/launch-lists.ts';
import type { TakenSnapshot } from '#launchpad/snapshots.ts';
import type { LedgerHeads } from '#ledger/read.ts';
import { isoOf } from '#moments.ts';

/** Where a launch stands at a time of the chain. */
export function launchStatusOf({ launch, taken, draw }: KnownLaunch, nowSeconds: number): LaunchStatus {
  if (launch.cancelled !== null) return 'cancelled';
  if (draw !== null && draw.status !== 'withdrawn') return draw.status;
  if (taken !== null) return 'listed';
  return nowSeconds < snapshotTimeOf(launch.launchTimeSeconds) ? 'announced' : 'counting';
}

/** A launch; `soFar` are the figures until its snapshot's time. */
export function launchToWire(
  known: KnownLaunch,
  soFar: Crowd | null,
  { heads, beacon }: { readonly heads: LedgerHeads; readonly beacon: Beacon },
): Launch {
  const { launch, taken, draw } = known;
  const { cancelled } = launch;
  return {
    id: launch.id,
    version: launch.version,
    status: launchStatusOf(known, heads.timeSeconds),
    project: launch.project,
    text: { en: launch.textEn, ru: launch.textRu },
    picture: launch.picture,
    links: [...launch.links],
    allocation: String(launch.allocation),
    symbol: launch.symbol,
    places: launch.places,
    launchTime: isoOf(launch.launchTimeSeconds),
    snapshotTime: isoOf(snapshotTimeOf(launch.launchTimeSeconds)),
    createdTime: isoOf(launch.createdSeconds),
    cancelled: cancelled && {
      time: isoOf(cancelled.atSeconds),
      reason: { en: cancelled.en, ru: cancelled.ru },
    },
    changes: launch.changes.map(({ atSeconds, ...change }) => ({ ...change, time: isoOf(atSeconds) })),
    soFar: soFar && crowdToWire(soFar),
    snapshot: taken && snapshotToWire(known, taken),
    draw: draw && summaryOf(draw, beacon, heads),
    isListOpened: draw && taken && isOpenedWith(draw, known, taken),
  };
}

function snapshotToWire({ launch }: KnownLaunch, taken: TakenSnapshot): LaunchSnapshot {
  return {
    block: taken.block,
    blockHash: taken.blockHash,
    time: isoOf(taken.timeSeconds),
    cid: taken.cid,
    root: taken.root,
    ...crowdToWire(crowdAmong(taken.holders, launch)),
  };
}

/** Whether a draw has everything of a list, and not its digest alone. */
function isOpenedWith(draw: DrawState, { launch }: KnownLaunch, taken: TakenSnapshot): boolean {
  const { drawn } = crowdAmong(taken.holders, launch);
  const isSameList = draw.root === taken.root && draw.count === taken.count;
  return isSameList && draw.totalWeight === taken.totalTickets && draw.places === drawn;
}

function crowdToWire({
  entrants,
  totalTickets,
  guaranteed,
  drawn,
  allotment,
  leftOver,
  tiers,
}: Crowd): LaunchCrowd {
  return {
    entrants,
    totalTickets: String(totalTickets),
    guaranteed,
    drawn,
    share: String(allotment),
    leftOver: String(leftOver),
    tiers: tiers.map(({ chance, ...tier }) => ({ ...tier, chance: chanceText(chance) })),
  };
}

/** A page of a list. @param start how their addresses begin, lower case */
export function launchEntrantsToWire(
  list: KnownLaunchList,
  after: number,
  start: string,
): Omit<LaunchEntrantsBody, 'block' | 'as_of'> {
  const { page, next } = pageOf(list.entrants, after, start, PAGE_OF_ENTRANTS);
  return {
    success: true,
    isFixed: list.isFixed,
    count: list.entrants.length,
    totalWeight: String(list.totalTickets),
    entrants: page.map(entrantToWire),
    ...(next !== null && { next: String(next) }),
  };
}

/** What is known of an account in a list, apart from what it won; `held` is what it held where it is not in it. */
export function launchWalletToWire(
  list: KnownLaunchList,
  account: Address,
  held: Holding,
  excluded: readonly Address[],
): Omit<LaunchWalletBody, 'won' | 'block' | 'as_of'> {
  const entrant = entrantOf(list.entrants, account);
  const tier = entrant && tierById(entrant.tier);
  const isGuaranteed = tier?.isGuaranteed ?? false;
  return {
    success: true,
    address: checksumAddress(account),
    isFixed: list.isFixed,
    isOurs: excluded.includes(account),
    tier: tier?.id ?? null,
    ...linesOf(entrant ?? held),
    tickets: tier?.tickets ?? 0,
    totalTickets: String(list.totalTickets),
    chance: entrant && chanceText(list.chanceOf(entrant.weight)),
    isGuaranteed,
    entrant: entrant && list.isFixed ? entrantToWire(entrant) : null,
    proof: entrant && list.made && proofOf(list.made.tree, entrant.index),
    shares: isGuaranteed ? 1 : 0,
    share: String(list.crowd.allotment),
  };
}

function entrantToWire(entrant: LaunchEntrant): WireLaunchEntrant {
  const { index, account, from, weight, tier } = entrant;
  return {
    index,
    account: checksumAddress(account),
    from: String(from),
    weight: String(weight),
    tier,
    ...linesOf(entrant),
  };
}

function linesOf(holding: Holding) {
  return {
    wallet: tokensToText(holding.wallet),
    staked: tokensToText(holding.staked),
    unclaimed: tokensToText(holding.unclaimed),
    holding: tokensToText(sumOf(holding)),
  };
}
