// Buyers' accounts: read for a batch, written back, folded again from their events.
import type { Address } from '@lilape/domain/address';
import { type BuyerAccount, EMPTY_TOTALS, foldSaleEvent } from '@lilape/domain/presale/fold';
import type { Stage } from '@lilape/domain/presale/stages';
import type { ClientBase } from 'pg';
import { type AccountEventRow, accountEvent } from '#ledger/sale/event-rows.ts';
import { addressOf, bytesOf } from '#ledger/stored.ts';

export type Accounts = Map<Address, BuyerAccount>;

type AccountRow = {
  buyer: Buffer;
  usdt_units: string;
  usdc_units: string;
  tokens: string;
  claimed: boolean;
  refunded_usdt: boolean;
  refunded_usdc: boolean;
};

/** The accounts of those `buyers` who have one. */
export async function readAccounts(client: ClientBase, buyers: ReadonlySet<Address>): Promise<Accounts> {
  if (buyers.size === 0) return new Map();
  const { rows } = await client.query<AccountRow>(
    'select * from ledger.sale_accounts where buyer = any($1::bytea[])',
    [byteaArray(buyers)],
  );
  return new Map(
    rows.map((row) => [
      addressOf(row.buyer),
      {
        units: { USDT: BigInt(row.usdt_units), USDC: BigInt(row.usdc_units) },
        tokens: BigInt(row.tokens),
        claimed: row.claimed,
        refunded: { USDT: row.refunded_usdt, USDC: row.refunded_usdc },
      },
    ]),
  );
}

/** Writes accounts, over what was there. Call inside a transaction. */
export async function writeAccounts(client: ClientBase, accounts: Accounts): Promise<void> {
  if (accounts.size === 0) return;
  const all = [...accounts.values()];
  // One statement: a table made for a COPY would cost more than the rows.
  await client.query(
    `insert into ledger.sale_accounts
     select * from unnest($1::bytea[], $2::bigint[], $3::bigint[], $4::numeric[], $5::bool[], $6::bool[], $7::bool[])
     on conflict (buyer) do update set usdt_units = excluded.usdt_units, usdc_units = excluded.usdc_units,
       tokens = excluded.tokens, claimed = excluded.claimed, refunded_usdt = excluded.refunded_usdt,
       refunded_usdc = excluded.refunded_usdc`,
    [
      Array.from(accounts.keys(), bytesOf),
      all.map(({ units }) => String(units.USDT)),
      all.map(({ units }) => String(units.USDC)),
      all.map(({ tokens }) => String(tokens)),
      all.map(({ claimed }) => claimed),
      all.map(({ refunded }) => refunded.USDT),
      all.map(({ refunded }) => refunded.USDC),
    ],
  );
}

/** Folds the accounts of `buyers` again from the events the ledger now has. Call inside a transaction. */
export async function refoldAccounts(
  client: ClientBase,
  stages: readonly Stage[],
  buyers: ReadonlySet<Address>,
): Promise<void> {
  const { rows } = await client.query<AccountEventRow>(
    `select type, account, coin, units, tokens, raised_units from ledger.sale_events
     where account = any($1::bytea[]) order by block, log_index`,
    [byteaArray(buyers)],
  );
  const accounts: Accounts = new Map();
  for (const row of rows) {
    const buyer = addressOf(row.account);
    // An account depends on its own events alone, not on the totals; their alarms were raised before.
    const { account } = foldSaleEvent(stages, EMPTY_TOTALS, accounts.get(buyer) ?? null, accountEvent(row));
    if (account !== null) accounts.set(buyer, account);
  }
  await client.query('delete from ledger.sale_accounts where buyer = any($1::bytea[])', [byteaArray(buyers)]);
  await writeAccounts(client, accounts);
}

function byteaArray(addresses: ReadonlySet<Address>): Buffer[] {
  return Array.from(addresses, bytesOf);
}
