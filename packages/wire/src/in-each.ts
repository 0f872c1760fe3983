// A text in every language, on the wire.
import type { InEach } from '@lilape/domain/languages';
import { z } from 'zod';

/** An object with a text by the code of each language. */
export const inEach = z.object({ en: z.string(), ru: z.string() } satisfies InEach<z.ZodType>);
