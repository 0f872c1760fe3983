import { Client } from 'pg';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { SaleLog } from '#ledger/sale/event-rows.ts';
import { saleProjection } from '#ledger/sale/projection.ts';
import { saleOf } from '#ledger/sale/snapshot.ts';
import { readAlarms } from '#ledger/alarms.ts';
import { appendBlocks } from '#ledger/append.ts';
import { CursorMovedError, type LedgerCursor, readCursor } from '#ledger/cursor.ts';
import { dumpLedger, ledgerDigests } from '#ledger/digest.ts';
import { readFirstBlock, readSnapshot } from '#ledger/read.ts';
import { readOrphanedOf, readPurchasesOf } from '#ledger/sale/purchases.ts';
import { readKept, rollBack } from '#ledger/roll-back.ts';
import { openProjections, startLedger } from '#ledger/source.ts';
import { toStored } from '#ledger/stored.ts';
import { TEST_TERMS } from '#testing/api-ledger.ts';
import { type TestDatabase, openTestDatabase } from '#testing/postgres.ts';

const BUYER = `0x${'b1'.repeat(20)}` as const;
const START = { number: 100n, hash: hash(100), timeSeconds: 1_000 };
const SALE = {
  chainId: 31337,
  presale: `0x${'01'.repeat(20)}`,
  lilape: `0x${'02'.repeat(20)}`,
  coins: { USDT: `0x${'03'.repeat(20)}`, USDC: `0x${'04'.repeat(20)}` },
  fromBlock: 101n,
} as const;
const PROJECTIONS = [saleProjection(SALE)];
const SOURCE = {
  chainId: 31337,
  genesisHash: hash(0),
  fromBlock: 101n,
  projections: [
    { name: 'sale', foldVersion: 1, contracts: { [SALE.presale]: hash(1) }, facts: toStored(TEST_TERMS) },
  ],
};
const OPEN = openProjections(PROJECTIONS, SOURCE);

let database: TestDatabase;
let client: Client;

beforeEach(async () => {
  database = await openTestDatabase();
  client = new Client(database.url);
  await client.connect();
  await startLedger(client, PROJECTIONS, SOURCE, START);
});

afterEach(async () => {
  await client.end();
  await database.drop();
});

function hash(n: number): `0x${string}` {
  return `0x${n.toString(16).padStart(64, '0')}`;
}

function block(n: number, fork = 0) {
  return { number: BigInt(n), hash: hash(n + fork), timeSeconds: 1_000 + n };
}

/** A purchase of stage 1, 0.0012 dollars a token. */
function purchase(tx: number, at: ReturnType<typeof block>, raised: bigint, tokens = 1_000n): SaleLog {
  return {
    contract: SALE.presale,
    txHash: hash(tx),
    ordinal: 0,
    block: at.number,
    blockHash: at.hash,
    logIndex: 0,
    timeSeconds: at.timeSeconds,
    event: {
      type: 'purchased',
      buyer: BUYER,
      coin: 'USDT',
      chargedUnits: 1_200_000n,
      tokens: tokens * 10n ** 18n,
      raisedBeforeUnits: raised,
    },
  };
}

async function cursor(): Promise<LedgerCursor> {
  const found = await readCursor(client);
  if (found === null) throw new Error('no cursor');
  return found;
}

async function append(at: ReturnType<typeof block>, ...logs: SaleLog[]) {
  return appendBlocks(client, OPEN, await cursor(), {
    blocks: [at],
    logs: new Map([['sale', logs]]),
    safe: 0n,
  });
}

async function dump(page?: number): Promise<string[]> {
  const lines: string[] = [];
  for (const part of dumpLedger(database.pool, PROJECTIONS, page))
    for await (const line of part.lines) lines.push(line);
  return lines;
}

