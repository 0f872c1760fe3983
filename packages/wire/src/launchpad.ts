// The launchpad's tiers on the wire: what an account holds, which tier that is, and how far the next one is.
import { TIERS, type TierId } from '@lilape/domain/launchpad/tiers';
import type { InputProblem } from '@lilape/domain/messages/input';
import { addressOut, isoTime, textIn, tokensText } from '@lilape/wire/amounts';
import { expectations } from '@lilape/wire/expected';
import { z } from 'zod';

/** A tier's id on the way out. */
export const tierId = z.enum(TIERS.map(({ id }) => id) as [TierId, ...TierId[]]);

/** The three lines of a holding. @see decision 25 "what counts as held" */
export const holdingLines = {
  wallet: tokensText.meta({ description: 'LILAPE in the wallet' }),
  staked: tokensText.meta({ description: 'LILAPE in its open stakes' }),
  unclaimed: tokensText.meta({
    description:
      'LILAPE that it bought and has not claimed; 0 once the sale was cancelled or gives the money back',
  }),
  holding: tokensText.meta({ description: 'The sum of the three, which the tier goes by' }),
};

/** `GET /api/launchpad/tier/{address}`. @see spec §4 */
export const tierBody = z
  .object({
    success: z.literal(true),
    address: addressOut,
    ...holdingLines,
    tier: tierId
      .nullable()
      .meta({ description: 'The highest tier that the holding reaches; null below all' }),
    next_tier: tierId.nullable().meta({ description: 'The one above; null at the top' }),
    missing: tokensText.meta({ description: 'LILAPE to the next tier; 0 at the top' }),
    progress: z
      .string()
      .regex(/^\d{1,3}\.\d{2}$/)
      .meta({
        description: 'Percent of the way from this tier to the next one, rounded down; 100.00 at the top',
        example: '25.00',
      }),
    is_ours: z.boolean().meta({
      description: 'Whether it is an address of the project, which never has a tier, whatever it holds',
    }),
    block: z.int().min(0).meta({ description: 'The block after which everything here is so' }),
    as_of: isoTime.meta({ description: "Time of the last successful read of the chain's head" }),
  })
  .meta({ id: 'Tier' });

export type TierBody = z.infer<typeof tierBody>;

/** `?block=` of the tier. */
export const tierQuery = z.object({
  block: textIn()
    .regex(/^[1-9]\d{0,14}$/, 'IS_NO_NUMBER' satisfies InputProblem)
    .meta({
      description: 'A final block after which it is asked for; the newest one read if left out',
      example: '101',
    })
    .register(expectations, { expected: 'BLOCK' })
    .optional(),
});
