// What accounts hold after a block, from three projections at one moment of the database: wallet, open stakes, not claimed.
import type { Address } from '@lilape/domain/address';
import { type Holding, NO_HOLDING } from '@lilape/domain/launchpad/holding';
import { saleStatus } from '@lilape/domain/presale/sale-status';
import { type Json, addressOf, bytesOf } from '#ledger/stored.ts';
import { readTerms, readTotals } from '#ledger/sale/stored.ts';
import type { Db } from '#postgres/database.ts';

/** What somebody held, after which block, and when the chain's head was read. */
export type KnownHolding = Holding & { readonly block: bigint; readonly readAtMs: number };

/** A block that the ledger has; its time counts only where the sale gives the money back. */
export type BlockAsked = { readonly number: bigint; readonly timeSeconds: () => Promise<number> };

type SaleColumns = { sale: Json; terms: Json; time_seconds: string; cancelled: string | null };
type HoldingColumns = { wallet: string; staked: string; unclaimed: string };

const LEDGER = `
  ledger.state st cross join watch.progress p
  cross join (select facts as terms from ledger.projections where name = 'sale') sale`;

// Where a projection is missing there is no row: a tier of two parts out of three would be a wrong one.
const IS_COMPLETE = `
  p.read_at_ms > 0 and to_regclass('ledger.holder_changes_by_account') is not null
  and (select count(*) from ledger.projections where name in ('holders', 'staking')) = 2`;

// The block of a cancellation is looked for only in a sale that was cancelled.
const SALE = `
  st.states -> 'sale' as sale, sale.terms, st.time_seconds,
  case when st.states -> 'sale' ->> 'outcome' = 'cancelled'
    then (select block from ledger.sale_events where type = 'cancelled' limit 1) end as cancelled`;

const ONE = `
  select st.number, p.read_at_ms, ${SALE},
    coalesce((select after from ledger.holder_changes where account = $1 and block <= asked.block
      order by block desc limit 1), 0) as wallet,
    coalesce((select sum(tokens) from (
      select distinct on (stake_id) tokens, is_active from ledger.stake_events
      where account = $1 and block <= asked.block order by stake_id, block desc, log_index desc
    ) stakes where is_active), 0) as staked,
    coalesce((select case when bool_or(type = 'claimed') then 0 else sum(tokens) end from ledger.sale_events
      where account = $1 and block <= asked.block and type in ('purchased', 'claimed')), 0) as unclaimed
  from ${LEDGER} cross join lateral (select coalesce($2::bigint, st.number) as block) asked
  where ${IS_COMPLETE}`;

/**
 * What `account` (lower case) holds after `asked`, or at the ledger's head; null where the ledger lacks one of the three, or
 * was not at the chain's head yet. That the ledger has the block is the caller's to know.
 */
export async function readHolding(
  db: Db,
  account: Address,
  asked: BlockAsked | null = null,
): Promise<KnownHolding | null> {
  const { rows } = await db.query<SaleColumns & HoldingColumns & { number: string; read_at_ms: string }>({
    // Named, so that a connection plans it once: that takes longer than the read.
    name: 'holding',
    text: ONE,
    values: [bytesOf(account), asked && String(asked.number)],
  });
  const row = rows[0];
  if (row === undefined) return null;
  return {
    ...holdingOf(row, await isGivenBack(row, asked)),
    block: asked?.number ?? BigInt(row.number),
    readAtMs: Number(row.read_at_ms),
  };
}

/** For as many accounts as a chain may have. */
const PATIENCE_MS = 120_000;

const EVERYBODY = `
  select parts.account, sum(wallet) as wallet, sum(staked) as staked, sum(unclaimed) as unclaimed from (
    (select distinct on (account) account, after as wallet, 0 as staked, 0 as unclaimed from ledger.holder_changes
      where block <= $1 order by account, block desc)
    union all
    (select account, 0, tokens, 0 from (
      select distinct on (account, stake_id) account, tokens, is_active from ledger.stake_events
      where block <= $1 order by account, stake_id, block desc, log_index desc
    ) stakes where is_active)
    union all
    (select account, 0, 0, case when bool_or(type = 'claimed') then 0 else sum(tokens) end from ledger.sale_events
      where block <= $1 and type in ('purchased', 'claimed') group by account)
  ) parts group by parts.account having sum(wallet + staked + unclaimed) >= $2`;

/**
 * What everybody holds after a block who holds at least `atLeast` base units and more than nothing, in no order; what is
 * not claimed counts towards it even where the sale gives the money back. Ask at one moment of the database. null as above.
 */
export async function readHoldings(
  db: Db,
  asked: BlockAsked,
  atLeast = 1n,
): Promise<Map<Address, Holding> | null> {
  const { rows: found } = await db.query<SaleColumns>(`select ${SALE} from ${LEDGER} where ${IS_COMPLETE}`);
  const sale = found[0];
  if (sale === undefined) return null;
  const isBack = await isGivenBack(sale, asked);
  const everybody = {
    text: EVERYBODY,
    values: [String(asked.number), String(atLeast)],
    query_timeout: PATIENCE_MS,
  };
  const { rows } = await db.query<HoldingColumns & { account: Buffer }>(everybody);
  return new Map(rows.map((row) => [addressOf(row.account), holdingOf(row, isBack)]));
}

export type HoldingsNow = {
  readonly holdings: Map<Address, Holding>;
  readonly block: bigint;
  readonly readAtMs: number;
};

/** The same at the ledger's head. Ask at one moment of the database. */
export async function readHoldingsNow(db: Db, atLeast = 1n): Promise<HoldingsNow | null> {
  const { rows } = await db.query<{ number: string; time_seconds: string; read_at_ms: string }>(
    'select st.number, st.time_seconds, p.read_at_ms from ledger.state st cross join watch.progress p',
  );
  const row = rows[0];
  if (row === undefined) return null;
  const block = BigInt(row.number);
  const head = { number: block, timeSeconds: async () => Number(row.time_seconds) };
  const holdings = await readHoldings(db, head, atLeast);
  return holdings && { holdings, block, readAtMs: Number(row.read_at_ms) };
}

function holdingOf({ wallet, staked, unclaimed }: HoldingColumns, isBack: boolean): Holding {
  return {
    wallet: BigInt(wallet),
    staked: BigInt(staked),
    unclaimed: isBack ? NO_HOLDING.unclaimed : BigInt(unclaimed),
  };
}

/** Whether the sale gives the money back after a block: then nobody will be given what they bought. */
async function isGivenBack(row: SaleColumns, asked: BlockAsked | null): Promise<boolean> {
  const totals = readTotals(row.sale);
  const terms = readTerms(row.terms);
  const statusAt = (timeSeconds: number) => saleStatus(terms, totals, timeSeconds);
  const now = statusAt(Number(row.time_seconds));
  if (asked === null) return now === 'cancelled' || now === 'refunding';
  // Its end by the clock is no event; nothing that counts happens to a sale after it, so its totals are those of then.
  if (now === 'refunding') return statusAt(await asked.timeSeconds()) === 'refunding';
  return row.cancelled !== null && BigInt(row.cancelled) <= asked.number;
}
