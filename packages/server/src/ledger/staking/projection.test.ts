import type { StakingEvent } from '@lilape/domain/staking/fold';
import { Client } from 'pg';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { appendBlocks } from '#ledger/append.ts';
import { type LedgerCursor, readCursor } from '#ledger/cursor.ts';
import { ledgerDigests } from '#ledger/digest.ts';
import { rollBack } from '#ledger/roll-back.ts';
import { openProjections, startLedger } from '#ledger/source.ts';
import { auditStakes } from '#ledger/staking/audit.ts';
import { stakingProjection } from '#ledger/staking/projection.ts';
import { readStakeCounts, readStakes } from '#ledger/staking/stake-rows.ts';
import { readStakingTotals } from '#ledger/staking/stored.ts';
import { type TestDatabase, openTestDatabase } from '#testing/postgres.ts';
import { seededRandom } from '#testing/random.ts';
import { type StakingBlock, stakingHistory } from '#testing/staking-history.ts';

const STAKING = `0x${'05'.repeat(20)}` as const;
const ANN = `0x${'a1'.repeat(20)}` as const;
const DAY = 86_400;
const PROJECTIONS = [
  stakingProjection({ staking: STAKING, lilape: `0x${'02'.repeat(20)}`, lowPoolTokens: 0n }),
];
const START = { number: 100n, hash: hash(100), timeSeconds: 1_000 };
const SOURCE = {
  chainId: 31337,
  genesisHash: hash(0),
  fromBlock: 101n,
  projections: [{ name: 'staking', foldVersion: 1, contracts: { [STAKING]: hash(1) }, facts: {} }],
};
const OPEN = openProjections(PROJECTIONS, SOURCE);

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

async function cursor(): Promise<LedgerCursor> {
  const found = await readCursor(client);
  if (found === null) throw new Error('no cursor');
  return found;
}

async function append(...history: StakingBlock[]) {
  return appendBlocks(client, OPEN, await cursor(), {
    blocks: history.map(({ block }) => block),
    logs: new Map([['staking', history.flatMap(({ logs }) => logs)]]),
    safe: 0n,
  });
}

/** A block so many days after the first with these events, each in a transaction of its own. */
function blockOf(day: number, ...events: StakingEvent[]): StakingBlock {
  const block = { number: BigInt(101 + day), hash: hash(101 + day), timeSeconds: 1_800_000_000 + day * DAY };
  const place = { contract: STAKING, ordinal: 0, block: block.number, blockHash: block.hash };
  const logs = events.map((event, logIndex) => ({
    ...place,
    timeSeconds: block.timeSeconds,
    txHash: hash(1_000 * day + logIndex),
    logIndex,
    event,
  }));
  return { block, logs };
}

const first = { account: ANN, stakeId: 1 };
const second = { account: ANN, stakeId: 2 };
const opening = {
  ...first,
  type: 'staked',
  tokens: 365n,
  lockDays: 90,
  apeId: 7,
  rewardTokens: 36n,
} as const;
const totals = async () => readStakingTotals((await cursor()).states['staking'] ?? {});

test('behavior: stakes stand as their last event left them, in whatever chunks they came', async () => {
  const { alarms } = await append(
    blockOf(0, opening, { ...opening, stakeId: 2, apeId: 0, rewardTokens: 18n }),
    blockOf(30, { ...first, type: 'claimed', rewardTokens: 12n }),
  );
  expect(alarms).toEqual([]);
  await append(
    blockOf(
      60,
      { ...first, type: 'unbound', apeId: 7, freedTokens: 12n },
      { ...first, type: 'claimed', rewardTokens: 6n },
    ),
  );
  await append(blockOf(90, { ...second, type: 'unstaked', tokens: 365n, rewardTokens: 18n }));
  const opened = { tokens: 365n, lockDays: 90, startSeconds: 1_800_000_000 };
  expect(await readStakes(client, [first, second, { account: ANN, stakeId: 3 }])).toEqual(
    new Map([
      [`${ANN} 1`, { ...opened, apeId: 7, paidSeconds: 60 * DAY, bonusEndSeconds: 30 * DAY, isActive: true }],
      [`${ANN} 2`, { ...opened, apeId: 0, paidSeconds: 90 * DAY, bonusEndSeconds: null, isActive: false }],
    ]),
  );
  expect(await readStakeCounts(client, [ANN, STAKING])).toEqual(new Map([[ANN, { opened: 2, open: 1 }]]));
  expect(await totals()).toEqual({
    stakedTokens: 365n,
    reservedTokens: 6n,
    opened: 2,
    open: 1,
    stakers: 1,
    paidTokens: 36n,
    fundedTokens: 0n,
    takenTokens: 0n,
  });
});

