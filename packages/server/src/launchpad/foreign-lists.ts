// Looks whether every draw of a launch was opened with a list that this site has published.
import { GIVEAWAY_ID } from '@lilape/domain/draws/giveaway';
import { clearAlarmIn, raiseAlarmIn, readStandingCodes } from '#ledger/alarms.ts';
import { readDrawsTotals } from '#ledger/draws/stored.ts';
import type { Json } from '#ledger/stored.ts';
import type { Log } from '#log.ts';
import type { Db } from '#postgres/database.ts';
import { inOneGo } from '#postgres/transaction.ts';
import type { Pool } from 'pg';

const CODE = 'FOREIGN_LIST';

/** Raises FOREIGN_LIST while an open draw has a list whose digest is none of `published`; clears it once none has. */
export async function lookForForeignLists(
  { pool, log }: { readonly pool: Pick<Pool, 'connect'>; readonly log: Log },
  db: Db,
  published: ReadonlySet<string | null>,
): Promise<void> {
  const { rows } = await db.query<{ state: Json | null }>(
    `select states -> 'draws' as state from ledger.state`,
  );
  const state = rows[0]?.state ?? null;
  const open = state === null ? [] : readDrawsTotals(state).draws.filter(({ status }) => status === 'open');
  const foreign = open.find(({ id, listDigest }) => id !== GIVEAWAY_ID && !published.has(listDigest));
  await inOneGo(pool, async (client) => {
    const isStanding = (await readStandingCodes(client)).has(CODE);
    if (isStanding === (foreign !== undefined)) return undefined;
    if (foreign === undefined) return clearAlarmIn(client, CODE);
    const detail = `Draw ${foreign.id} was opened with the list ${foreign.listDigest}, which no launch has.`;
    log.error('alarm.raised', { code: CODE, detail });
    return raiseAlarmIn(client, CODE, detail);
  });
}
