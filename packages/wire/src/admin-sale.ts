// What the admin page is given about the sale: by coin, by hour and day, and what is yet to be paid out.
import { SALE_STATUSES } from '@lilape/domain/presale/sale-status';
import { dollarsText, isoTime, tokensText, wordIn } from '@lilape/wire/amounts';
import { z } from 'zod';

/** Hours and days that are listed; the tables have them all. */
export const HOURS_SHOWN = 48;
export const DAYS_SHOWN = 60;

const count = z.int().min(0);

export const saleSpan = z
  .object({
    from: isoTime.meta({ description: 'When the hour or day begins, UTC' }),
    USDT: dollarsText,
    USDC: dollarsText,
    tokens: tokensText.meta({ description: 'LILAPE sold in it' }),
    purchases: count,
  })
  .meta({ id: 'SaleSpan' });

export type SaleSpan = z.infer<typeof saleSpan>;

export const saleCoin = z
  .object({
    coin: z.enum(['USDT', 'USDC']),
    raised: dollarsText,
    purchases: count,
    refunded: dollarsText.meta({ description: 'Refunded to buyers' }),
    collected: dollarsText.meta({ description: 'Sent to the treasury' }),
    owed: dollarsText.meta({ description: 'Still owed: to buyers, or to the treasury once finalised' }),
  })
  .meta({ id: 'SaleCoin' });

export type SaleCoin = z.infer<typeof saleCoin>;

/** `GET /api/admin/sale`: all of one moment of the ledger; amounts count from `seen` on. */
export const adminSaleBody = z
  .object({
    success: z.literal(true),
    as_of: isoTime.meta({ description: "Time of the last successful read of the chain's head" }),
    version: count.meta({ description: 'Version of the ledger' }),
    block: count,
    time: isoTime.meta({ description: 'Time of that block' }),
    status: z.enum(SALE_STATUSES),
    starts_at: isoTime,
    ends_at: isoTime.meta({ description: 'The end of the terms, or the closing time that was announced' }),
    soft_cap: dollarsText,
    raised: dollarsText,
    tokens: tokensText.meta({ description: 'LILAPE sold' }),
    purchases: count,
    buyers: count,
    coins: z.array(saleCoin),
    claims: z.object({
      claimed: tokensText,
      open: tokensText.meta({ description: 'Yet to be claimed; 0 unless the sale is finalised' }),
      buyers_done: count,
      buyers_open: count,
    }),
    refunds: z.object({
      refunded: dollarsText,
      open: dollarsText.meta({ description: 'Yet to be refunded; 0 unless refunds are open' }),
      buyers_done: count.meta({ description: 'Buyers who took everything back' }),
      buyers_open: count,
    }),
    hours: z
      .array(saleSpan)
      .max(HOURS_SHOWN)
      .meta({ description: 'The last hours up to the newest block, oldest first, empty ones too' }),
    days: z.array(saleSpan).max(DAYS_SHOWN).meta({ description: 'The same by days' }),
  })
  .meta({ id: 'AdminSale' });

export type AdminSale = z.infer<typeof adminSaleBody>;

/** What can be had as a file. */
export const SALE_TABLES = ['purchases', 'buyers', 'refunds', 'claims', 'hours'] as const;
export type SaleTable = (typeof SALE_TABLES)[number];

export const saleTableParams = z.object({ table: wordIn(SALE_TABLES) });
