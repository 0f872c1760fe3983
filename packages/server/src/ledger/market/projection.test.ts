import type { MarketEvent } from '@lilape/domain/market/fold';
import { Client } from 'pg';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { appendBlocks } from '#ledger/append.ts';
import { type LedgerCursor, readCursor } from '#ledger/cursor.ts';
import { ledgerDigests } from '#ledger/digest.ts';
import { PUBLISHED_MARKET } from '#ledger/market/market-rows.ts';
import { marketProjection } from '#ledger/market/projection.ts';
import { readMarketTotals } from '#ledger/market/stored.ts';
import { rollBack } from '#ledger/roll-back.ts';
import { openProjections, startLedger } from '#ledger/source.ts';
import { readLines } from '#proof/rows.ts';
import { inTransaction } from '#postgres/transaction.ts';
import { type TestDatabase, openTestDatabase } from '#testing/postgres.ts';

const [RESERVES, OPENER, USDT, USDC] = ['0a', '0b', 'c1', 'c2'].map((digits) => address(digits)) as [
  `0x${string}`,
  `0x${string}`,
  `0x${string}`,
  `0x${string}`,
];
const PROJECTIONS = [
  marketProjection({ reserves: RESERVES, opener: OPENER, lilape: address('02'), coins: { USDT, USDC } }),
];
const START = { number: 100n, hash: hash(100), timeSeconds: 1_000 };
const SOURCE = {
  chainId: 31337,
  genesisHash: hash(0),
  fromBlock: 101n,
  projections: [
    { name: 'market', foldVersion: 1, contracts: { [RESERVES]: hash(1), [OPENER]: hash(2) }, facts: {} },
  ],
};
const OPEN = openProjections(PROJECTIONS, SOURCE);
const MILLION = 10n ** 24n;

const released: MarketEvent = {
  type: 'released',
  soldTokens: 10_000n * MILLION,
  rewards: 3_000n * MILLION,
  liquidity: 2_000n * MILLION,
  team: 1_000n * MILLION,
  marketing: 1_500n * MILLION,
  development: 1_000n * MILLION,
  dao: 1_000n * MILLION,
  burnedTokens: 77n,
};
const paid: MarketEvent = { type: 'paid', purpose: 'dao', recipient: address('dd'), tokens: 5n };
const opened: MarketEvent = {
  type: 'opened',
  coin: USDT,
  poolId: hash(7),
  moneyUnits: 100n,
  tokens: 200n,
  sqrtPriceX96: 2n ** 100n,
  liquidity: 400n,
};
const unused: MarketEvent = { ...opened, coin: USDC, moneyUnits: 0n, tokens: 0n, liquidity: 0n };
/** One block each: a release with a payment in the same transaction, both pools, what follows. */
const HISTORY = (
  [
    [released, paid],
    [opened],
    [unused, { type: 'restBurned', tokens: 6n }],
    [
      { type: 'swept', coin: USDT, units: 9n },
      { type: 'fees', coin: USDT, burnedTokens: 3n, paidUnits: 4n },
      { ...paid, tokens: 6n },
    ],
  ] as MarketEvent[][]
).map(blockOf);

let database: TestDatabase;
let client: Client;

beforeAll(async () => {
  database = await openTestDatabase();
  client = new Client(database.url);
  await client.connect();
});

beforeEach(() => startLedger(client, PROJECTIONS, SOURCE, START));

afterAll(async () => {
  await client.end();
  await database.drop();
});

function hash(n: number): `0x${string}` {
  return `0x${n.toString(16).padStart(64, '0')}`;
}

function address(digits: string): `0x${string}` {
  return `0x${digits.repeat(20)}`;
}

async function cursor(): Promise<LedgerCursor> {
  const found = await readCursor(client);
  if (found === null) throw new Error('no cursor');
  return found;
}

/** All events of a block in one transaction: each contract counts its own. */
function blockOf(events: readonly MarketEvent[], at: number) {
  const block = { number: BigInt(101 + at), hash: hash(101 + at), timeSeconds: 2_000 + at };
  const ordinals = new Map<string, number>();
  const logs = events.map((event, logIndex) => {
    const contract = ['released', 'paid', 'unreleasedBurned'].includes(event.type) ? RESERVES : OPENER;
    const ordinal = ordinals.get(contract) ?? 0;
    ordinals.set(contract, ordinal + 1);
    const { number, hash: blockHash, timeSeconds } = block;
    return {
      contract,
      ordinal,
      block: number,
      blockHash,
      timeSeconds,
      txHash: hash(1_000 + at),
      logIndex,
      event,
    };
  });
  return { block, logs };
}

