// The lists of launches as one process knows them: so far at the ledger's head, and for good after their snapshots.
import { type Crowd, crowdOf } from '@lilape/domain/launchpad/crowd';
import { type LaunchEntrant, launchEntrants } from '@lilape/domain/launchpad/launch-list';
import { TIERS } from '@lilape/domain/launchpad/tiers';
import { AppError } from '@lilape/domain/app-error';
import { anyChance } from '@lilape/domain/draws/chance';
import { totalWeight } from '@lilape/domain/draws/entrants';
import { createSingleFlight } from '#cache/single-flight.ts';
import { readHoldingsNow } from '#launchpad/holdings.ts';
import {
  type LaunchList,
  type SnapshotLaunch,
  type SnapshotSource,
  type TakenSnapshot,
  blockOf,
  isSameSnapshot,
  listAfter,
  takenOf,
} from '#launchpad/snapshots.ts';
import { atOneMoment } from '#postgres/transaction.ts';
import { reachDatabase } from '#reach.ts';

/** Everybody with a tier at the ledger's head, whatever the launch. */
export type TiersNow = {
  readonly entrants: readonly LaunchEntrant[];
  readonly block: number;
  readonly readAtMs: number;
};

/** The list of one launch, so far or fixed. */
export type KnownLaunchList = {
  readonly entrants: readonly LaunchEntrant[];
  readonly totalTickets: bigint;
  /** Chance of so many tickets to win a drawn place, 0 to 1. */
  readonly chanceOf: (tickets: bigint) => number;
  readonly crowd: Crowd;
  /** Files and tree; null while it can change, and where nobody has a tier. */
  readonly made: LaunchList['made'];
  readonly isFixed: boolean;
};

export type LaunchLists = {
  /** Everybody with a tier, read at most once a minute. @throws AppError */
  now(): Promise<TiersNow>;
  /** The list that a launch would have now. @throws AppError */
  soFar(launch: SnapshotLaunch): Promise<KnownLaunchList & Omit<TiersNow, 'entrants'>>;
  /** The list of a launch whose snapshot was taken. @throws AppError where it is not as it was published, or not there */
  fixed(launch: SnapshotLaunch & TakenSnapshot): Promise<KnownLaunchList>;
  /** A file of those lists; null where there is none of this CID. */
  file(launches: readonly (SnapshotLaunch & TakenSnapshot)[], cid: string): Promise<Uint8Array | null>;
};

/** How old a list may be that is shown before its snapshot. */
const NOW_STAYS_MS = 60_000;
const DEADLINE_MS = 60_000;
/** Fixed lists that are kept in memory, the last ones asked for: 0.3 GB each with 100,000 entrants. */
const FIXED_KEPT = 3;
const LEAST = TIERS[0].required;

/** The lists over a ledger. `clock` is in milliseconds. */
export function createLaunchLists(source: SnapshotSource & { readonly clock: () => number }): LaunchLists {
  const { pool, clock, excluded } = source;
  const heads = createSingleFlight<TiersNow>({ maxKept: 0, maxRunning: 1, maxWaiting: 512 });
  const likely = createSingleFlight<KnownLaunchList>({ maxKept: 50, maxRunning: 4, maxWaiting: 512 });
  const lists = createSingleFlight<KnownLaunchList>({ maxKept: FIXED_KEPT, maxRunning: 1, maxWaiting: 512 });
  let last: { readonly tiers: TiersNow; readonly atMs: number } | null = null;

  const readNow = async (): Promise<TiersNow> => {
    const known = await reachDatabase(
      () => atOneMoment(pool, (db) => readHoldingsNow(db, LEAST)),
      DEADLINE_MS,
    );
    if (known === null) throw new AppError('NOT_READ_YET');
    const { holdings, block, readAtMs } = known;
    const tiers = { entrants: launchEntrants(excluded, holdings), block: Number(block), readAtMs };
    last = { tiers, atMs: clock() };
    return tiers;
  };
  const now = async (): Promise<TiersNow> =>
    last !== null && clock() - last.atMs < NOW_STAYS_MS ? last.tiers : heads.get('now', '', readNow);

  const remake = async (launch: SnapshotLaunch & TakenSnapshot): Promise<KnownLaunchList> => {
    const list = await reachDatabase(() => listAfter(source, launch, blockOf(launch)), DEADLINE_MS);
    if (list === null) throw new AppError('NOT_READ_YET');
    if (!isSameSnapshot(takenOf(blockOf(launch), list), launch))
      throw new AppError(
        'SERVICE_UNAVAILABLE',
        {},
        { cause: new Error(`Launch ${launch.id} has another list.`) },
      );
    return knownList(list, launch, true);
  };
  const fixed = (launch: SnapshotLaunch & TakenSnapshot) =>
    lists.get(String(launch.id), launch.blockHash, () => remake(launch));

  return {
    now,
    fixed,
    async soFar(launch) {
      const { entrants, block, readAtMs } = await now();
      const stamp = `${block} ${readAtMs} ${launch.places} ${launch.allocation}`;
      const list = await likely.get(String(launch.id), stamp, async () =>
        knownList({ entrants, made: null }, launch, false),
      );
      return { ...list, block, readAtMs };
    },
    async file(launches, cid) {
      const launch = launches.find((each) => each.cid === cid || each.parts.includes(cid));
      if (launch === undefined) return null;
      const { made } = await fixed(launch);
      const files = made === null ? [] : [made.published.manifest, ...made.published.parts];
      return files.find((file) => file.cid === cid)?.bytes ?? null;
    },
  };
}

function knownList(
  { entrants, made }: LaunchList,
  launch: SnapshotLaunch,
  isFixed: boolean,
): KnownLaunchList {
  const crowd = crowdOf(entrants, launch);
  return {
    entrants,
    totalTickets: totalWeight(entrants),
    chanceOf: anyChance(entrants, crowd.drawn),
    crowd,
    made,
    isFixed,
  };
}
