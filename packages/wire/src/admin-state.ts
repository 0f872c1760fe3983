// `GET /api/admin/state`: how the server is, for whoever runs it.
import { isoTime } from '@lilape/wire/amounts';
import { z } from 'zod';

const bytes = z.int().min(0);
const count = z.int().min(0);

export const adminStateBody = z
  .object({
    success: z.literal(true),
    as_of: isoTime,
    server: z.object({
      version: z.string(),
      started_at: isoTime,
      memory_bytes: bytes.meta({ description: 'Resident memory of the process that answers' }),
      streams: count.meta({ description: 'Open event streams' }),
    }),
    disk: z
      .object({ free_bytes: bytes, total_bytes: bytes })
      .nullable()
      .meta({ description: 'Of DATA_DIR; null where it cannot be read' }),
    database: z.object({ bytes, connections: count }),
    endpoints: z
      .array(
        z.object({
          name: z.string().meta({ description: 'Host and port, without anything that may be a key' }),
          head: count.nullable().meta({ description: 'Its newest block; null where it did not say' }),
          ms: count.meta({ description: 'How long it thought' }),
          fault: z.enum(['late', 'away', 'refused', 'other-chain']).nullable().meta({
            description: 'late: silent; away: no answer; refused: an error; other-chain: of another chain',
          }),
          hash: z.string().nullable().meta({ description: 'Of the block that all were asked for' }),
        }),
      )
      .meta({ description: 'RPC endpoints in the order of the settings' }),
    endpoints_compared: z
      .object({ block: count, agree: z.boolean() })
      .nullable()
      .meta({ description: 'Whether they have the same block; null where fewer than two answer' }),
    outbox: z.object({ queued: count, sending: count, unknown: count, refused: count, sent: count }).meta({
      description: 'Messages: those that wait or need a look, and what was refused and sent in a day',
    }),
    pins: z
      .object({ waiting: count, oldest_seconds: count })
      .meta({ description: 'Files that wait to be pinned' }),
    alarms: z.array(z.object({ code: z.string(), detail: z.string(), raised_at: isoTime })),
    jobs: z.array(
      z.object({
        name: z.string(),
        isRunning: z.boolean(),
        ran_at: isoTime.nullable(),
        due_at: isoTime,
        fault: z.string().nullable().meta({ description: 'What the last run failed with' }),
      }),
    ),
    studio: z
      .object({
        painted: count.meta({ description: 'Apes whose files are kept' }),
        threads: count.meta({ description: 'Painters that are awake in the process that answers' }),
        painting: count,
        waiting: count,
      })
      .nullable()
      .meta({ description: 'null where it is closed' }),
  })
  .meta({ id: 'AdminState' });

export type AdminState = z.infer<typeof adminStateBody>;
