// `GET /api/holders/{address}`, and what the topic `holders` tells of all of them.
import { addressOut, isoTime, tokensText } from '@lilape/wire/amounts';
import { z } from 'zod';

/** LILAPE of one account in the ledger, which also has its balances of the past. */
export const holderBody = z
  .object({
    success: z.literal(true),
    address: addressOut,
    balance: tokensText,
    block: z.int().min(0).meta({ description: 'The block after which the balance is this' }),
    as_of: isoTime,
  })
  .meta({ id: 'Holder' });

export type HolderBody = z.infer<typeof holderBody>;

/** Sums over all holders, sent when one of them changed. */
export const holdersBody = z
  .object({
    supply: tokensText,
    burned: tokensText,
    owners: z.int().min(0).meta({ description: 'Accounts with LILAPE, without the shares of the supply' }),
  })
  .meta({ id: 'Holders' });

export type HoldersBody = z.infer<typeof holdersBody>;
