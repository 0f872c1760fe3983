import { seedOf } from '@lilape/domain/draws/beacon';
import { listEntrants, totalWeight } from '@lilape/domain/draws/entrants';
import type { DrawEvent } from '@lilape/domain/draws/fold';
import { LOCAL_BEACON } from '@lilape/domain/draws/local-beacon';
import { winnersOf } from '@lilape/domain/draws/winners';
import { bytesOf } from '@lilape/domain/draws/words';
import { Client } from 'pg';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { appendBlocks } from '#ledger/append.ts';
import { type LedgerCursor, readCursor } from '#ledger/cursor.ts';
import { ledgerDigests } from '#ledger/digest.ts';
import { PUBLISHED_DRAWS, readWinnerOf, readWinners } from '#ledger/draws/draw-rows.ts';
import { drawsProjection } from '#ledger/draws/projection.ts';
import { readBeacon, readDrawsTotals } from '#ledger/draws/stored.ts';
import { rollBack } from '#ledger/roll-back.ts';
import { openProjections, startLedger } from '#ledger/source.ts';
import { toStored } from '#ledger/stored.ts';
import { readLines } from '#proof/rows.ts';
import { inTransaction } from '#postgres/transaction.ts';
import { type TestDatabase, openTestDatabase } from '#testing/postgres.ts';

const DRAWS = `0x${'0d'.repeat(20)}` as const;
const PROJECTIONS = [drawsProjection({ draws: DRAWS, lilape: `0x${'02'.repeat(20)}` })];
const START = { number: 100n, hash: hash(100), timeSeconds: 1_000 };
const SOURCE = {
  chainId: 31337,
  genesisHash: hash(0),
  fromBlock: 101n,
  projections: [
    { name: 'draws', foldVersion: 1, contracts: { [DRAWS]: hash(1) }, facts: toStored(LOCAL_BEACON) },
  ],
};
const OPEN = openProjections(PROJECTIONS, SOURCE);

const entrants = listEntrants(
  [3n, 1n, 4n, 1n, 5n].map((weight, i) => ({
    account: `0x${(0xa1 + i).toString(16).padStart(40, '0')}` as const,
    weight,
  })),
);
// The winners of this one come in ascending order: each later place needs to know what was won before it.
const signature = `0x${'84'.repeat(48)}` as const;
const seed = seedOf(bytesOf(signature));
const opened: DrawEvent = {
  type: 'opened',
  drawId: 2,
  root: hash(7),
  count: 5,
  totalWeight: totalWeight(entrants),
  places: 3,
  round: 9,
  listDigest: hash(8),
};
const revealed: DrawEvent = { type: 'revealed', drawId: 2, round: 9, signature, seed };
const won: DrawEvent[] = winnersOf({ seed, drawId: 2, entrants, places: 3 }).map(({ place, entrant }) => ({
  ...entrant,
  type: 'won',
  drawId: 2,
  place,
  prizeTokens: 0n,
}));
/** One block each: opened, revealed, the first place, the two others. */
const HISTORY = [[opened], [revealed], won.slice(0, 1), won.slice(1)].map(blockOf);

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

const totals = async () => readDrawsTotals((await cursor()).states['draws'] ?? {});

function blockOf(events: readonly DrawEvent[], at: number) {
  const block = { number: BigInt(101 + at), hash: hash(101 + at), timeSeconds: 2_000 + at };
  const place = { contract: DRAWS, ordinal: 0, block: block.number, blockHash: block.hash };
  const logs = events.map((event, logIndex) => ({
    ...place,
    timeSeconds: block.timeSeconds,
    txHash: hash(1_000 * (at + 1) + logIndex),
    logIndex,
    event,
  }));
  return { block, logs };
}

async function append(...history: ReturnType<typeof blockOf>[]) {
  return appendBlocks(client, OPEN, await cursor(), {
    blocks: history.map(({ block }) => block),
    logs: new Map([['draws', history.flatMap(({ logs }) => logs)]]),
    safe: 0n,
  });
}

