import { erc20Abi } from '@lilape/contracts/generated/abis';
import { concatHex, encodeFunctionData, numberToHex, pad } from 'viem';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Hex } from '#chain/blocks.ts';
import { readAlarms, readSurplus } from '#ledger/alarms.ts';
import { type TestChain, startTestChain } from '#testing/chain.ts';
import { SILENT_LOG, untilAtHead, untilLedger } from '#testing/ledger.ts';
import { type TestDatabase, openTestDatabase } from '#testing/postgres.ts';
import { type Watcher, startWatcher } from '#watcher/start.ts';

let chain: TestChain;
let database: TestDatabase;
let watcher: Watcher;

beforeAll(async () => {
  [chain, database] = await Promise.all([startTestChain(), openTestDatabase()]);
  await chain.buy([{ buyer: 0, coin: 'USDT', units: 5_000_000n }]);
  await chain.mine(10);
  watcher = startWatcher({
    databaseUrl: database.url,
    rpcUrls: [chain.rpcUrl],
    subject: chain.subject,
    log: SILENT_LOG,
  });
});

afterAll(async () => {
  await watcher.stop();
  await database.drop();
  await chain.stop();
});

async function send(from: Hex, to: Hex, data: Hex): Promise<Hex> {
  await chain.rpc('anvil_impersonateAccount', from);
  const hash = await chain.rpc<Hex>('eth_sendTransaction', { from, to, data, gas: '0x493e0' });
  await chain.mine();
  return hash;
}

function transfer(to: Hex, amount: bigint): Hex {
  return encodeFunctionData({ abi: erc20Abi, functionName: 'transfer', args: [to, amount] });
}

/** Where Solady's ERC20 keeps the supply. */
const SUPPLY_SLOT: Hex = `0x${'05345cdf77eb68f44c'.padStart(64, '0')}`;

/** Code that emits the three topics and three words of data it is called with: LOG3 of calldata. */
const ECHO: Hex = '0x60c0600060003760405160205160005160606060a300';

test('behavior: a contract that emits the same event is not the sale', async () => {
  const fake: Hex = `0x${'fa'.repeat(20)}`;
  const [log] = await chain.rpc<{ topics: Hex[]; data: Hex }[]>('eth_getLogs', {
    address: chain.sale.presale,
    fromBlock: '0x0',
    topics: [null, pad(chain.buyers[0] ?? '0x')],
  });
  await chain.rpc('anvil_setCode', fake, ECHO);
  const before = await untilAtHead(database.pool, chain);
  const [topic = '0x', buyer = '0x', coin = '0x'] = log?.topics ?? [];
  const hash = await send(chain.buyers[5] ?? '0x', fake, concatHex([topic, buyer, coin, log?.data ?? '0x']));
  const { logs } = await chain.rpc<{ logs: { topics: Hex[]; data: Hex }[] }>(
    'eth_getTransactionReceipt',
    hash,
  );
  expect(logs.map(({ topics, data }) => ({ topics, data }))).toEqual([
    { topics: log?.topics, data: log?.data },
  ]);
  await chain.mine(10);
  const after = await untilAtHead(database.pool, chain);
  expect(after.totals).toEqual(before.totals);
});

test('behavior: coins sent to the sale by mistake are noted, and no alarm', async () => {
  await send(chain.buyers[6] ?? '0x', chain.sale.coins.USDC, transfer(chain.sale.presale, 123_456n));
  await chain.mine(10);
  const { alarms, totals } = await untilAtHead(database.pool, chain);
  expect({ alarms, usdcUnits: totals.units.USDC }).toEqual({ alarms: 0, usdcUnits: 0n });
  expect(await readSurplus(database.pool)).toEqual([{ token: 'USDC', amount: 123_456n }]);
});

test('behavior: a sale that holds less than it owes raises an alarm', async () => {
  await chain.rpc('anvil_setBalance', chain.sale.presale, '0xde0b6b3a7640000');
  await send(chain.sale.presale, chain.sale.coins.USDT, transfer(chain.buyers[7] ?? '0x', 1n));
  await chain.mine(10);
  await untilLedger(database.pool, ({ alarms }) => alarms === 1);
  const [alarm] = await readAlarms(database.pool);
  expect(alarm?.code).toBe('SHORTFALL');
  expect(alarm?.detail).toContain('USDT: holds 4999999, must hold 5000000');

  await send(chain.buyers[7] ?? '0x', chain.sale.coins.USDT, transfer(chain.sale.presale, 1n));
  await chain.mine(10);
  expect(await untilAtHead(database.pool, chain)).toMatchObject({ alarms: 0 });
});

test('behavior: a supply that the transfers do not give raises an alarm and holds the final block', async () => {
  const before = await untilAtHead(database.pool, chain);
  const word = await chain.rpc<Hex>('eth_getStorageAt', chain.sale.lilape, SUPPLY_SLOT, 'latest');
  await chain.rpc('anvil_setStorageAt', chain.sale.lilape, SUPPLY_SLOT, pad(numberToHex(BigInt(word) - 1n)));
  await chain.mine(12);
  const during = await untilLedger(database.pool, ({ alarms }) => alarms === 1);
  const [alarm] = await readAlarms(database.pool);
  expect(alarm?.code).toBe('COUNTERS_DIFFER');
  expect(alarm?.detail).toContain(`holders: supply: events ${BigInt(word)}, contract ${BigInt(word) - 1n}`);
  expect(during.heads.final).toBeLessThan(before.heads.number + 2n);
  await chain.rpc('anvil_setStorageAt', chain.sale.lilape, SUPPLY_SLOT, word);
  await chain.mine(12);
  expect(await untilAtHead(database.pool, chain)).toMatchObject({ alarms: 0 });
});

test('behavior: balances that do not add up to the supply raise an alarm when a watcher begins', async () => {
  await untilAtHead(database.pool, chain);
  await watcher.stop();
  const changeOne = 'update ledger.holder_changes set after = after + $1 where account = $2';
  const account = Buffer.from((chain.buyers[0] ?? '0x').slice(2), 'hex');
  await database.pool.query(changeOne, ['1', account]);
  const { rpcUrl, subject } = chain;
  watcher = startWatcher({ databaseUrl: database.url, rpcUrls: [rpcUrl], subject, log: SILENT_LOG });
  await chain.mine(2);
  await untilLedger(database.pool, ({ alarms }) => alarms === 1);
  expect((await readAlarms(database.pool))[0]?.detail).toContain('holders: balances: sum');
  await database.pool.query(changeOne, ['-1', account]);
  await chain.mine(2);
  expect(await untilAtHead(database.pool, chain)).toMatchObject({ alarms: 0 });
});

test('behavior: counters that are not the sum of the events raise an alarm and hold the final block', async () => {
  const before = await untilAtHead(database.pool, chain);
  const word = await chain.rpc<Hex>('eth_getStorageAt', chain.sale.presale, '0x2', 'latest');
  await chain.rpc('anvil_setStorageAt', chain.sale.presale, '0x2', pad(numberToHex(BigInt(word) + 1n)));
  await chain.mine(12);
  const during = await untilLedger(database.pool, ({ alarms }) => alarms === 1);
  expect((await readAlarms(database.pool)).map(({ code }) => code)).toEqual(['COUNTERS_DIFFER']);
  expect(during.heads.final).toBeLessThan(before.heads.number + 2n);
});