test('behavior: no blocks change nothing', async () => {
  const before = await cursor();
  expect(await appendBlocks(client, OPEN, before, { blocks: [], logs: new Map(), safe: 200n })).toEqual({
    cursor: before,
    alarms: [],
  });
  expect(await cursor()).toEqual(before);
});

test('behavior: a block’s events, accounts, totals and cursor are written together', async () => {
  await append(block(101), purchase(1, block(101), 0n));
  const snapshot = await readSnapshot(database.pool);
  expect(snapshot?.heads).toMatchObject({ number: 101n, hash: hash(101), final: 100n, timeSeconds: 1_101 });
  expect(snapshot && saleOf(snapshot).totals).toMatchObject({
    units: { USDT: 1_200_000n, USDC: 0n },
    buyers: 1,
    purchases: 1,
  });
  const { rows } = await client.query('select usdt_units, tokens from ledger.sale_accounts');
  expect(rows).toEqual([{ usdt_units: '1200000', tokens: '1000000000000000000000' }]);
});

test('behavior: the version grows with every change, and listeners are notified', async () => {
  const listener = new Client(database.url);
  await listener.connect();
  await listener.query('listen ledger');
  const notified = new Promise<string | undefined>((resolve) =>
    listener.once('notification', ({ payload }) => resolve(payload)),
  );
  const before = await readSnapshot(database.pool);
  await append(block(101));
  const after = await readSnapshot(database.pool);
  expect(after?.version).toBe((before?.version ?? 0n) + 1n);
  expect(await notified).toBe(String(after?.version));
  await listener.end();
});

test('error: a writer whose cursor is old changes nothing', async () => {
  const old = await cursor();
  await append(block(101));
  const before = await ledgerDigests(database.pool, PROJECTIONS);
  const chunk = { blocks: [block(102)], logs: new Map([['sale', [purchase(1, block(102), 0n)]]]), safe: 0n };
  await expect(appendBlocks(client, OPEN, old, chunk)).rejects.toThrow(CursorMovedError);
  expect(await ledgerDigests(database.pool, PROJECTIONS)).toEqual(before);
});

test('error: a writer whose cursor has the right number and another hash changes nothing', async () => {
  await append(block(101));
  const other = { ...(await cursor()), hash: hash(999) };
  const chunk = { blocks: [block(102)], logs: new Map(), safe: 0n };
  await expect(appendBlocks(client, OPEN, other, chunk)).rejects.toThrow(CursorMovedError);
  expect((await cursor()).number).toBe(101n);
});

test('behavior: what was safe stays safe when an endpoint says less, and the head is never passed', async () => {
  expect([await safeAfter(101, 500n), await safeAfter(102, 100n), await safeAfter(103, 102n)]).toEqual([
    101n,
    101n,
    102n,
  ]);
});

async function safeAfter(n: number, safe: bigint): Promise<bigint> {
  const chunk = { blocks: [block(n)], logs: new Map(), safe };
  return (await appendBlocks(client, OPEN, await cursor(), chunk)).cursor.safe;
}

test('behavior: falling back leaves the ledger as if the blocks had never been, and keeps what they held aside', async () => {
  await append(block(101), purchase(1, block(101), 0n));
  const before = await dump();
  await append(block(102), purchase(2, block(102), 1_200_000n));
  await rollBack(client, OPEN, await cursor(), block(101));
  expect(await dump()).toEqual(before);
  const orphaned = await readOrphanedOf(database.pool, BUYER);
  expect(orphaned.map(({ txHash, block }) => [txHash, block])).toEqual([[hash(2), 102n]]);
});

test('behavior: a purchase that is mined again, elsewhere in another block, is credited once and no orphan', async () => {
  await append(block(101), purchase(2, block(101), 0n));
  await rollBack(client, OPEN, await cursor(), START);
  const again = { ...purchase(2, block(101, 9), 0n), logIndex: 5 };
  await append(block(101, 9), again);
  const purchases = await readPurchasesOf(database.pool, BUYER);
  expect(purchases.map(({ txHash, blockHash }) => [txHash, blockHash])).toEqual([[hash(2), hash(110)]]);
  expect(await readOrphanedOf(database.pool, BUYER)).toEqual([]);
});