test('behavior: blocks that are taken back leave the stakes as they were', async () => {
  await append(blockOf(0, opening));
  await append(blockOf(30, { ...first, type: 'claimed', rewardTokens: 12n }), blockOf(31));
  await rollBack(client, OPEN, await cursor(), blockOf(0).block);
  expect((await readStakes(client, [first])).get(`${ANN} 1`)).toMatchObject({ paidSeconds: 0 });
  expect(await totals()).toMatchObject({ reservedTokens: 36n, paidTokens: 0n });
  const { alarms } = await append(blockOf(45, { ...first, type: 'claimed', rewardTokens: 18n }));
  expect(alarms).toEqual([]);
});

test('error: an event that contradicts the rules is reported with its place', async () => {
  await append(blockOf(0, opening));
  const { alarms } = await append(blockOf(30, { ...first, type: 'claimed', rewardTokens: 13n }));
  expect(alarms).toMatchObject([
    { code: 'REWARD_DIFFERS', expected: '12', actual: '13', log: { block: 131n, txHash: hash(30_000) } },
  ]);
});

test('behavior: any history is the same in chunks of any size, and with blocks taken back and read again', async () => {
  const random = seededRandom(10);
  const history = stakingHistory(STAKING, random, 160);
  const { alarms } = await append(...history);
  expect(alarms).toEqual([]);
  const whole = await ledgerDigests(database.pool, PROJECTIONS);
  expect((await totals()).opened).toBeGreaterThan(50);
  expect(await auditStakes(client, 260n, await totals())).toEqual([]);

  await startLedger(client, PROJECTIONS, SOURCE, START);
  let next = 0;
  while (next < history.length) {
    const size = 1 + random.below(9);
    expect((await append(...history.slice(next, next + size))).alarms).toEqual([]);
    next = Math.min(next + size, history.length);
    if (!random.chance(0.2) || next < 20) continue;
    next -= 1 + random.below(12);
    const to = history[next - 1]?.block ?? START;
    await rollBack(client, OPEN, await cursor(), to);
    expect(await auditStakes(client, to.number, await totals())).toEqual([]);
  }
  expect(await ledgerDigests(database.pool, PROJECTIONS)).toEqual(whole);
});

test.each([
  ['tokens = tokens + 1', 'staked: rows 366, totals 365'],
  ['paid_seconds = 86400', 'reserved: rows 36, totals 24'],
  ["reward_tokens = 11 where type = 'claimed'", 'paid: rows 11, totals 12'],
  ["type = 'unbound' where type = 'staked'", 'opened: rows 0, totals 1'],
  ['is_active = false', 'open: rows 0, totals 1'],
])('error: rows with another %s are reported', async (change, reported) => {
  await append(blockOf(0, opening), blockOf(30, { ...first, type: 'claimed', rewardTokens: 12n }));
  expect(await auditStakes(client, 131n, await totals())).toEqual([]);
  await client.query(`update ledger.stake_events set ${change}`);
  expect(await auditStakes(client, 131n, await totals())).toContain(reported);
});

test('error: an ape that doubles two stakes is reported', async () => {
  await append(blockOf(0, opening, { ...opening, stakeId: 2 }));
  expect(await auditStakes(client, 101n, await totals())).toEqual(['bound apes: rows 1, totals 2']);
});
