// Alarms that stand, and what contracts hold beyond their debts. What each alarm means: domain/src/alarms.
import type { AlarmCode } from '@lilape/domain/alarms/runbook';
import type { ClientBase } from 'pg';
import { nextVersion } from '#ledger/cursor.ts';
import type { Surplus } from '#ledger/projection.ts';
import type { Db } from '#postgres/database.ts';
import { inTransaction } from '#postgres/transaction.ts';

export type StandingAlarm = { readonly code: string; readonly detail: string; readonly raisedAtMs: number };

/** Raises an alarm that stands until cleared; one that stands already stays as it is. */
export async function raiseAlarm(client: ClientBase, code: AlarmCode, detail: string): Promise<void> {
  await inTransaction(client, () => raiseAlarmIn(client, code, detail));
}

/** The same, inside a transaction. */
export async function raiseAlarmIn(client: ClientBase, code: AlarmCode, detail: string): Promise<void> {
  await nextVersion(client);
  await client.query(
    'insert into watch.alarms (code, detail) values ($1, $2) on conflict (code) where cleared_at is null do nothing',
    [code, detail],
  );
}

/** Clears an alarm if it stands. */
export async function clearAlarm(client: ClientBase, code: AlarmCode): Promise<void> {
  await inTransaction(client, () => clearAlarmIn(client, code));
}

/** The same, inside a transaction. */
export async function clearAlarmIn(client: ClientBase, code: AlarmCode): Promise<void> {
  await nextVersion(client);
  await client.query('update watch.alarms set cleared_at = now() where code = $1 and cleared_at is null', [
    code,
  ]);
}

/** Codes of the alarms that stand, without events that contradict the rules. */
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
