// Who was wrong at the door how often, in the database: all processes count together, and no restart forgets it.
import type { Pool } from 'pg';
import { DELAYS, type DelayKind, type Misses, countAfter, secondsLeft } from '#admin/delay.ts';
import type { Db } from '#postgres/database.ts';
import { LOCKS } from '#postgres/locks.ts';
import { inOneGo } from '#postgres/transaction.ts';

/** Somebody who is counted: a client, a network, a browser, or all strangers. */
export type Counted = { readonly kind: DelayKind; readonly name: string };

/**
 * Lets an attempt be made, which counts as wrong until `forgive` says otherwise, so that many at once count as many:
 * 0, or the whole seconds to wait. A refused attempt makes nobody wait longer.
 */
export async function takeAttempt(
  pool: Pick<Pool, 'query' | 'connect'>,
  who: readonly Counted[],
): Promise<number> {
  // Looked at first without the lock: a crowd that has to wait must not make it wait for others.
  const early = longest(who, await readMisses(pool, who));
  if (early > 0) return early;
  return inOneGo(pool, async (db) => {
    await db.query('select pg_advisory_xact_lock($1)', [LOCKS.countMisses]);
    const known = await readMisses(db, who);
    const seconds = longest(who, known);
    if (seconds > 0) return seconds;
    await db.query(
      `insert into app.sign_in_misses (key, count, at)
       select key, count, clock_timestamp() from unnest($1::text[], $2::int[]) as new(key, count)
       on conflict (key) do update set count = excluded.count, at = excluded.at`,
      [who.map(keyOf), who.map((one) => countAfter(known.get(keyOf(one)) ?? NONE, DELAYS[one.kind]))],
    );
    return 0;
  });
}

/** It was right: whoever it was is known to be no guesser, and the others that were counted with them lose one. */
export async function forgive(db: Db, who: readonly Counted[]): Promise<void> {
  const own = who.filter(({ kind }) => kind === 'client' || kind === 'browser').map(keyOf);
  await db.query('delete from app.sign_in_misses where key = any($1)', [own]);
  await db.query('update app.sign_in_misses set count = greatest(0, count - 1) where key = any($1)', [
    who.map(keyOf).filter((key) => !own.includes(key)),
  ]);
}

/** Forgets those who have not tried for a day: nothing of them counts any more. */
export async function forgetMisses(db: Db): Promise<void> {
  await db.query(`delete from app.sign_in_misses where at < now() - interval '1 day'`);
}

const NONE: Misses = { count: 0, seconds: 0 };

const keyOf = ({ kind, name }: Counted): string => `${kind} ${name}`;

async function readMisses(db: Db, who: readonly Counted[]): Promise<ReadonlyMap<string, Misses>> {
  const { rows } = await db.query<Misses & { key: string }>(
    `select key, count, extract(epoch from clock_timestamp() - at)::float8 as seconds
     from app.sign_in_misses where key = any($1)`,
    [who.map(keyOf)],
  );
  return new Map(rows.map((row) => [row.key, row]));
}

const longest = (who: readonly Counted[], known: ReadonlyMap<string, Misses>): number =>
  Math.max(0, ...who.map((one) => secondsLeft(known.get(keyOf(one)) ?? NONE, DELAYS[one.kind])));
