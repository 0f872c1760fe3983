// A ledger with as many holders as one wants, who never were on a chain: balances, stakes and purchases by formula.
import type { ClientBase } from 'pg';
import { startTestLedger } from '@lilape/server/testing/api-ledger';

/** The account of a number, as SQL has it: like any other, and the same every time. */
export const ACCOUNT = "substring(sha256(convert_to('holder ' || n, 'utf8')) from 1 for 20)";

/** What each of them has, base units: up to 100 billion LILAPE, so that there are some of every tier. */
const BALANCE = '((n * 7919) % 1000)::numeric * 1e26';

/**
 * Writes the ledger: three balances of each holder, a stake of every fifth, a purchase of every second, indexes, all of it
 * final. Calling what it returns changes the ledger's version, as a block does.
 */
export async function writeManyHolders(client: ClientBase, holders: number): Promise<() => Promise<void>> {
  const ledger = await startTestLedger(client);
  for (let block = 0; block < 4; block++) await ledger.block();
  const numbers = `generate_series(1, ${holders}) n`;
  await client.query(
    `insert into ledger.holder_changes (account, block, after)
     select ${ACCOUNT}, block, ${BALANCE} + block from ${numbers}, generate_series(101, 103) block`,
  );
  await client.query(
    `insert into ledger.stake_events
     select sha256(convert_to('stake ' || n, 'utf8')), 0, 102, n, 1800000000, ${ACCOUNT}, 1, 'staked', 0, 1e26, 90,
       1800000000, 0, 0, null, true, 1, 1
     from ${numbers} where n % 5 = 0`,
  );
  await client.query(
    `insert into ledger.sale_events (tx_hash, ordinal, block, log_index, block_hash, time_seconds, type, account, coin,
       units, tokens, raised_units, version)
     select sha256(convert_to('buy ' || n, 'utf8')), 0, 102, n, sha256('block'), 1800000000, 'purchased', ${ACCOUNT},
       'USDT', 1000000, 1e26, 0, 1
     from ${numbers} where n % 2 = 0`,
  );
  await ledger.heads(103, 103);
  await ledger.index();
  await client.query('analyze ledger.holder_changes, ledger.stake_events, ledger.sale_events');
  await ledger.note();
  return async () => void (await ledger.block());
}
