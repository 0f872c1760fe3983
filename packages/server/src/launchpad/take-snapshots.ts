// The job that takes the snapshots of launches as they fall due, and looks whether those taken would still be the same.
import { snapshotTimeOf } from '@lilape/domain/launchpad/snapshot-time';
import type { Pool } from 'pg';
import type { Endpoint } from '#chain/endpoints.ts';
import type { AskChain } from '#chain/failover.ts';
import { lookForForeignLists } from '#launchpad/foreign-lists.ts';
import { findSnapshotBlock } from '#launchpad/snapshot-block.ts';
import {
  type SnapshotLaunch,
  type SnapshotSource,
  type TakenSnapshot,
  blockOf,
  isSameSnapshot,
  listAfter,
  takenOf,
} from '#launchpad/snapshots.ts';
import { clearAlarmIn, raiseAlarmIn, readStandingCodes } from '#ledger/alarms.ts';
import { readFirstBlock } from '#ledger/read.ts';
import type { Log } from '#log.ts';
import type { Db } from '#postgres/database.ts';
import { inOneGo } from '#postgres/transaction.ts';
import type { PublishedFiles } from '#studio/files.ts';
import type { Job } from '#worker/jobs.ts';

/** Where launches and their snapshots are kept. */
export type SnapshotStore = {
  /** Launches that stand, whose snapshot's time has come by the chain's time and was not taken. */
  due(db: Db, chainTimeSeconds: number): Promise<readonly SnapshotLaunch[]>;
  /** Writes down a snapshot unless one stands; which one stands then. */
  record(db: Db, launch: number, taken: TakenSnapshot): Promise<TakenSnapshot>;
  taken(db: Db): Promise<readonly (SnapshotLaunch & TakenSnapshot)[]>;
};

export type SnapshotJobOptions = Omit<SnapshotSource, 'pool'> & {
  readonly pool: Pick<Pool, 'connect'>;
  readonly store: SnapshotStore;
  readonly ask: AskChain;
  readonly endpoints: readonly Endpoint[];
  readonly files: Pick<PublishedFiles, 'keep'>;
  /** Has files pinned in their turn. */
  readonly pin: (db: Db, cids: readonly string[]) => Promise<void>;
  readonly log: Log;
};

const EVERY_MS = 5_000;

/** The job; wherever it is cut off, its next run comes to the same bytes. */
export function snapshotJob(options: SnapshotJobOptions): Job {
  const { store } = options;
  const watch = createListWatch(options);
  return {
    name: 'take-snapshots',
    everyMs: EVERY_MS,
    async run(db) {
      const heads = await readHeads(db);
      if (heads === null) return;
      const failures: unknown[] = [];
      for (const launch of await store.due(db, heads.timeSeconds))
        // One after the other: each goes over all holders. One that fails is no reason to keep the next waiting.
        // oxlint-disable-next-line no-await-in-loop
        await take(options, db, launch, heads).catch((error: unknown) => failures.push(error));
      const taken = await store.taken(db);
      await watch.lookAtNext(taken);
      await lookForForeignLists(options, db, new Set(taken.map(({ digest }) => digest)));
      if (failures.length > 0) throw failures[0];
    },
  };
}

type Heads = { readonly first: bigint; readonly final: bigint; readonly timeSeconds: number };

/** How far the ledger is; null while there is none. */
async function readHeads(db: Db): Promise<Heads | null> {
  const { rows } = await db.query<{ final: string; time_seconds: string }>(
    'select final, time_seconds from ledger.state',
  );
  const row = rows[0];
  if (row === undefined) return null;
  const first = await readFirstBlock(db);
  return { first, final: BigInt(row.final), timeSeconds: Number(row.time_seconds) };
}

/** Takes a snapshot, if its block and all before it are there for good: first its files are kept, then it is written down. */
async function take(
  options: SnapshotJobOptions,
  db: Db,
  launch: SnapshotLaunch,
  heads: Heads,
): Promise<void> {
  const { store, files, pin, log } = options;
  const atSeconds = snapshotTimeOf(launch.launchTimeSeconds);
  const block = await findSnapshotBlock({ ...options, ...heads, atSeconds });
  const list = block && (await listAfter(options, launch, block));
  if (block === null || list === null) return;
  const published = list.made?.published;
  const all = published === undefined ? [] : [...published.parts, published.manifest];
  // One at a time: whoever was killed here finds them there and goes on.
  // oxlint-disable-next-line no-await-in-loop
  for (const { bytes } of all) await files.keep(bytes);
  if (all.length > 0)
    await pin(
      db,
      all.map(({ cid }) => cid),
    );
  const taken = takenOf(block, list);
  const stands = await store.record(db, launch.id, taken);
  if (!isSameSnapshot(taken, stands)) throw new Error(`Another list of launch ${launch.id} stands already.`);
  const { cid, count } = taken;
  log.info('launch.counted', { launch: launch.id, block: taken.block, cid, count });
}

type ListWatch = {
  /** Looks at one of the snapshots that this process has not seen yet, if there is one. */
  lookAtNext(all: Awaited<ReturnType<SnapshotStore['taken']>>): Promise<void>;
};

/** Holds each list that was published against what the ledger says now, once in the life of a process. */
function createListWatch(options: SnapshotJobOptions): ListWatch {
  const looked = new Set<number>();
  const wrong = new Set<number>();
  return {
    async lookAtNext(all) {
      const next = all.find(({ id }) => !looked.has(id));
      if (next === undefined) return;
      const list = await listAfter(options, next, blockOf(next));
      // The ledger is being read again.
      if (list === null) return;
      looked.add(next.id);
      const now = takenOf(blockOf(next), list);
      if (!isSameSnapshot(now, next)) {
        wrong.add(next.id);
        await raise(options, `Launch ${next.id}: published ${next.cid}, now ${now.cid}.`);
      } else if (wrong.size === 0 && looked.size === all.length) await clear(options);
    },
  };
}

async function raise({ pool, log }: SnapshotJobOptions, detail: string): Promise<void> {
  log.error('alarm.raised', { code: 'LIST_DIFFERS', detail });
  await inOneGo(pool, (client) => raiseAlarmIn(client, 'LIST_DIFFERS', detail));
}

async function clear({ pool }: SnapshotJobOptions): Promise<void> {
  await inOneGo(pool, async (client) => {
    if ((await readStandingCodes(client)).has('LIST_DIFFERS')) await clearAlarmIn(client, 'LIST_DIFFERS');
  });
}
