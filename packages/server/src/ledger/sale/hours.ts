// The sale by the hour and by coin, and how many buyers were paid out.
import type { ByCoin } from '@lilape/domain/presale/methods';
import type { Db } from '#postgres/database.ts';

/** What an hour brought; units have 6 decimals, tokens 18. */
export type SaleHour = {
  /** When it begins, unix seconds. */
  readonly startSeconds: number;
  readonly units: ByCoin<bigint>;
  readonly purchases: ByCoin<number>;
  readonly tokens: bigint;
};

export type SaleHourRow = {
  readonly hour: string;
  readonly usdt: string;
  readonly usdc: string;
  readonly usdt_count: string;
  readonly usdc_count: string;
  readonly tokens: string;
};

/** Every hour of UTC that has a purchase, oldest first. */
export const SALE_HOURS = `
  select time_seconds / 3600 as hour,
    coalesce(sum(units) filter (where coin = 'USDT'), 0) as usdt,
    coalesce(sum(units) filter (where coin = 'USDC'), 0) as usdc,
    count(*) filter (where coin = 'USDT') as usdt_count,
    count(*) filter (where coin = 'USDC') as usdc_count,
    sum(tokens) as tokens
  from ledger.sale_events where type = 'purchased' group by 1 order by 1`;

/** The hour of a row of `SALE_HOURS`. */
export function saleHour(row: SaleHourRow): SaleHour {
  return {
    startSeconds: Number(row.hour) * 3_600,
    units: { USDT: BigInt(row.usdt), USDC: BigInt(row.usdc) },
    purchases: { USDT: Number(row.usdt_count), USDC: Number(row.usdc_count) },
    tokens: BigInt(row.tokens),
  };
}

/** The hours of `SALE_HOURS`. */
export async function readSaleHours(db: Db): Promise<SaleHour[]> {
  return (await db.query<SaleHourRow>(SALE_HOURS)).rows.map(saleHour);
}

/** Buyers to whom something is paid out, by what became of it. */
export type PaidBuyers = { readonly claimed: number; readonly refunded: number; readonly all: number };

/** How many buyers claimed, and how many took back all that they paid. */
export async function readPaidBuyers(db: Db): Promise<PaidBuyers> {
  const { rows } = await db.query<PaidBuyers>(
    `select count(*) filter (where claimed)::int as claimed,
       count(*) filter (where (usdt_units = 0 or refunded_usdt) and (usdc_units = 0 or refunded_usdc))::int as refunded,
       count(*)::int as all
     from ledger.sale_accounts`,
  );
  return rows[0] ?? { claimed: 0, refunded: 0, all: 0 };
}