test('behavior: a draw stands as its last event left it, with its winners', async () => {
  expect((await append(...HISTORY)).alarms).toEqual([]);
  const { draws } = await totals();
  expect(draws).toMatchObject([
    { id: 2, status: 'settled', seed, settledPlaces: 3, opened: { block: 101n }, settled: { block: 104n } },
  ]);
  const winners = await readWinners(client, 2);
  expect(winners.map(({ place, block }) => [place, block])).toEqual([
    [0, 103n],
    [1, 104n],
    [2, 104n],
  ]);
  expect(winners[0]).toMatchObject({ index: 0, from: 0n, weight: 3n, timeSeconds: 2_002 });
  const last = winners[2];
  expect(await readWinnerOf(client, 2, last?.account ?? '0x')).toEqual(last);
  expect(await readWinnerOf(client, 2, DRAWS)).toBeNull();
  const { rows } = await client.query("select said from ledger.draw_events where type = 'revealed'");
  expect(rows).toEqual([{ said: { round: 9, seed, signature } }]);
  const first = await client.query('select said from ledger.draw_events where place = 0');
  expect(first.rows).toEqual([{ said: { index: 0, from: '0', weight: '3', prizeTokens: '0' } }]);
  expect(readBeacon(SOURCE.projections[0]?.facts ?? {})).toEqual(LOCAL_BEACON);
});

test('behavior: in whatever chunks, and taken back across opening, reveal and settlement, it is the same', async () => {
  await append(...HISTORY);
  const whole = await ledgerDigests(database.pool, PROJECTIONS);
  const fold = OPEN[0]?.fold;
  for (let to = 0; to < HISTORY.length; to++) {
    await startLedger(client, PROJECTIONS, SOURCE, START);
    for (const block of HISTORY) expect((await append(block)).alarms).toEqual([]);
    const mark = HISTORY[to - 1]?.block ?? START;
    await rollBack(client, OPEN, await cursor(), mark);
    const { states } = await cursor();
    expect(await fold?.audit?.(client, mark.number, states['draws'] ?? {})).toEqual([]);
    expect((await append(...HISTORY.slice(to))).alarms).toEqual([]);
    expect(await ledgerDigests(database.pool, PROJECTIONS)).toEqual(whole);
  }
});

test('error: who wins a second time in a later block is reported', async () => {
  await append(...HISTORY.slice(0, 3));
  const again = won[0]?.type === 'won' ? { ...won[0], place: 1 } : opened;
  const { alarms } = await append(blockOf([again], 3));
  expect(alarms).toMatchObject([{ code: 'WINNER_DIFFERS', log: { block: 104n } }]);
});

test.each([
  ["place = 1 where place = 0 and type = 'won'", 'places of draw 2: rows 2, totals 3'],
  [
    "account = (select max(account) from ledger.draw_events) where type = 'won'",
    'winners of draw 2: rows 1, totals 3',
  ],
  [`said = said || '{"prizeTokens": "5"}' where place = 0`, 'paid: rows 5, totals 0'],
])('error: rows with another %s are reported', async (change, reported) => {
  await append(...HISTORY);
  await client.query(`update ledger.draw_events set ${change}`);
  const { states } = await cursor();
  expect(await OPEN[0]?.fold.audit?.(client, 104n, states['draws'] ?? {})).toContain(reported);
});

test('behavior: every event is published as a line', async () => {
  const giveaway = { ...opened, drawId: 1 };
  await append(...HISTORY, blockOf([{ type: 'burned', tokens: 5n }], 4), blockOf([giveaway], 5));
  const lines = await inTransaction(client, async () => {
    const found: string[] = [];
    for await (const page of readLines(client, PUBLISHED_DRAWS, 101n, 106n))
      found.push(...page.map(({ line }) => line));
    return found;
  });
  expect(lines.map((line) => (JSON.parse(line) as { event: string }).event)).toEqual([
    'opened',
    'revealed',
    'won',
    'won',
    'won',
    'burned',
    'opened',
  ]);
  expect(lines[0]).toBe(
    `{"block":101,"txHash":"${hash(1_000)}","ordinal":0,"logIndex":0,"event":"opened","count":5,"drawId":2,"listDigest":"${hash(8)}","places":3,"root":"${hash(7)}","round":9,"totalWeight":"14"}`,
  );
  expect(lines[2]).toBe(
    `{"block":103,"txHash":"${hash(3_000)}","ordinal":0,"logIndex":0,"event":"won","account":"0x00000000000000000000000000000000000000a1","drawId":2,"from":"0","index":0,"place":0,"prizeTokens":"0","weight":"3"}`,
  );
  expect(lines[5]).toBe(
    `{"block":105,"txHash":"${hash(5_000)}","ordinal":0,"logIndex":0,"event":"burned","tokens":"5"}`,
  );
  expect(JSON.parse(lines[6] ?? '')).toMatchObject({ block: 106, drawId: 1 });
});
