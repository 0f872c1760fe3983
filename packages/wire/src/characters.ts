// The cast, as the debug page lists it.
import type { InEach } from '@lilape/domain/languages';
import { z } from 'zod';

/** A text in every language. */
export const inEach = z.object({ en: z.string(), ru: z.string() } satisfies InEach<z.ZodType>);

/** @see spec §3 'Character (debug)', decision 22 "the cast" */
export const character = z
  .object({
    id: z.string(),
    name: inEach,
    type: z.enum(['hero', 'enemy', 'prize']),
    price: z.literal(0).meta({ description: 'Nobody sells a character' }),
    emoji: z.string(),
    description: inEach,
    size: z.int().min(1).meta({ description: 'Side of its box, units of the drawing' }),
    unlocked: z.boolean(),
    is3D: z.literal(false),
    model3D: z.null(),
    style: z.string(),
  })
  .meta({ id: 'Character' });

export type Character = z.infer<typeof character>;

export const charactersBody = z
  .object({ success: z.literal(true), characters: z.array(character) })
  .meta({ id: 'Characters' });

export const characterIn = z.object({
  id: z
    .string()
    .regex(/^[a-z-]{1,40}$/)
    .meta({ example: 'ape' }),
});
