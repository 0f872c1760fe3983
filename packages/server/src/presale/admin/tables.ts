// The ledger of the sale as tables: what each is read by, and how a row of it is written.
import { type Address, checksumAddress } from '@lilape/domain/address';
import { confirmationOf } from '@lilape/domain/confirmation';
import type { PaymentToken } from '@lilape/domain/presale/methods';
import type { SaleTable } from '@lilape/wire/admin-sale';
import { tokensToText, unitsToText } from '@lilape/wire/text';
import { type SaleHourRow, SALE_HOURS, saleHour } from '#ledger/sale/hours.ts';
import { addressOf, hexOf } from '#ledger/stored.ts';
import { isoOf } from '#moments.ts';

type Heads = { readonly safe: bigint; readonly final: bigint };

export type TableOf<Row> = {
  readonly sql: string;
  readonly columns: readonly string[];
  readonly cells: (row: Row, heads: Heads) => readonly string[];
};

type EventRow = {
  readonly tx_hash: Buffer;
  readonly ordinal: number;
  readonly block: string;
  readonly time_seconds: string;
  readonly account: Buffer;
  readonly coin: PaymentToken;
  readonly units: string;
  readonly tokens: string;
  readonly raised_units: string;
};

const eventsOf = (type: 'purchased' | 'refunded' | 'claimed') =>
  `select tx_hash, ordinal, block, time_seconds, account, coin, units, tokens, raised_units
   from ledger.sale_events where type = '${type}' order by block, log_index`;

const placeColumns = ['time', 'block', 'tx_hash', 'ordinal', 'status'];

function placeCells(row: EventRow, heads: Heads): string[] {
  const status = confirmationOf(BigInt(row.block), heads);
  return [isoOf(Number(row.time_seconds)), row.block, hexOf(row.tx_hash), String(row.ordinal), status];
}

const purchases: TableOf<EventRow> = {
  sql: eventsOf('purchased'),
  columns: [...placeColumns, 'buyer', 'method', 'paid_usd', 'lilape', 'raised_before_usd'],
  cells: (row, heads) => [
    ...placeCells(row, heads),
    accountCell(row.account),
    row.coin,
    unitsToText(BigInt(row.units)),
    tokensToText(BigInt(row.tokens)),
    unitsToText(BigInt(row.raised_units)),
  ],
};

const refunds: TableOf<EventRow> = {
  sql: eventsOf('refunded'),
  columns: [...placeColumns, 'buyer', 'method', 'refunded_usd'],
  cells: (row, heads) => [
    ...placeCells(row, heads),
    accountCell(row.account),
    row.coin,
    unitsToText(BigInt(row.units)),
  ],
};

const claims: TableOf<EventRow> = {
  sql: eventsOf('claimed'),
  columns: [...placeColumns, 'buyer', 'lilape'],
  cells: (row, heads) => [
    ...placeCells(row, heads),
    accountCell(row.account),
    tokensToText(BigInt(row.tokens)),
  ],
};

type BuyerRow = {
  readonly buyer: Buffer;
  readonly usdt_units: string;
  readonly usdc_units: string;
  readonly tokens: string;
  readonly claimed: boolean;
  readonly refunded_usdt: boolean;
  readonly refunded_usdc: boolean;
};

const buyers: TableOf<BuyerRow> = {
  sql: 'select * from ledger.sale_accounts order by buyer',
  columns: ['buyer', 'paid_usdt', 'paid_usdc', 'lilape', 'claimed_lilape', 'refunded_usdt', 'refunded_usdc'],
  cells: (row) => {
    const [usdt, usdc] = [BigInt(row.usdt_units), BigInt(row.usdc_units)];
    const tokens = BigInt(row.tokens);
    return [
      accountCell(row.buyer),
      unitsToText(usdt),
      unitsToText(usdc),
      tokensToText(tokens),
      tokensToText(row.claimed ? tokens : 0n),
      unitsToText(row.refunded_usdt ? usdt : 0n),
      unitsToText(row.refunded_usdc ? usdc : 0n),
    ];
  },
};

const hours: TableOf<SaleHourRow> = {
  sql: SALE_HOURS,
  columns: ['hour', 'usdt', 'usdc', 'raised_usd', 'lilape', 'purchases'],
  cells: (row) => {
    const { startSeconds, units, purchases: counts, tokens } = saleHour(row);
    return [
      isoOf(startSeconds),
      unitsToText(units.USDT),
      unitsToText(units.USDC),
      unitsToText(units.USDT + units.USDC),
      tokensToText(tokens),
      String(counts.USDT + counts.USDC),
    ];
  },
};

/** Every table by its name; what is read by its `sql` is what its `cells` are of. */
export const SALE_TABLE_OF = { purchases, buyers, refunds, claims, hours } satisfies Record<
  SaleTable,
  TableOf<never>
>;

const accountCell = (bytes: Buffer): Address => checksumAddress(addressOf(bytes));
