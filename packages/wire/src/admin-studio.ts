// The studio on the admin page: vouchers and what became of them, and checks of the files.
import { addressOut, isoTime } from '@lilape/wire/amounts';
import { z } from 'zod';

const count = z.int().min(0);

export const VOUCHER_FATES = ['minted', 'taken', 'open', 'expired'] as const;

/** How many vouchers and findings are listed. */
export const MAX_VOUCHERS = 20;
export const MAX_FINDINGS = 50;

const voucher = z.object({
  tokenId: z.int(),
  account: addressOut,
  first_at: isoTime,
  last_at: isoTime,
  deadline: isoTime.meta({ description: "Until when it is good, by the chain's time" }),
  times: count.meta({ description: 'How often it was given to this wallet' }),
  fate: z.enum(VOUCHER_FATES).meta({
    description: 'minted by this wallet, taken by another, open, or expired',
  }),
});

const check = z.object({
  started_at: isoTime,
  ended_at: isoTime.nullable(),
  state: z.enum(['running', 'done', 'cut-off']),
  files: count.meta({ description: 'Files to look at' }),
  looked: count.meta({ description: 'Those that were looked at' }),
  damaged: count,
  lost: count,
  mended: count.meta({ description: 'Of the damaged and lost, those that are whole again' }),
  findings: z
    .array(
      z.object({
        cid: z.string(),
        tokenId: z.int(),
        state: z.enum(['damaged', 'lost']),
        mendedFrom: z
          .string()
          .nullable()
          .meta({ description: 'bucket, kubo, gateway or painted; null: nothing healed it' }),
      }),
    )
    .meta({ description: `The first ${MAX_FINDINGS}, those that nothing healed before the others` }),
});

/** `GET /api/admin/studio`, and what starting a check answers. */
export const adminStudioBody = z
  .object({
    success: z.literal(true),
    as_of: isoTime,
    isOpen: z.boolean().meta({ description: 'Whether this server paints and signs' }),
    minted: count.meta({ description: 'Apes that exist on chain' }),
    painted: count.meta({ description: 'Apes whose files are kept' }),
    load: z
      .object({ threads: count, painting: count, waiting: count })
      .nullable()
      .meta({ description: 'Painters of the process that answers; null where the studio is closed' }),
    vouchers: z.array(voucher).meta({ description: `The last ${MAX_VOUCHERS}, the newest first` }),
    check: check.nullable().meta({ description: 'The last check; null where there was none' }),
  })
  .meta({ id: 'AdminStudio' });
export type AdminStudio = z.infer<typeof adminStudioBody>;

/** Nothing need be said. */
export const nothingIn = z.strictObject({}).meta({ id: 'Nothing' });
