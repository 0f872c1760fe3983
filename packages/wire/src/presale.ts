// `GET /api/presale/info` and `GET /api/stats`.
import { SALE_STATUSES } from '@lilape/domain/presale/sale-status';
import { dollarsText, isoTime, tokensText } from '@lilape/wire/amounts';
import { z } from 'zod';

/** @see spec §3 presale info, decisions 5 "ten stages" and 10 "no invented figures" */
export const presaleInfo = z
  .object({
    current_stage: z.int().min(1),
    current_price: dollarsText,
    stage_progress: z.number().min(0).max(100).meta({ description: 'Percent, rounded down to 2 decimals' }),
    tokens_per_stage: tokensText,
    total_tokens_sold: tokensText,
    stage_prices: z.record(z.string(), dollarsText),
    as_of: isoTime.meta({ description: "Time of the last successful read of the chain's head" }),
    block: z.int().min(0),
    next_price: dollarsText.nullable(),
    tokens_left_in_stage: tokensText,
    sold_out: z.boolean(),
    status: z.enum(SALE_STATUSES),
    starts_at: isoTime,
    ends_at: isoTime.meta({
      description: 'The end by the clock: the announced closing time, if any, else the end of the terms',
    }),
    raised: dollarsText.meta({
      description: 'U: dollars accepted so far, from which any quote can be recomputed',
    }),
    soft_cap: dollarsText,
    minimum: dollarsText,
  })
  .meta({ id: 'PresaleInfo' });

export type PresaleInfo = z.infer<typeof presaleInfo>;

/** @see spec §3 stats response */
export const statsBody = z
  .object({
    success: z.literal(true),
    stats: z.object({
      totalRaised: dollarsText,
      totalHolders: z
        .int()
        .min(0)
        .meta({ description: 'Distinct buyers; once the sale is finalised, distinct owners of LILAPE' }),
      totalPurchases: z.int().min(0),
    }),
  })
  .meta({ id: 'Stats' });

export type StatsBody = z.infer<typeof statsBody>;
