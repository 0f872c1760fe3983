// The keeper's transactions and what is due, in the database.
import type { Address } from '@lilape/domain/address';
import type { Hex } from 'viem';
import { hexOf } from '#ledger/stored.ts';
import type { Db } from '#postgres/database.ts';

export type WaitingCall = {
  readonly id: string;
  readonly name: string;
  readonly nonce: number;
  readonly hash: Hex;
  readonly maxFeeWei: bigint;
  /** Since it was sent, milliseconds. */
  readonly ageMs: number;
};

const bytes = (hex: string) => Buffer.from(hex.slice(2), 'hex');

/** What an account has sent that is not known to be mined, oldest first. */
export async function readWaiting(db: Db, account: Address): Promise<WaitingCall[]> {
  const { rows } = await db.query<{
    id: string;
    name: string;
    nonce: string;
    hash: Buffer;
    max_fee_wei: string;
    age_ms: string;
  }>(
    `select id, name, nonce, hash, max_fee_wei, extract(epoch from now() - sent_at) * 1000 as age_ms
     from app.keeper_calls where account = $1 and state = 'waiting' order by id`,
    [bytes(account)],
  );
  return rows.map((row) => ({
    id: row.id,
    name: row.name,
    nonce: Number(row.nonce),
    hash: hexOf(row.hash),
    maxFeeWei: BigInt(row.max_fee_wei),
    ageMs: Number(row.age_ms),
  }));
}

/** What an account's transactions of the last 24 hours cost, or may cost while they are not mined, wei. */
export async function readSpentWei(db: Db, account: Address): Promise<bigint> {
  const { rows } = await db.query<{ spent: string }>(
    `select coalesce(sum(coalesce(fee_wei, max_wei)), 0)::text as spent from app.keeper_calls
     where account = $1 and state <> 'dropped' and sent_at > now() - interval '24 hours'`,
    [bytes(account)],
  );
  return BigInt(rows[0]?.spent ?? 0);
}

/** Writes a transaction down before it is sent: a process that ends in between has lost nothing. */
export async function noteCall(
  db: Db,
  call: {
    readonly account: Address;
    readonly name: string;
    readonly nonce: number;
    readonly hash: Hex;
    readonly maxWei: bigint;
    readonly maxFeeWei: bigint;
  },
): Promise<void> {
  await db.query(
    `insert into app.keeper_calls (account, name, nonce, hash, max_wei, max_fee_wei) values ($1, $2, $3, $4, $5, $6)
     on conflict (hash) do nothing`,
    [
      bytes(call.account),
      call.name,
      call.nonce,
      bytes(call.hash),
      String(call.maxWei),
      String(call.maxFeeWei),
    ],
  );
}

/** What became of a transaction; `feeWei` where it was mined. */
export async function noteEnd(db: Db, id: string, feeWei: bigint | null): Promise<void> {
  await db.query('update app.keeper_calls set state = $2, fee_wei = $3 where id = $1', [
    id,
    feeWei === null ? 'dropped' : 'mined',
    feeWei === null ? null : String(feeWei),
  ]);
}

/** A process that sends with an account notes what it has every minute: what was noted earlier is of a key that was replaced, milliseconds. */
const REPLACED_MS = 600_000;

/** What the account has, for the alarm. */
export async function noteBalance(
  db: Db,
  account: Address,
  balanceWei: bigint,
  leastWei: bigint,
): Promise<void> {
  await db.query(
    `insert into app.keepers (account, balance_wei, least_wei) values ($1, $2, $3)
     on conflict (account) do update set balance_wei = $2, least_wei = $3, told_at = now()`,
    [bytes(account), String(balanceWei), String(leastWei)],
  );
  await db.query(`delete from app.keepers where told_at < now() - $1 * interval '1 millisecond'`, [
    REPLACED_MS,
  ]);
}

/** Notes what is due at this moment; what was due before keeps its time. */
export async function noteDue(db: Db, names: readonly string[]): Promise<void> {
  await db.query('delete from app.due_calls where name <> all($1::text[])', [names]);
  await db.query('insert into app.due_calls (name) select unnest($1::text[]) on conflict do nothing', [
    names,
  ]);
}
