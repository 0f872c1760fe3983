// The snapshot of a launch: its list after its block, computed from the ledger by whoever asks, to the same bytes.
import type { Address } from '@lilape/domain/address';
import { totalWeight } from '@lilape/domain/draws/entrants';
import { holdersIn } from '@lilape/domain/launchpad/crowd';
import { type LaunchEntrant, launchEntrants } from '@lilape/domain/launchpad/launch-list';
import { TIERS, tierById } from '@lilape/domain/launchpad/tiers';
import type { Pool } from 'pg';
import { type MadeList, makeList } from '#draws/make-list.ts';
import { readHoldings } from '#launchpad/holdings.ts';
import type { SnapshotBlock } from '#launchpad/snapshot-block.ts';
import type { Hex } from '#ledger/stored.ts';
import type { Db } from '#postgres/database.ts';
import { atOneMoment } from '#postgres/transaction.ts';

/** What of a launch its list says. */
export type SnapshotLaunch = {
  readonly id: number;
  /** Unix seconds. */
  readonly launchTimeSeconds: number;
  readonly places: number;
  /** Whole units of the project's token. */
  readonly allocation: bigint;
  readonly symbol: string;
};

/** What is kept of a snapshot for good. */
export type TakenSnapshot = {
  readonly block: number;
  readonly blockHash: Hex;
  /** Of the block, Unix seconds. */
  readonly timeSeconds: number;
  /** Of the manifest: its CID, and the digest in it that a draw is opened with; these and the root are null where nobody has a tier. */
  readonly cid: string | null;
  readonly digest: Hex | null;
  readonly root: Hex | null;
  /** CIDs of the list's parts. */
  readonly parts: readonly string[];
  readonly count: number;
  readonly totalTickets: bigint;
  readonly guaranteed: number;
  /** How many hold each tier, the lowest first. */
  readonly holders: readonly number[];
};

/** A list with its tree and files; `made` is null where nobody has a tier. */
export type LaunchList = { readonly entrants: readonly LaunchEntrant[]; readonly made: MadeList | null };

export type SnapshotSource = {
  readonly pool: Pick<Pool, 'connect'>;
  readonly chainId: number;
  /** The contract of the draws. */
  readonly draws: Address;
  /** Whom decision 25 "what counts as held" gives no tier. */
  readonly excluded: readonly Address[];
};

const LEAST = TIERS[0].required;

/** The list of a launch after `block`; null while the ledger does not have the block and its successor for good. */
export async function listAfter(
  { pool, chainId, draws, excluded }: SnapshotSource,
  launch: SnapshotLaunch,
  block: SnapshotBlock,
): Promise<LaunchList | null> {
  const holdings = await atOneMoment(pool, async (db) =>
    (await hasForGood(db, block.number + 1n))
      ? await readHoldings(db, { number: block.number, timeSeconds: async () => block.timeSeconds }, LEAST)
      : null,
  );
  if (holdings === null) return null;
  const entrants = launchEntrants(excluded, holdings);
  if (entrants.length === 0) return { entrants, made: null };
  const { id, launchTimeSeconds, places, allocation, symbol } = launch;
  const terms = { launch: id, launchTimeSeconds, places, allocation, symbol };
  const head = { chainId, draws, ...terms, block: Number(block.number), blockHash: block.hash, excluded };
  return { entrants, made: await makeList({ of: 'launch', head, entrants }) };
}

async function hasForGood(db: Db, block: bigint): Promise<boolean> {
  const { rowCount } = await db.query('select from ledger.state where final >= $1 and number >= $1', [
    String(block),
  ]);
  return rowCount === 1;
}

/** What is kept of a list. */
export function takenOf(block: SnapshotBlock, { entrants, made }: LaunchList): TakenSnapshot {
  return {
    block: Number(block.number),
    blockHash: block.hash,
    timeSeconds: block.timeSeconds,
    cid: made?.published.manifest.cid ?? null,
    digest: made?.published.digest ?? null,
    root: made?.published.root ?? null,
    parts: made?.published.parts.map(({ cid }) => cid) ?? [],
    count: entrants.length,
    totalTickets: totalWeight(entrants),
    guaranteed: entrants.filter(({ tier }) => tierById(tier).isGuaranteed).length,
    holders: holdersIn(entrants),
  };
}

/** The block of a snapshot that was taken. */
export function blockOf({ block, blockHash, timeSeconds }: TakenSnapshot): SnapshotBlock {
  return { number: BigInt(block), hash: blockHash, timeSeconds };
}

/** Whether two are the same to the byte. */
export function isSameSnapshot(a: TakenSnapshot, b: TakenSnapshot): boolean {
  const hasSameBlock = a.blockHash === b.blockHash && a.block === b.block;
  return hasSameBlock && a.digest === b.digest && a.count === b.count && a.cid === b.cid;
}
