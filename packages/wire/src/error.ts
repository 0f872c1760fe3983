// The error body of every endpoint.
import { z } from 'zod';

export const errorBody = z
  .object({
    success: z.literal(false),
    code: z.string().meta({ description: 'Code of the message catalogue' }),
    error: z.string().meta({ description: 'Its sentence in English' }),
    values: z
      .record(z.string(), z.union([z.string(), z.number()]))
      .optional()
      .meta({
        description:
          'What the sentence names, to say it in another language: figures, and codes of parts of it',
      }),
    /** The offending field of a 400. */
    field: z.string().optional(),
    txHash: z.string().optional(),
  })
  .meta({ id: 'Error' });

export type ErrorBody = z.infer<typeof errorBody>;