async function append(...history: ReturnType<typeof blockOf>[]) {
  return appendBlocks(client, OPEN, await cursor(), {
    blocks: history.map(({ block }) => block),
    logs: new Map([['market', history.flatMap(({ logs }) => logs)]]),
    safe: 0n,
  });
}

test('behavior: release and pools stand as their last events left them', async () => {
  expect((await append(...HISTORY)).alarms).toEqual([]);
  const totals = readMarketTotals((await cursor()).states['market'] ?? {});
  expect(totals.released).toMatchObject({ block: 101n, timeSeconds: 2_000, soldTokens: 10_000n * MILLION });
  expect(totals.released?.split.dao).toBe(1_000n * MILLION);
  expect(totals.paidTokens.dao).toBe(11n);
  expect(totals.restBurnedTokens).toBe(6n);
  expect(totals.markets).toMatchObject([
    { coin: USDT, status: 'opened', sqrtPriceX96: 2n ** 100n, sweptUnits: 9n, done: { block: 102n } },
    { coin: USDC, status: 'unused', liquidity: 0n, done: { block: 103n } },
  ]);
});

test('behavior: in whatever chunks, and taken back across release and openings, it is the same', async () => {
  await append(...HISTORY);
  const whole = await ledgerDigests(database.pool, PROJECTIONS);
  const fold = OPEN[0]?.fold;
  for (let to = 0; to < HISTORY.length; to++) {
    await startLedger(client, PROJECTIONS, SOURCE, START);
    for (const block of HISTORY) expect((await append(block)).alarms).toEqual([]);
    const mark = HISTORY[to - 1]?.block ?? START;
    await rollBack(client, OPEN, await cursor(), mark);
    const { states } = await cursor();
    expect(await fold?.audit?.(client, mark.number, states['market'] ?? {})).toEqual([]);
    expect((await append(...HISTORY.slice(to))).alarms).toEqual([]);
    expect(await ledgerDigests(database.pool, PROJECTIONS)).toEqual(whole);
  }
});

test('error: two events of one transaction that contradict the rules are distinguished by their contracts', async () => {
  const { alarms } = await append(blockOf([paid, { type: 'givenUp', coin: USDT }], 0));
  expect(alarms).toMatchObject([
    { code: 'PAID_TOO_MUCH', log: { contract: RESERVES, ordinal: 0 } },
    { code: 'MARKET_DIFFERS', log: { contract: OPENER, ordinal: 0 } },
  ]);
});

test.each([
  ["delete from ledger.market_events where type = 'released'", 'releases: rows 0, totals 1'],
  ['delete from ledger.market_events where block = 102', 'openings: rows 1, totals 2'],
  [
    `update ledger.market_events set said = said || '{"tokens": "5"}' where type = 'paid'`,
    'paid dao tokens: rows 10, totals 11',
  ],
  [
    `update ledger.market_events set said = said || '{"paidUnits": "5"}' where type = 'fees'`,
    `fees ${USDT} paidUnits: rows 5, totals 4`,
  ],
  ["delete from ledger.market_events where type = 'swept'", `swept ${USDT} units: rows 0, totals 9`],
])('error: rows after "%s" are reported', async (change, reported) => {
  await append(...HISTORY);
  await client.query(change);
  const { states } = await cursor();
  expect(await OPEN[0]?.fold.audit?.(client, 104n, states['market'] ?? {})).toContain(reported);
});

test('behavior: every event is published as a line', async () => {
  await append(...HISTORY);
  const lines = await inTransaction(client, async () => {
    const found: string[] = [];
    for await (const page of readLines(client, PUBLISHED_MARKET, 101n, 104n))
      found.push(...page.map(({ line }) => line));
    return found;
  });
  expect(lines.map((line) => (JSON.parse(line) as { event: string }).event)).toEqual([
    'released',
    'paid',
    'opened',
    'opened',
    'restBurned',
    'swept',
    'fees',
    'paid',
  ]);
  expect(lines[1]).toBe(
    `{"block":101,"txHash":"${hash(1_000)}","ordinal":1,"logIndex":1,"event":"paid","purpose":"dao","recipient":"${address('dd')}","tokens":"5"}`,
  );
  expect(lines[2]).toBe(
    `{"block":102,"txHash":"${hash(1_001)}","ordinal":0,"logIndex":0,"event":"opened","coin":"${USDT}","liquidity":"400","moneyUnits":"100","poolId":"${hash(7)}","sqrtPriceX96":"1267650600228229401496703205376","tokens":"200"}`,
  );
});
