// Alarms about the chain and its endpoints, and what contracts hold beyond their debts.
import type { ClientBase } from 'pg';
import { nextVersion } from '#ledger/cursor.ts';
import type { Surplus } from '#ledger/projection.ts';
import type { Db } from '#postgres/database.ts';
import { inTransaction } from '#postgres/transaction.ts';

export const ALARM_CODES = [
  /** The chain left a block that was final. Nothing is credited until it has it again. */
  'DEEP_REORG',
  /** The endpoint that is read has fewer blocks than were final. Nothing is read until it has more. */
  'ENDPOINT_BEHIND',
  /** Two endpoints show different blocks at one height. Nothing becomes final. */
  'ENDPOINTS_DISAGREE',
  /** The sum of a contract's events is not what it counts. Nothing becomes final. */
  'COUNTERS_DIFFER',
  /** The contracts' state at the final block cannot be read. Nothing becomes final. */
  'COUNTERS_UNREADABLE',
  /** A contract holds less than it owes. */
  'SHORTFALL',
  /** What people could still be promised is nearly used up; whoever runs the site says how much that is. */
  'RUNNING_LOW',
  /** The chain has made no block for a minute, or the endpoint stands still: figures are out of date. */
  'CHAIN_STALLED',
  /** The list of a launch would come out otherwise than it was published. */
  'LIST_DIFFERS',
  /** An endpoint shows another chain. */
  'WRONG_CHAIN',
] as const;
export type AlarmCode = (typeof ALARM_CODES)[number];

export type StandingAlarm = { readonly code: string; readonly detail: string; readonly raisedAtMs: number };

/** Raises an alarm that stands until cleared; one that stands already stays as it is. */
export async function raiseAlarm(client: ClientBase, code: AlarmCode, detail: string): Promise<void> {
  await inTransaction(client, async () => {
    await nextVersion(client);
    await client.query(
      'insert into watch.alarms (code, detail) values ($1, $2) on conflict (code) where cleared_at is null do nothing',
      [code, detail],
    );
  });
}

/** Clears an alarm if it stands. */
export async function clearAlarm(client: ClientBase, code: AlarmCode): Promise<void> {
  await inTransaction(client, async () => {
    await nextVersion(client);
    await client.query('update watch.alarms set cleared_at = now() where code = $1 and cleared_at is null', [
      code,
    ]);
  });
}

/** Codes of the alarms about the chain that stand. */
export async function readStandingCodes(client: ClientBase): Promise<Set<string>> {
  const { rows } = await client.query<{ code: string }>(
    'select code from watch.alarms where cleared_at is null',
  );
  return new Set(rows.map((row) => row.code));
}

/** Alarms that stand, oldest first: those about the chain, and events that contradict the rules. */
export async function readAlarms(db: Db): Promise<StandingAlarm[]> {
  const { rows } = await db.query<{ code: string; detail: string; raised_at: Date }>(
    `select code, detail, raised_at from watch.alarms where cleared_at is null
     union all
     select code, format('%s, 0x%s #%s: expected %s, actual %s', projection, encode(tx_hash, 'hex'), ordinal, expected, actual),
       to_timestamp(time_seconds)
     from ledger.alarms
     order by raised_at`,
  );
  return rows.map((row) => ({ code: row.code, detail: row.detail, raisedAtMs: row.raised_at.getTime() }));
}

/** Surpluses as of the final block; tokens without one are left out. */
export async function readSurplus(db: Db): Promise<Surplus[]> {
  const { rows } = await db.query<{ token: string; amount: string }>(
    'select token, amount from watch.surplus where amount > 0 order by projection, token',
  );
  return rows.map((row) => ({ token: row.token, amount: BigInt(row.amount) }));
}

/** Notes the surpluses that a projection found at `block`. */
export async function writeSurplus(
  client: ClientBase,
  block: bigint,
  projection: string,
  surplus: readonly Surplus[],
): Promise<void> {
  await client.query(
    `insert into watch.surplus (projection, token, amount, block)
     select $4, token, amount, $3 from unnest($1::text[], $2::numeric[]) as t (token, amount)
     on conflict (projection, token) do update set amount = excluded.amount, block = excluded.block`,
    [
      surplus.map(({ token }) => token),
      surplus.map(({ amount }) => String(amount)),
      String(block),
      projection,
    ],
  );
}
