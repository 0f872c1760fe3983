// The admin's view of the files that are pinned on IPFS.
import { isoTime } from '@lilape/wire/amounts';
import { z } from 'zod';

export const pinOut = z
  .object({
    cid: z.string(),
    tokenId: z.int().nullable().meta({ description: 'The ape that it is a file of' }),
    asked_at: isoTime,
    tries: z.int().min(0),
    next_try_at: isoTime,
    fault: z
      .string()
      .nullable()
      .meta({ description: 'What the last try failed with: away, busy, refused, untrue or failed' }),
    details: z.string().nullable().meta({ description: 'The same in words' }),
  })
  .meta({ id: 'WaitingPin' });

/** How many of those that wait are listed. */
export const MAX_PINS = 50;

/** `GET /api/admin/pins`: those that wait, the oldest first. */
export const pinsBody = z
  .object({
    success: z.literal(true),
    isSetUp: z.boolean().meta({ description: 'Whether this server has anybody pin files' }),
    pinned: z.int().min(0),
    waiting: z.int().min(0),
    oldestSeconds: z.int().min(0).meta({ description: 'How long the oldest has been waiting' }),
    pins: z.array(pinOut),
  })
  .meta({ id: 'PinsBody' });

export type PinsBody = z.infer<typeof pinsBody>;
