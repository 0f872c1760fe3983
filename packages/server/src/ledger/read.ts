// What the rest of the server reads from the ledger.
import type { Address } from '@lilape/domain/address';
import type { SaleTotals } from '@lilape/domain/presale/fold';
import type { PaymentToken } from '@lilape/domain/presale/methods';
import { type Band, quoteDown } from '@lilape/domain/presale/quote';
import { type Terms, ladderStages } from '@lilape/domain/presale/stages';
import {
  type Hex,
  type StoredTerms,
  type StoredTotals,
  addressOf,
  bytesOf,
  hexOf,
  readTerms,
  readTotals,
} from '#ledger/stored.ts';
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

export type LedgerPurchase = {
  readonly txHash: Hex;
  readonly ordinal: number;
  readonly block: bigint;
  readonly blockHash: string;
  readonly timeSeconds: number;
  readonly buyer: Address;
  readonly coin: PaymentToken;
  readonly paidUnits: bigint;
  readonly tokens: bigint;
  readonly bands: readonly Band[];
  readonly version: bigint;
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

type PurchaseRow = {
  tx_hash: Buffer;
  ordinal: number;
  block: string;
  block_hash: Buffer;
  time_seconds: string;
  account: Buffer;
  coin: PaymentToken;
  units: string;
  tokens: string;
  raised_units: string;
  version: string;
  terms: StoredTerms;
};

const COLUMNS = `e.tx_hash, e.ordinal, e.block, e.block_hash, e.time_seconds, e.account, e.coin, e.units, e.tokens,
  e.raised_units, e.version, s.terms`;
const PURCHASES = `select ${COLUMNS} from ledger.events e, ledger.source s where e.type = 'purchased'`;

/** A buyer's purchases, newest first; empty for an address that bought nothing. */
export function readPurchasesOf(db: Db, buyer: Address): Promise<LedgerPurchase[]> {
  return readPurchases(db, `${PURCHASES} and e.account = $1 order by e.block desc, e.log_index desc`, [
    bytesOf(buyer),
  ]);
}

/** The purchases in one transaction, in the order they happened. */
export function readPurchasesIn(db: Db, txHash: Hex): Promise<LedgerPurchase[]> {
  return readPurchases(db, `${PURCHASES} and e.tx_hash = $1 order by e.ordinal`, [bytesOf(txHash)]);
}

/** A buyer's purchases that a reorganisation took out and that are not in the ledger again, newest first. */
export function readOrphanedOf(db: Db, buyer: Address): Promise<LedgerPurchase[]> {
  const sql = `
    select * from (
      select distinct on (e.tx_hash, e.ordinal) ${COLUMNS}, e.log_index from watch.orphans e, ledger.source s
      where e.type = 'purchased' and e.account = $1 and not exists (
        select from ledger.events now where now.tx_hash = e.tx_hash and now.ordinal = e.ordinal)
      order by e.tx_hash, e.ordinal, e.orphaned_at desc
    ) orphaned order by block desc, log_index desc`;
  return readPurchases(db, sql, [bytesOf(buyer)]);
}

/** At most `limit` purchases written after `version`, in the order they were written. */
export function readPurchasesChangedSince(db: Db, version: bigint, limit: number): Promise<LedgerPurchase[]> {
  const sql = `${PURCHASES} and e.version > $1 order by e.version, e.block, e.log_index limit $2`;
  return readPurchases(db, sql, [String(version), limit]);
}

/** At most `limit` purchases in blocks after `block`, the newest of them, in the order they happened. */
export async function readPurchasesAbove(db: Db, block: bigint, limit: number): Promise<LedgerPurchase[]> {
  const sql = `${PURCHASES} and e.block > $1 order by e.block desc, e.log_index desc limit $2`;
  return (await readPurchases(db, sql, [String(block), limit])).toReversed();
}

/** At most `limit` purchases in blocks after `after` up to `upTo`, newest first. */
export function readNewestPurchases(
  db: Db,
  after: bigint,
  upTo: bigint,
  limit: number,
): Promise<LedgerPurchase[]> {
  const sql = `${PURCHASES} and e.block > $1 and e.block <= $2 order by e.block desc, e.log_index desc limit $3`;
  return readPurchases(db, sql, [String(after), String(upTo), limit]);
}

async function readPurchases(db: Db, sql: string, values: unknown[]): Promise<LedgerPurchase[]> {
  const { rows } = await db.query<PurchaseRow>(sql, values);
  const first = rows[0];
  if (first === undefined) return [];
  const stages = ladderStages(readTerms(first.terms));
  return rows.map((row) => ({
    txHash: hexOf(row.tx_hash),
    ordinal: row.ordinal,
    block: BigInt(row.block),
    blockHash: hexOf(row.block_hash),
    timeSeconds: Number(row.time_seconds),
    buyer: addressOf(row.account),
    coin: row.coin,
    paidUnits: BigInt(row.units),
    tokens: BigInt(row.tokens),
    // The event says what was accepted before it, so its bands follow from it alone.
    bands: quoteDown(stages, BigInt(row.raised_units), BigInt(row.units)).bands,
    version: BigInt(row.version),
  }));
}
