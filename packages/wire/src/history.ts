// `GET /api/sale/history`: the sale over time and by stage, and its newest purchases.
import { dollarsText, isoTime, tokensText, wordIn } from '@lilape/wire/amounts';
import { purchase } from '@lilape/wire/purchases';
import { LANGUAGES } from '@lilape/domain/languages';
import { z } from 'zod';

/** Points at most; a longer sale has wider buckets. */
export const HISTORY_MAX_POINTS = 200;
/** Purchases at most in `newest`. */
export const HISTORY_NEWEST = 20;

const block = z.int().min(0);

/** The sale after the last purchase of one bucket of time. */
export const historyPoint = z
  .object({
    block: block.meta({ description: 'Block of the last purchase in the bucket' }),
    time: isoTime.meta({ description: 'Time of that block' }),
    raised: dollarsText.meta({ description: 'Dollars accepted up to and with this block’s last purchase' }),
    tokens: tokensText.meta({ description: 'LILAPE sold up to then' }),
    purchases: z.int().min(1).meta({ description: 'Purchases up to then' }),
  })
  .meta({ id: 'SaleHistoryPoint' });

export type HistoryPoint = z.infer<typeof historyPoint>;

/** What one stage has brought; a purchase that straddles stages counts in each with its portion. */
export const historyStage = z
  .object({
    stage: z.int().min(1),
    price: dollarsText,
    raised: dollarsText.meta({ description: 'Dollars accepted at this price' }),
    size: dollarsText.meta({ description: 'Dollars with which the stage is complete' }),
    tokens: tokensText.meta({ description: 'LILAPE sold at this price' }),
    completed: z
      .object({ block, time: isoTime })
      .nullable()
      .meta({ description: 'Where a purchase took the last unit of the stage; null while it has some left' }),
  })
  .meta({ id: 'SaleHistoryStage' });

export type HistoryStage = z.infer<typeof historyStage>;

/** All of one moment of the ledger; amounts count from `seen` on, as the totals of the sale do. */
export const saleHistory = z
  .object({
    success: z.literal(true),
    as_of: isoTime.meta({ description: "Time of the last successful read of the chain's head" }),
    block: block.meta({ description: 'Newest block read' }),
    time: isoTime.meta({ description: 'Time of that block' }),
    starts_at: isoTime,
    raised: dollarsText,
    tokens: tokensText,
    purchases: z.int().min(0),
    buyers: z.int().min(0).meta({ description: 'Distinct buyers' }),
    bucket_seconds: z
      .int()
      .positive()
      .meta({ description: 'Width of a bucket, a power of two; buckets begin at its multiples since 1970' }),
    points: z
      .array(historyPoint)
      .max(HISTORY_MAX_POINTS)
      .meta({ description: 'Oldest first; one for each bucket that has a purchase' }),
    stages: z.array(historyStage),
    newest: z.array(purchase).max(HISTORY_NEWEST).meta({ description: 'Newest purchases, newest first' }),
  })
  .meta({ id: 'SaleHistory' });

export type SaleHistory = z.infer<typeof saleHistory>;

/** What a picture of the history is asked for by. */
export const salePicture = z.object({
  /** CSS pixels. */
  width: wordIn(['296', '656', '1148']),
  /** How figures and dates are written. */
  language: wordIn(LANGUAGES),
});

export type SalePicture = z.infer<typeof salePicture>;

/** What the picture of the figures is asked for by. */
export const nowPicture = salePicture.pick({ language: true });
