// What `GET /api/events` (server-sent events) carries: topics, their events, and the schema of each event's data.
import type { InputProblem } from '@lilape/domain/messages/input';
import { expectations } from '@lilape/wire/expected';
import { apesBody } from '@lilape/wire/apes';
import { drawsBody } from '@lilape/wire/draws';
import { holdersBody } from '@lilape/wire/holders';
import { marketBody } from '@lilape/wire/market';
import { presaleInfo, statsBody } from '@lilape/wire/presale';
import { purchase } from '@lilape/wire/purchases';
import { stakingStatsBody } from '@lilape/wire/staking';
import { z } from 'zod';

/**
 * Topic → event → data. The id of the stream is the ledger's version. `purchase` is sent when a purchase is seen and
 * again at each later word; the others whenever they changed.
 */
export const topics = {
  sale: { stats: statsBody, presale: presaleInfo, purchase },
  holders: { holders: holdersBody },
  apes: { apes: apesBody },
  staking: { staking: stakingStatsBody },
  draws: { draws: drawsBody },
  market: { market: marketBody },
} as const satisfies Record<string, Record<string, z.ZodType>>;

export type Topic = keyof typeof topics;
export type EventOf<T extends Topic> = keyof (typeof topics)[T] & string;

export const TOPICS = Object.keys(topics) as Topic[];
/** What a stream carries that asks for nothing. */
export const DEFAULT_TOPICS: readonly Topic[] = ['sale'];

/** Topics asked for, parted by commas; each is listed once, in the order of the table. */
export const topicsIn = z
  .string({ error: 'IS_NOT_TEXT' satisfies InputProblem })
  .refine((text) => text.split(',').every(isTopic), 'NAMES_UNKNOWN' satisfies InputProblem)
  .transform((text) => TOPICS.filter((topic) => text.split(',').includes(topic)))
  .meta({
    description: `Topics, parted by commas: ${TOPICS.join(', ')}`,
    pattern: `^(${TOPICS.join('|')})(,(${TOPICS.join('|')}))*$`,
    example: 'sale',
  })
  .register(expectations, { expected: 'SOME_OF', words: TOPICS.join(', ') });

function isTopic(text: string): text is Topic {
  return Object.hasOwn(topics, text);
}
