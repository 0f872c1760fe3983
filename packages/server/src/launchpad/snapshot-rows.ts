// The snapshots of launches as the database has them: which are due, which were taken, each written once and for good.
import { SNAPSHOT_LEAD_SECONDS } from '@lilape/domain/launchpad/snapshot-time';
import type { SnapshotLaunch, TakenSnapshot } from '#launchpad/snapshots.ts';
import type { SnapshotStore } from '#launchpad/take-snapshots.ts';
import { bytesOf, hexOf } from '#ledger/stored.ts';
import type { Db } from '#postgres/database.ts';

type LaunchRow = {
  id: number;
  launch_seconds: string;
  places: number;
  allocation: string;
  symbol: string;
};
type Row = {
  block: string;
  block_hash: Buffer;
  block_seconds: string;
  cid: string | null;
  digest: Buffer | null;
  root: Buffer | null;
  parts: string[];
  entrants: number;
  total_tickets: string;
  guaranteed: number;
  holders: number[];
};

const LAUNCH = 'l.id, l.launch_seconds, l.places, l.allocation, l.symbol';

/** Launches that stand, whose snapshot's time has come by the chain's time and was not taken. */
export async function readDue(db: Db, chainTimeSeconds: number): Promise<SnapshotLaunch[]> {
  const { rows } = await db.query<LaunchRow>(
    `select ${LAUNCH} from app.launches l
     where l.cancelled_seconds is null and l.launch_seconds - $2 <= $1
       and not exists (select from app.launch_snapshots s where s.launch_id = l.id)
     order by l.launch_seconds, l.id`,
    [chainTimeSeconds, SNAPSHOT_LEAD_SECONDS],
  );
  return rows.map(launchOf);
}

/** Writes down a snapshot unless one stands; which one stands then. */
export async function recordSnapshot(db: Db, launch: number, taken: TakenSnapshot): Promise<TakenSnapshot> {
  await db.query(
    `insert into app.launch_snapshots (launch_id, block, block_hash, block_seconds, cid, digest, root, parts, entrants,
       total_tickets, guaranteed, holders)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12) on conflict do nothing`,
    [
      launch,
      taken.block,
      bytesOf(taken.blockHash),
      taken.timeSeconds,
      taken.cid,
      taken.digest && bytesOf(taken.digest),
      taken.root && bytesOf(taken.root),
      taken.parts,
      taken.count,
      String(taken.totalTickets),
      taken.guaranteed,
      taken.holders,
    ],
  );
  const { rows } = await db.query<Row>('select * from app.launch_snapshots where launch_id = $1', [launch]);
  return rows[0] === undefined ? taken : takenOf(rows[0]);
}

/** All that were taken, each with its launch. */
export async function readTaken(db: Db): Promise<(SnapshotLaunch & TakenSnapshot)[]> {
  const { rows } = await db.query<LaunchRow & Row>(
    `select ${LAUNCH}, s.* from app.launch_snapshots s join app.launches l on l.id = s.launch_id order by l.id`,
  );
  return rows.map((row) => ({ ...launchOf(row), ...takenOf(row) }));
}

/** Where the worker finds what is due, and writes down what it took. */
export const snapshotStore: SnapshotStore = { due: readDue, record: recordSnapshot, taken: readTaken };

function launchOf({ id, launch_seconds: seconds, places, allocation, symbol }: LaunchRow): SnapshotLaunch {
  return { id, launchTimeSeconds: Number(seconds), places, allocation: BigInt(allocation), symbol };
}

function takenOf(row: Row): TakenSnapshot {
  return {
    block: Number(row.block),
    blockHash: hexOf(row.block_hash),
    timeSeconds: Number(row.block_seconds),
    cid: row.cid,
    digest: row.digest && hexOf(row.digest),
    root: row.root && hexOf(row.root),
    parts: row.parts,
    count: row.entrants,
    totalTickets: BigInt(row.total_tickets),
    guaranteed: row.guaranteed,
    holders: row.holders,
  };
}
