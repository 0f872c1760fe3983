// What must not be as it was once rows are back: numbers that may have been given since, messages that may have gone out.
import type { ClientBase } from 'pg';
import { readSequences } from '#backup/catalogue.ts';
import type { Manifest } from '#backup/manifest.ts';

/** Numbers that are left out after those that a backup knows: more than are given within a minute. */
export const GAP = 1_000;

/** Settles the restored rows; how many messages became unknown. Call inside the restore's transaction. */
export async function settleRows(client: ClientBase, { sequences }: Manifest): Promise<number> {
  for (const { name } of await readSequences(client)) {
    const last = sequences.find((sequence) => sequence.name === name)?.last ?? '0';
    await client.query('select setval($1, $2::bigint + $3)', [name, last, GAP]);
  }
  // Browsers and caches hold versions that were given after the backup. The clock, in seconds, runs faster than versions do.
  await client.query(
    'update watch.progress set version = greatest(version, extract(epoch from now())::bigint) + $1',
    [GAP],
  );
  // What waited may have been sent since: as little is known of it as of what was being sent.
  const { rowCount } = await client.query(
    `update app.messages set state = 'unknown', ended_at = now(),
       fault = 'It was restored from a backup: it may have gone out after that.'
     where state in ('queued', 'sending')`,
  );
  return rowCount ?? 0;
}
