// LILAPE balances: a row for each block in which an account's balance changed, with the balance after it.
import type { Address } from '@lilape/domain/address';
import { balanceLine } from '@lilape/events/lines';
import type { ClientBase } from 'pg';
import type { ProjectionTable, PublishedRows, TableIndex } from '#ledger/projection.ts';
import { type Hex, addressOf, bytesOf } from '#ledger/stored.ts';
import { copyBytes, copyIn } from '#postgres/copy.ts';
import { queryPatiently } from '#postgres/patient.ts';
import type { Db } from '#postgres/database.ts';

/** Base units of LILAPE by account. */
export type Balances = Map<Address, bigint>;

/** A balance after a block in which it changed. */
export type BalanceChange = { readonly account: Address; readonly block: bigint; readonly after: bigint };

/** Where the balances are; without its index, the whole table is read to find one. */
export const HOLDER_CHANGES: ProjectionTable & { readonly indexes: readonly [TableIndex] } = {
  name: 'ledger.holder_changes',
  columns: '*',
  key: ['account', 'block'],
  indexes: [
    {
      name: 'holder_changes_by_account',
      isUnique: true,
      on: 'ledger.holder_changes (account, block) include (after)',
    },
  ],
};

/** Each balance after each block in which it changed: the transfers themselves are not kept. */
export const PUBLISHED_CHANGES: PublishedRows = {
  table: 'ledger.holder_changes',
  columns: 'after',
  within: 'account',
  lineOf: ({ block, account, after }: { block: string; account: Buffer; after: string }) =>
    balanceLine(BigInt(block), addressOf(account), BigInt(after)),
};

/** The newest balances of those `accounts` that ever had one. */
export async function readBalances(client: ClientBase, accounts: ReadonlySet<Address>): Promise<Balances> {
  if (accounts.size === 0) return new Map();
  const { rows } = await client.query<{ account: Buffer; after: string }>(
    `select asked.account, newest.after from unnest($1::bytea[]) as asked (account)
     cross join lateral (
       select after from ledger.holder_changes where account = asked.account order by block desc limit 1
     ) newest`,
    [Array.from(accounts, bytesOf)],
  );
  return balancesIn(rows);
}

function balancesIn(rows: readonly { account: Buffer; after: string }[]): Balances {
  return new Map(rows.map((row) => [addressOf(row.account), BigInt(row.after)]));
}

/** Adds changes of blocks after all that are there. Call inside a transaction. */
export async function addChanges(client: ClientBase, changes: readonly BalanceChange[]): Promise<void> {
  if (changes.length === 0) return;
  await copyIn(client, {
    sql: 'copy ledger.holder_changes (account, block, after) from stdin',
    rows: changes,
    lineOf: ({ account, block, after }) => `${copyBytes(account)}\t${block}\t${after}\n`,
  });
}

/** Takes out the changes after `block`. Call inside a transaction. */
export async function dropChangesAfter(client: ClientBase, block: bigint): Promise<void> {
  await client.query('delete from ledger.holder_changes where block > $1', [String(block)]);
}

/** The balance of `account` after the block `atBlock`, base units; 0 for one that never had any. */
export async function readBalanceAt(db: Db, account: Address, atBlock: bigint): Promise<bigint> {
  const { rows } = await db.query<{ after: string }>(
    'select after from ledger.holder_changes where account = $1 and block <= $2 order by block desc limit 1',
    [bytesOf(account), String(atBlock)],
  );
  return BigInt(rows[0]?.after ?? 0);
}

/** A balance at the ledger's head, base units, and how old that is. */
export type HolderNow = { readonly tokens: bigint; readonly block: bigint; readonly readAtMs: number };

/** What `account` has at the ledger's head; null where the ledger does not read LILAPE's transfers, or was not at the head yet. */
export async function readHolder(db: Db, account: Address): Promise<HolderNow | null> {
  const { rows } = await db.query<{ tokens: string; number: string; read_at_ms: string }>(
    `select st.number, p.read_at_ms, coalesce(
       (select after from ledger.holder_changes where account = $1 order by block desc limit 1), 0) as tokens
     from ledger.state st, watch.progress p, ledger.projections r where r.name = 'holders'
       and p.read_at_ms > 0 and to_regclass('ledger.holder_changes_by_account') is not null`,
    [bytesOf(account)],
  );
  const row = rows[0];
  if (row === undefined) return null;
  return { tokens: BigInt(row.tokens), block: BigInt(row.number), readAtMs: Number(row.read_at_ms) };
}

// An account's newest change up to a block; the rows come in the order of the table's index, so nothing is sorted.
const AT_BLOCK = `
  select distinct on (account) account, after from ledger.holder_changes
  where block <= $1 order by account, block desc`;

/** The newest balances of all who ever had one, without the help of an index; null where these are more than `most`. */
export async function readAllBalances(client: ClientBase, most: number): Promise<Balances | null> {
  const { rows } = await queryPatiently<{ account: Buffer; after: string }>(
    client,
    `select distinct on (account) account, after from ledger.holder_changes order by account, block desc limit $1`,
    [most + 1],
  );
  return rows.length > most ? null : balancesIn(rows);
}

/** Who has a balance after the block `atBlock`, ascending from behind `after`, at most `most` of them. */
export async function readHoldersBehind(
  client: ClientBase,
  atBlock: bigint,
  after: Hex | null,
  most: number,
): Promise<Balances> {
  const { rows } = await client.query<{ account: Buffer; after: string }>(
    `select account, after from (
       select distinct on (account) account, after from ledger.holder_changes
       where block <= $1 and account > $2 order by account, block desc) holders
     where after <> 0 order by account limit $3`,
    [String(atBlock), after === null ? Buffer.alloc(0) : bytesOf(after), most],
  );
  return balancesIn(rows);
}

/** Everybody's balance after the block `atBlock`, by address; those who had none left are left out. */
export async function readHoldersAt(db: Db, atBlock: bigint): Promise<Balances> {
  const { rows } = await db.query<{ account: Buffer; after: string }>(
    `select account, after from (${AT_BLOCK}) holders where after <> 0`,
    [String(atBlock)],
  );
  return balancesIn(rows);
}

/** The sum of all balances after the block `atBlock`, base units. */
export async function sumBalancesAt(db: Db, atBlock: bigint): Promise<bigint> {
  const { rows } = await db.query<{ sum: string | null }>(
    `select sum(after) as sum from (${AT_BLOCK}) holders`,
    [String(atBlock)],
  );
  return BigInt(rows[0]?.sum ?? 0);
}