test('error: the ledger never falls back below a final block', async () => {
  await expect(rollBack(client, OPEN, await cursor(), block(99))).rejects.toThrow('below a final block');
});

test('error: it falls back to no block that it has not kept, nor to another of that height', async () => {
  await append(block(101), purchase(1, block(101), 0n));
  await append(block(102));
  const before = await dump();
  for (const to of [block(101, 500), block(105)])
    await expect(rollBack(client, OPEN, await cursor(), to)).rejects.toThrow('is not kept to fall back to');
  expect(await dump()).toEqual(before);
});

test('behavior: tokens that the ladder does not give are recorded as the event says, and raise an alarm', async () => {
  const { alarms } = await append(block(101), purchase(1, block(101), 0n, 2_000n));
  expect(alarms.map(({ code, expected, actual }) => [code, expected, actual])).toEqual([
    ['TOKENS_DIFFER', '1000000000000000000000', '2000000000000000000000'],
  ]);
  expect((await readSnapshot(database.pool))?.alarms).toBe(1);
  expect((await readAlarms(database.pool)).map(({ code }) => code)).toEqual(['TOKENS_DIFFER']);
  await rollBack(client, OPEN, await cursor(), START);
  expect(await readAlarms(database.pool)).toEqual([]);
});

/** Who waits in this database: others of the same server have waiters of their own. */
const WAITING = `select from pg_locks where not granted
  and database = (select oid from pg_database where datname = current_database())`;

test('behavior: a ledger that is started anew waits for whoever reads, and neither waits for the other', async () => {
  const reader = await database.pool.connect();
  try {
    await reader.query('begin; select from ledger.source');
    const started = startLedger(client, PROJECTIONS, SOURCE, START);
    await expect.poll(async () => (await database.pool.query(WAITING)).rowCount).toBe(1);
    const { rows } = await reader.query('select count(*)::int as count from ledger.sale_events');
    expect(rows).toEqual([{ count: 0 }]);
    await reader.query('commit');
    await started;
  } finally {
    reader.release();
  }
});

test('behavior: the newest kept block at or below a height is found, and none below the first', async () => {
  await append(block(101));
  expect(await readKept(client, 101n)).toMatchObject({ number: 101n, hash: hash(101) });
  expect(await readKept(client, 150n)).toMatchObject({ number: 101n, hash: hash(101) });
  expect(await readKept(client, 100n)).toMatchObject({ number: 100n, hash: hash(100) });
  expect(await readKept(client, 99n)).toBeNull();
});

test('behavior: read a few rows at a time, the dump is the same', async () => {
  for (let at = 101; at < 106; at++)
    await append(block(at), purchase(at, block(at), BigInt(at - 101) * 1_200_000n));
  const whole = await dump();
  expect(whole.filter((line) => line.includes('"purchased"'))).toHaveLength(5);
  for (const page of [1, 2, 5]) expect(await dump(page)).toEqual(whole);
});

test('error: a projection that leaves out a block stops the ledger before anything of it is kept', async () => {
  const lazy = OPEN.map((projection) => ({
    ...projection,
    fold: { ...projection.fold, add: async () => ({ states: [], alarms: [] }) },
  }));
  const chunk = { blocks: [block(101)], logs: new Map(), safe: 0n };
  const before = await dump();
  await expect(appendBlocks(client, lazy, await cursor(), chunk)).rejects.toThrow(
    'Projection sale left out a block.',
  );
  expect(await dump()).toEqual(before);
});

test('behavior: the first block is the one that the ledger was started from', async () => {
  expect(await readFirstBlock(client)).toBe(101n);
  await client.query('truncate ledger.source');
  expect(await readFirstBlock(client)).toBe(0n);
});
