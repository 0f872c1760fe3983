// `GET` and `POST /api/lab`, on the local chain only: what the laboratory can do to chain and server, and where they are.
import { addressIn } from '@lilape/wire/amounts';
import { z } from 'zod';

/** How far the chain's time jumps at once, seconds: an hour, a day, and as long as LILAPE are locked. */
export const JUMP_SECONDS = [3_600, 86_400, 7_776_000, 15_552_000, 31_104_000] as const;

/** Deepest reorganisation, blocks: one less than it takes a block of the local chain to become final. */
export const MAX_REORGANISED_BLOCKS = 7;

export const SALE_ENDINGS = ['sold-out', 'goal-reached', 'below-goal', 'cancelled'] as const;
/** A tenth of what a pool opened with, spent or sold; `crash` sells as much LILAPE as all buyers have. */
export const TRADES = ['buy', 'sell', 'crash'] as const;
export const HANDED_OUT = ['USDT', 'USDC', 'ETH', 'LILAPE'] as const;

export const labAction = z
  .discriminatedUnion('action', [
    z.strictObject({
      action: z.literal('jump'),
      seconds: z.literal(JUMP_SECONDS),
    }),
    z.strictObject({ action: z.literal('end-sale'), how: z.enum(SALE_ENDINGS) }),
    z.strictObject({ action: z.literal('hand-out'), token: z.enum(HANDED_OUT), to: addressIn }),
    z.strictObject({
      action: z.literal('reorganise'),
      blocks: z.int().min(1).max(MAX_REORGANISED_BLOCKS),
      keepsTransactions: z.boolean(),
    }),
    z.strictObject({ action: z.literal('open-giveaway') }),
    z.strictObject({ action: z.literal('open-market') }),
    z.strictObject({ action: z.literal('trade'), what: z.enum(TRADES) }),
    z.strictObject({ action: z.literal('open-launches') }),
    z.strictObject({ action: z.literal('restart-server') }),
    z.strictObject({ action: z.literal('begin-anew') }),
  ])
  .meta({ id: 'LabAction' });

export type LabAction = z.infer<typeof labAction>;
export type JumpSeconds = (typeof JUMP_SECONDS)[number];
export type SaleEnding = (typeof SALE_ENDINGS)[number];
export type Trade = (typeof TRADES)[number];
export type HandedOut = (typeof HANDED_OUT)[number];

/** Where the local chain stands. */
export const labState = z
  .object({
    success: z.literal(true),
    block: z.int().min(0),
    /** The newest final block. */
    final: z.int().min(0),
    /** Unix seconds of the newest block: ahead of the clock after a jump. */
    timeSeconds: z.int().min(0),
  })
  .meta({ id: 'LabState' });

export type LabState = z.infer<typeof labState>;
