// The sale as the admin page gets it: one moment of the ledger, summed by coin, hour and day.
import { PAYMENT_TOKENS } from '@lilape/domain/presale/methods';
import { payoutOf } from '@lilape/domain/presale/payouts';
import { closesAt, raisedUnits, saleStatus } from '@lilape/domain/presale/sale-status';
import { DAYS_SHOWN, HOURS_SHOWN, type AdminSale, type SaleSpan } from '@lilape/wire/admin-sale';
import { tokensToText, unitsToText } from '@lilape/wire/text';
import { readSnapshot } from '#ledger/read.ts';
import { type PaidBuyers, type SaleHour, readPaidBuyers, readSaleHours } from '#ledger/sale/hours.ts';
import { type SaleSnapshot, saleOf } from '#ledger/sale/snapshot.ts';
import { isoOf, isoOfMs } from '#moments.ts';
import type { Db } from '#postgres/database.ts';

export type AdminSaleFacts = {
  readonly snapshot: SaleSnapshot;
  readonly hours: readonly SaleHour[];
  readonly paid: PaidBuyers;
};

/** The facts as `db` has them at one moment; null while there is no ledger. */
export async function readAdminSaleFacts(db: Db): Promise<AdminSaleFacts | null> {
  const found = await readSnapshot(db);
  if (found === null) return null;
  return { snapshot: saleOf(found), hours: await readSaleHours(db), paid: await readPaidBuyers(db) };
}

/** The body of `GET /api/admin/sale`. */
export function adminSaleOf({ snapshot, hours, paid }: AdminSaleFacts): AdminSale {
  const { heads, terms, totals, version } = snapshot;
  const status = saleStatus(terms, totals, heads.timeSeconds);
  const payout = payoutOf(status);
  const refunded = totals.refundedUnits.USDT + totals.refundedUnits.USDC;
  const owedTokens = payout === 'claim' ? totals.tokens - totals.claimedTokens : 0n;
  const owedUnits = payout === 'refund' ? raisedUnits(totals) - refunded : 0n;
  return {
    success: true,
    as_of: isoOfMs(heads.readAtMs),
    version: Number(version),
    block: Number(heads.number),
    time: isoOf(heads.timeSeconds),
    status,
    starts_at: isoOf(terms.startsAt),
    ends_at: isoOf(closesAt(terms, totals)),
    soft_cap: unitsToText(terms.softCapUnits),
    raised: unitsToText(raisedUnits(totals)),
    tokens: tokensToText(totals.tokens),
    purchases: totals.purchases,
    buyers: totals.buyers,
    coins: PAYMENT_TOKENS.map((coin) => ({
      coin,
      raised: unitsToText(totals.units[coin]),
      purchases: hours.reduce((sum, hour) => sum + hour.purchases[coin], 0),
      refunded: unitsToText(totals.refundedUnits[coin]),
      collected: unitsToText(totals.collectedUnits[coin]),
      owed: unitsToText(totals.units[coin] - totals.refundedUnits[coin] - totals.collectedUnits[coin]),
    })),
    claims: {
      claimed: tokensToText(totals.claimedTokens),
      open: tokensToText(owedTokens),
      buyers_done: paid.claimed,
      buyers_open: payout === 'claim' ? paid.all - paid.claimed : 0,
    },
    refunds: {
      refunded: unitsToText(refunded),
      open: unitsToText(owedUnits),
      buyers_done: paid.refunded,
      buyers_open: payout === 'refund' ? paid.all - paid.refunded : 0,
    },
    hours: spansOf(hours, { width: 3_600, most: HOURS_SHOWN, upTo: heads.timeSeconds }),
    days: spansOf(hours, { width: 86_400, most: DAYS_SHOWN, upTo: heads.timeSeconds }),
  };
}

type Spans = { readonly width: number; readonly most: number; readonly upTo: number };

/** Hours summed into spans of `width` seconds: the last `most` up to `upTo`, from the first that has a purchase. */
function spansOf(hours: readonly SaleHour[], { width, most, upTo }: Spans): SaleSpan[] {
  const [first] = hours;
  if (first === undefined) return [];
  const last = Math.floor(upTo / width);
  const from = Math.max(Math.floor(first.startSeconds / width), last - most + 1);
  const sums = Array.from({ length: Math.max(0, last - from + 1) }, () => ({
    USDT: 0n,
    USDC: 0n,
    tokens: 0n,
    purchases: 0,
  }));
  for (const { startSeconds, units, tokens, purchases } of hours) {
    const sum = sums[Math.floor(startSeconds / width) - from];
    if (sum === undefined) continue;
    sum.USDT += units.USDT;
    sum.USDC += units.USDC;
    sum.tokens += tokens;
    sum.purchases += purchases.USDT + purchases.USDC;
  }
  return sums.map(({ USDT, USDC, tokens, purchases }, index) => ({
    from: isoOf((from + index) * width),
    USDT: unitsToText(USDT),
    USDC: unitsToText(USDC),
    tokens: tokensToText(tokens),
    purchases,
  }));
}
