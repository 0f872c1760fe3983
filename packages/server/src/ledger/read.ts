// How far the ledger is, and what it says in sum.
import type { SaleTotals } from '@lilape/domain/presale/fold';
import type { Terms } from '@lilape/domain/presale/stages';
import { type StoredTerms, type StoredTotals, hexOf, readTerms, readTotals } from '#ledger/stored.ts';
import type { Db } from '#postgres/database.ts';

/** How far the ledger has read. Times: `timeSeconds` of the block `number`, `readAtMs` of the last read of the chain's head. */
export type LedgerHeads = {
  readonly number: bigint;
  readonly hash: string;
  readonly safe: bigint;
  readonly final: bigint;
  readonly timeSeconds: number;
  readonly readAtMs: number;
};

export type LedgerSnapshot = {
  /** Grows with every change of the ledger. */
  readonly version: bigint;
  readonly chainId: number;
  readonly terms: Terms;
  readonly heads: LedgerHeads;
  readonly totals: SaleTotals;
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
  terms: StoredTerms;
  number: string;
  hash: Buffer;
  safe: string;
  final: string;
  time_seconds: string;
  read_at_ms: string;
  totals: StoredTotals;
  alarms: number;
  endpoints: number;
  final_rests_on: number;
};

const SNAPSHOT = `
  select p.version, s.chain_id, s.terms, st.number, st.hash, st.safe, st.final, st.time_seconds, p.read_at_ms,
    st.totals, p.endpoints, p.final_rests_on,
    ((select count(*) from ledger.alarms) + (select count(*) from watch.alarms where cleared_at is null))::int as alarms
  from ledger.source s, ledger.state st, watch.progress p`;

/** The whole ledger's state at one moment; null until the watcher has written once. */
export async function readSnapshot(db: Db): Promise<LedgerSnapshot | null> {
  const { rows } = await db.query<SnapshotRow>(SNAPSHOT);
  const row = rows[0];
  if (row === undefined) return null;
  return {
    version: BigInt(row.version),
    chainId: row.chain_id,
    terms: readTerms(row.terms),
    heads: {
      number: BigInt(row.number),
      hash: hexOf(row.hash),
      safe: BigInt(row.safe),
      final: BigInt(row.final),
      timeSeconds: Number(row.time_seconds),
      readAtMs: Number(row.read_at_ms),
    },
    totals: readTotals(row.totals),
    alarms: row.alarms,
    endpoints: row.endpoints,
    finalRestsOn: row.final_rests_on,
  };
}

/** What tells one sale on one chain from another; empty while there is no ledger. */
export async function readSourceKey(db: Db): Promise<string> {
  const { rows } = await db.query<{ genesis_hash: Buffer; presale: Buffer; code_hash: Buffer }>(
    'select genesis_hash, presale, code_hash from ledger.source',
  );
  return rows.map((row) => [row.genesis_hash, row.presale, row.code_hash].map(hexOf).join()).join();
}
