// Purchases as the ledger has them: by buyer, by transaction, by what changed.
import type { Address } from '@lilape/domain/address';
import type { PaymentToken } from '@lilape/domain/presale/methods';
import { type Portion, quoteDown } from '@lilape/domain/presale/quote';
import { ladderStages } from '@lilape/domain/presale/stages';
import { readTerms } from '#ledger/sale/stored.ts';
import { type Hex, type Json, addressOf, bytesOf, hexOf } from '#ledger/stored.ts';
import type { Db } from '#postgres/database.ts';

export type LedgerPurchase = {
  readonly txHash: Hex;
  readonly ordinal: number;
  readonly block: bigint;
  readonly logIndex: number;
  readonly blockHash: string;
  readonly timeSeconds: number;
  readonly buyer: Address;
  readonly coin: PaymentToken;
  readonly chargedUnits: bigint;
  readonly tokens: bigint;
  /** Accepted by the sale before it, 6 decimals. */
  readonly raisedBeforeUnits: bigint;
  readonly portions: readonly Portion[];
  readonly version: bigint;
};

type PurchaseRow = {
  tx_hash: Buffer;
  ordinal: number;
  block: string;
  log_index: number;
  block_hash: Buffer;
  time_seconds: string;
  account: Buffer;
  coin: PaymentToken;
  units: string;
  tokens: string;
  raised_units: string;
  version: string;
  facts: Json;
};

const COLUMNS = `e.tx_hash, e.ordinal, e.block, e.log_index, e.block_hash, e.time_seconds, e.account, e.coin, e.units, e.tokens,
  e.raised_units, e.version, s.facts`;
// Tables are locked as they are named: in the order of `startLedger`.
const PURCHASES = `select ${COLUMNS} from ledger.projections s, ledger.sale_events e where s.name = 'sale' and e.type = 'purchased'`;

/** Where a purchase stands in the chain. */
export type Position = { readonly block: bigint; readonly logIndex: number };

/** A buyer's purchases, newest first, those before a place and `limit` at most if given; empty for who bought nothing. */
export function readPurchasesOf(
  db: Db,
  buyer: Address,
  { before, limit }: { before?: Position | undefined; limit?: number } = {},
): Promise<LedgerPurchase[]> {
  const sql = `${PURCHASES} and e.account = $1 and ($2::bigint is null or (e.block, e.log_index) < ($2, $3::integer))
    order by e.block desc, e.log_index desc limit $4`;
  const place = before === undefined ? [null, null] : [String(before.block), before.logIndex];
  return readPurchases(db, sql, [bytesOf(buyer), ...place, limit ?? null]);
}

/** The purchases in one transaction, in the order they happened. */
export function readPurchasesIn(db: Db, txHash: Hex): Promise<LedgerPurchase[]> {
  return readPurchases(db, `${PURCHASES} and e.tx_hash = $1 order by e.ordinal`, [bytesOf(txHash)]);
}

/** A buyer's purchases that a reorganisation took out and that are not in the ledger again, newest first, `limit` at most. */
export function readOrphanedOf(
  db: Db,
  buyer: Address,
  limit: number | null = null,
): Promise<LedgerPurchase[]> {
  const sql = `
    select * from (
      select distinct on (e.tx_hash, e.ordinal) ${COLUMNS} from ledger.projections s, watch.sale_orphans e
      where s.name = 'sale' and e.type = 'purchased' and e.account = $1 and not exists (
        select from ledger.sale_events now where now.tx_hash = e.tx_hash and now.ordinal = e.ordinal)
      order by e.tx_hash, e.ordinal, e.orphaned_at desc
    ) orphaned order by block desc, log_index desc limit $2`;
  return readPurchases(db, sql, [bytesOf(buyer), limit]);
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
  const stages = ladderStages(readTerms(first.facts));
  return rows.map((row) => ({
    txHash: hexOf(row.tx_hash),
    ordinal: row.ordinal,
    block: BigInt(row.block),
    logIndex: row.log_index,
    blockHash: hexOf(row.block_hash),
    timeSeconds: Number(row.time_seconds),
    buyer: addressOf(row.account),
    coin: row.coin,
    chargedUnits: BigInt(row.units),
    tokens: BigInt(row.tokens),
    // The event says what was accepted before it, so its portions follow from it alone.
    raisedBeforeUnits: BigInt(row.raised_units),
    portions: quoteDown(stages, BigInt(row.raised_units), BigInt(row.units)).portions,
    version: BigInt(row.version),
  }));
}
