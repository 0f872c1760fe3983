// The launches of one process: what is stored of them, their lists, and the draws that were opened with these.
import type { Address } from '@lilape/domain/address';
import { AppError } from '@lilape/domain/app-error';
import type { Beacon } from '@lilape/domain/draws/beacon';
import type { DrawState } from '@lilape/domain/draws/fold';
import { GIVEAWAY_ID } from '@lilape/domain/draws/giveaway';
import { createSingleFlight } from '#cache/single-flight.ts';
import { type KnownLaunchList, type LaunchLists, createLaunchLists } from '#launchpad/launch-lists.ts';
import { type StoredLaunch, readLaunches } from '#launchpad/launch-rows.ts';
import { readTaken } from '#launchpad/snapshot-rows.ts';
import type { TakenSnapshot } from '#launchpad/snapshots.ts';
import { readBeacon, readDrawsTotals } from '#ledger/draws/stored.ts';
import type { LedgerSnapshot } from '#ledger/read.ts';
import { ledgerOf } from '#live/feed.ts';
import { atOneMoment } from '#postgres/transaction.ts';
import { reachDatabase } from '#reach.ts';
import type { ApiParts } from '#routes/parts.ts';

/** A launch with what was made of it. */
export type KnownLaunch = {
  readonly launch: StoredLaunch;
  readonly taken: TakenSnapshot | null;
  readonly draw: DrawState | null;
};

export type LaunchReader = {
  readonly excluded: readonly Address[];
  readonly lists: LaunchLists;
  /** All launches as they are now, the latest first, with the ledger that they were held against. @throws AppError */
  all(): Promise<{
    readonly snapshot: LedgerSnapshot;
    readonly beacon: Beacon;
    readonly known: KnownLaunch[];
  }>;
  /** One of them. @throws AppError LAUNCH_UNKNOWN, and as above */
  one(
    id: number,
  ): Promise<{ readonly snapshot: LedgerSnapshot; readonly beacon: Beacon; readonly known: KnownLaunch }>;
  /** To be called after an edit: what is asked from now on shares no look that began before it. */
  invalidate(): void;
};

/** The reader of a deployment; null where it has no draws. */
export function openLaunchReader({ db, deployment, feed, clock }: ApiParts): LaunchReader | null {
  const { draws } = deployment.contracts;
  if (draws === null) return null;
  const excluded = deployment.excluded;
  const source = { pool: db, chainId: deployment.chainId, draws: draws.toLowerCase() as Address, excluded };
  // Those who ask at once share one look; nothing is kept, since an admin changes launches at any time.
  let edits = 0;
  const flights = createSingleFlight<readonly [StoredLaunch[], Map<number, TakenSnapshot>]>({
    maxKept: 0,
    maxRunning: 4,
    maxWaiting: 512,
  });
  const read = () =>
    reachDatabase(() =>
      atOneMoment(db, async (client) => {
        const launches = await readLaunches(client);
        return [launches, new Map((await readTaken(client)).map((taken) => [taken.id, taken]))] as const;
      }),
    );
  const all = async () => {
    const snapshot = ledgerOf(feed);
    const projection = snapshot.projections['draws'];
    if (projection === undefined) throw new AppError('NOT_READ_YET');
    const [launches, taken] = await flights.get('all', String(edits), read);
    const totals = readDrawsTotals(projection.state);
    const known = launches.map((launch): KnownLaunch => {
      const of = taken.get(launch.id) ?? null;
      return { launch, taken: of, draw: of && drawWith(totals.draws, of) };
    });
    return { snapshot, beacon: readBeacon(projection.facts), known };
  };
  return {
    excluded,
    lists: createLaunchLists({ ...source, clock }),
    all,
    async one(id) {
      const { known: found, ...rest } = await all();
      const known = found.find(({ launch }) => launch.id === id);
      if (known === undefined) throw new AppError('LAUNCH_UNKNOWN', { id });
      return { ...rest, known };
    },
    invalidate: () => void edits++,
  };
}

/** A list, and where it is one so far, of which moment. */
export type ListOfMoment = KnownLaunchList & { readonly block?: number; readonly readAtMs?: number };

/** The list of a launch: for good once its snapshot was taken, so far before. @throws AppError */
export async function listOf({ lists }: LaunchReader, { launch, taken }: KnownLaunch): Promise<ListOfMoment> {
  return taken === null ? await lists.soFar(launch) : await lists.fixed({ ...launch, ...taken });
}

/** The first draw that was opened with the list of a snapshot and was not withdrawn. */
function drawWith(draws: readonly DrawState[], { digest }: TakenSnapshot): DrawState | null {
  const of = draws.filter(({ id, listDigest }) => id !== GIVEAWAY_ID && listDigest === digest);
  return of.find(({ status }) => status !== 'withdrawn') ?? null;
}
