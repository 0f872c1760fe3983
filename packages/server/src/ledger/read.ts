// How far the ledger is, and what each projection says in sum.
import { type Json, hexOf } from '#ledger/stored.ts';
import type { Db } from '#postgres/database.ts';

/** How far the ledger has read. Times: `timeSeconds` of the block `number`, `readAtMs` of the last read of the chain's head, 0 before the first. */
export type LedgerHeads = {
  readonly number: bigint;
  readonly hash: string;
  readonly safe: bigint;
  readonly final: bigint;
  readonly timeSeconds: number;
  readonly readAtMs: number;
};

export type ProjectionSnapshot = {
  /** What it was given about its contracts. */
  readonly facts: Json;
  readonly state: Json;
  /** LILAPE that its contracts hold, base units as text; null while the ledger does not know who has how much. */
  readonly held: string | null;
};

export type LedgerSnapshot = {
  /** Grows with every change of the ledger. */
  readonly version: bigint;
  readonly chainId: number;
  readonly heads: LedgerHeads;
  /** What is known of each projection, by its name. */
  readonly projections: Readonly<Record<string, ProjectionSnapshot>>;
  /** Alarms that stand at this moment. */
  readonly alarms: number;
  /** RPC endpoints that answer. */
  readonly endpoints: number;
  /** RPC endpoints that must agree before a block is final. */
  readonly finalRestsOn: number;
};

type SnapshotRow = {
  version: string;
  chain_id: number;
  number: string;
  hash: Buffer;
  safe: string;
  final: string;
  time_seconds: string;
  read_at_ms: string;
  projections: LedgerSnapshot['projections'];
  alarms: number;
  endpoints: number;
  final_rests_on: number;
};

// Nothing is looked up without the index, which is made once the ledger has read up to the head.
const HELD = `
  select case when to_regclass('ledger.holder_changes_by_account') is not null
      and exists (select from ledger.projections where name = 'holders')
    then coalesce((
      select sum(newest.after) from jsonb_object_keys(pr.contracts) as contract (address)
      cross join lateral (
        select after from ledger.holder_changes where account = decode(substr(contract.address, 3), 'hex')
        order by block desc limit 1
      ) newest), 0)::text end`;

const SNAPSHOT = `
  select p.version, s.chain_id, st.number, st.hash, st.safe, st.final, st.time_seconds, p.read_at_ms,
    p.endpoints, p.final_rests_on,
    ((select count(*) from ledger.alarms) + (select count(*) from watch.alarms where cleared_at is null))::int as alarms,
    (select jsonb_object_agg(pr.name, jsonb_build_object(
        'facts', pr.facts, 'state', st.states -> pr.name, 'held', (${HELD})))
      from ledger.projections pr) as projections
  from ledger.source s, ledger.state st, watch.progress p`;

/** Whether it ever was at the chain's head: before, its figures are of some moment in the past. */
export function wasAtHead({ heads }: Pick<LedgerSnapshot, 'heads'>): boolean {
  return heads.readAtMs > 0;
}

/** The whole ledger's state at one moment; null until the watcher has written once. */
export async function readSnapshot(db: Db): Promise<LedgerSnapshot | null> {
  const { rows } = await db.query<SnapshotRow>(SNAPSHOT);
  const row = rows[0];
  if (row === undefined) return null;
  return {
    version: BigInt(row.version),
    chainId: row.chain_id,
    heads: {
      number: BigInt(row.number),
      hash: hexOf(row.hash),
      safe: BigInt(row.safe),
      final: BigInt(row.final),
      timeSeconds: Number(row.time_seconds),
      readAtMs: Number(row.read_at_ms),
    },
    projections: row.projections,
    alarms: row.alarms,
    endpoints: row.endpoints,
    finalRestsOn: row.final_rests_on,
  };
}

/** The first block that the ledger reads. */
export async function readFirstBlock(db: Db): Promise<bigint> {
  const { rows } = await db.query<{ from_block: string }>('select from_block from ledger.source');
  return BigInt(rows[0]?.from_block ?? 0);
}

/** What tells one ledger from another, on another chain or of other contracts; empty while there is none. */
export async function readSourceKey(db: Db): Promise<string> {
  const { rows } = await db.query<{ genesis_hash: Buffer; contracts: string }>(
    `select genesis_hash, (select jsonb_object_agg(name, contracts) from ledger.projections)::text as contracts
     from ledger.source`,
  );
  return rows.map((row) => `${hexOf(row.genesis_hash)} ${row.contracts}`).join();
}
