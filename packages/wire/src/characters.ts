// The cast, as the debug page lists it.
import { inEach } from '@lilape/wire/in-each';
import { z } from 'zod';

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
