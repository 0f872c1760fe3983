import type { Address } from '@lilape/domain/address';
import { readList } from '@lilape/domain/draws/read-list';
import { Client } from 'pg';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { createFailover } from '#chain/failover.ts';
import { createLaunchLists } from '#launchpad/launch-lists.ts';
import type { SnapshotLaunch, TakenSnapshot } from '#launchpad/snapshots.ts';
import { type SnapshotJobOptions, type SnapshotStore, snapshotJob } from '#launchpad/take-snapshots.ts';
import { readAlarms } from '#ledger/alarms.ts';
import { createLog } from '#log.ts';
import { cidOf } from '#studio/block.ts';
import { hashOf, startTestLedger } from '#testing/api-ledger.ts';
import { type TestDatabase, openTestDatabase } from '#testing/postgres.ts';
import { scriptedEndpoint } from '#testing/scripted-endpoint.ts';

const ZERO: Address = `0x${'0'.repeat(40)}`;
const DRAWS: Address = '0x00000000000000000000000000000000000000d1';
const OURS: Address = '0x00000000000000000000000000000000000000f1';
const [ANN, BOB, CAT] = ['a1', 'b2', 'c3'].map((end) => `0x${end.padStart(40, '0')}` as const) as [
  Address,
  Address,
  Address,
];
const BILLION = 10n ** 27n;
/** Of the block 102 of the test's ledger. */
const HASH = hashOf(9);
const AT_102 = 1_800_000_204;
const LAUNCH: SnapshotLaunch = {
  id: 1,
  launchTimeSeconds: AT_102 + 1 + 86_400,
  places: 2,
  allocation: 1_000n,
  symbol: 'PUMP',
};

let database: TestDatabase;
let client: Client;
let ledger: Awaited<ReturnType<typeof startTestLedger>>;
let launches: SnapshotLaunch[];
let taken: Map<number, TakenSnapshot>;
let files: Map<string, Uint8Array>;
let pinned: string[];

beforeAll(async () => {
  database = await openTestDatabase();
  client = new Client(database.url);
  await client.connect();
});
beforeEach(async () => {
  ledger = await startTestLedger(client);
  await client.query('truncate watch.alarms');
  [launches, taken, files, pinned] = [[LAUNCH], new Map(), new Map(), []];
  await ledger.block([], 'a', {
    holders: [
      { from: ZERO, to: ANN, tokens: BILLION },
      { from: ZERO, to: OURS, tokens: 9n * BILLION },
    ],
  });
  await ledger.block([], 'a', { holders: [{ from: ANN, to: BOB, tokens: BILLION / 10n }] });
  await ledger.block([], 'a', { holders: [{ from: ANN, to: CAT, tokens: BILLION / 5n }] });
  await ledger.block();
  await ledger.index();
  await ledger.note();
});
afterAll(async () => {
  await client.end();
  await database.drop();
});

const store: SnapshotStore = {
  due: async (_, timeSeconds) =>
    launches.filter(
      ({ id, launchTimeSeconds }) => launchTimeSeconds - 86_400 <= timeSeconds && !taken.has(id),
    ),
  record: async (_, id, snapshot) => {
    const stands = taken.get(id) ?? snapshot;
    taken.set(id, stands);
    return stands;
  },
  taken: async () =>
    launches.flatMap((launch) => {
      const snapshot = taken.get(launch.id);
      return snapshot === undefined ? [] : [{ ...launch, ...snapshot }];
    }),
};

/** An endpoint that has the test's own chain. */
function chain() {
  const endpoint = scriptedEndpoint();
  endpoint.intercept = ({ params }) => {
    const number = Number(params[0]);
    return {
      number: params[0],
      hash: hashOf(number, 'a'),
      parentHash: hashOf(number - 1, 'a'),
      timestamp: `0x${(1_800_000_000 + 2 * number).toString(16)}`,
    };
  };
  return endpoint;
}

const keep = async (bytes: Uint8Array) => {
  files.set(cidOf(bytes), bytes);
  return cidOf(bytes);
};

function jobWith(changed: Partial<SnapshotJobOptions> = {}) {
  const endpoints = [chain()];
  return snapshotJob({
    pool: database.pool,
    chainId: 31_337,
    draws: DRAWS,
    excluded: [OURS],
    store,
    ask: createFailover(endpoints),
    endpoints,
    files: { keep },
    pin: async (_, cids) => void pinned.push(...cids),
    log: createLog('error', () => undefined),
    ...changed,
  });
}

const listsOf = () =>
  createLaunchLists({
    pool: database.pool,
    chainId: 31_337,
    draws: DRAWS,
    excluded: [OURS],
    clock: () => Date.now(),
  });

test('behavior: nothing is counted before the block and its successor are final', async () => {
  await jobWith().run(database.pool);
  await ledger.heads(102, 102);
  await jobWith().run(database.pool);
  expect([taken.size, files.size]).toEqual([0, 0]);
});

test('behavior: the list is published, pinned and written down, and readable by anyone', async () => {
  await ledger.heads(103, 103);
  await jobWith().run(database.pool);
  const snapshot = taken.get(1);
  expect(snapshot).toMatchObject({
    block: 102,
    blockHash: hashOf(102, 'a'),
    timeSeconds: AT_102,
    count: 2,
    totalTickets: 2n,
    guaranteed: 0,
  });
  expect([...files.keys()].toSorted()).toEqual(pinned.toSorted());
  const parts = (snapshot?.parts ?? []).map((cid) => files.get(cid) ?? new Uint8Array());
  const read = readList(files.get(snapshot?.cid ?? '') ?? new Uint8Array(), parts);
  expect(read.ok && read.entrants.map(({ account, weight }) => [account, weight])).toEqual([
    [ANN, 1n],
    [BOB, 1n],
  ]);
  expect(read.ok && read.manifest).toMatchObject({ launch: 1, root: snapshot?.root, excluded: [OURS] });
});

test('behavior: a run that was cut off is done again to the same bytes; a full disk writes nothing down', async () => {
  await ledger.heads(104, 104);
  const full = Object.assign(new Error('no space'), { code: 'ENOSPC' });
  const keepOne = async (bytes: Uint8Array) => {
    if (files.size > 0) throw full;
    return await keep(bytes);
  };
  await expect(jobWith({ files: { keep: keepOne } }).run(database.pool)).rejects.toThrow('no space');
  expect([taken.size, files.size, pinned.length]).toEqual([0, 1, 0]);
  const before = [...files.keys()];
  await Promise.all([jobWith().run(database.pool), jobWith().run(database.pool)]);
  expect([taken.size, files.size]).toEqual([1, 2]);
  expect([...files.keys()]).toEqual(expect.arrayContaining(before));
});

test('behavior: one launch whose block cannot be found keeps no other waiting', async () => {
  await ledger.heads(104, 104);
  launches = [{ ...LAUNCH, id: 7, launchTimeSeconds: 86_401 }, LAUNCH];
  await expect(jobWith().run(database.pool)).rejects.toThrow(RangeError);
  expect([...taken.keys()]).toEqual([1]);
});

test('behavior: of nobody nothing is published, and that is written down too', async () => {
  await ledger.heads(104, 104);
  await jobWith({ excluded: [OURS, ANN, BOB] }).run(database.pool);
  expect(taken.get(1)).toMatchObject({ cid: null, digest: null, root: null, parts: [], count: 0 });
  expect([files.size, pinned.length]).toEqual([0, 0]);
});

test('behavior: a list that would come out otherwise is an alarm, until it is itself again', async () => {
  await ledger.heads(104, 104);
  await jobWith().run(database.pool);
  const good = taken.get(1);
  if (good === undefined) throw new Error('There is no snapshot.');
  await client.query('update ledger.holder_changes set after = after + 1 where block = 102');
  await jobWith().run(database.pool);
  expect(await readAlarms(database.pool)).toMatchObject([
    { code: 'LIST_DIFFERS', detail: expect.stringMatching(/^Launch 1: published bafkrei/) as string },
  ]);
  await expect(listsOf().fixed({ ...LAUNCH, ...good })).rejects.toThrow('SERVICE_UNAVAILABLE');
  await client.query('update ledger.holder_changes set after = after - 1 where block = 102');
  await jobWith().run(database.pool);
  expect(await readAlarms(database.pool)).toEqual([]);
});

test('behavior: a draw that is opened with a list of nobody’s is an alarm, until it is taken back', async () => {
  await ledger.heads(104, 104);
  await jobWith().run(database.pool);
  const good = taken.get(1);
  const [drawId, round, listDigest] = [2, 9, good?.digest ?? HASH];
  const listing = { root: HASH, count: 2, totalWeight: 2n, places: 2, round, listDigest };
  await ledger.block([], 'a', { draws: [{ type: 'opened', drawId, ...listing }] });
  await jobWith().run(database.pool);
  expect(await readAlarms(database.pool)).toEqual([]);
  await ledger.block([], 'a', { draws: [{ type: 'opened', drawId: 3, ...listing, listDigest: HASH }] });
  await jobWith().run(database.pool);
  await jobWith().run(database.pool);
  expect(await readAlarms(database.pool)).toMatchObject([
    { code: 'FOREIGN_LIST', detail: expect.stringMatching(/^Draw 3 was opened/) as string },
  ]);
  await ledger.block([], 'a', { draws: [{ type: 'withdrawn', drawId: 3 }] });
  await jobWith().run(database.pool);
  expect(await readAlarms(database.pool)).toEqual([]);
});

test('behavior: a list that is right clears no alarm about another one', async () => {
  await ledger.heads(104, 104);
  await jobWith().run(database.pool);
  const good = taken.get(1);
  if (good === undefined) throw new Error('There is no snapshot.');
  launches = [LAUNCH, { ...LAUNCH, id: 2 }];
  await jobWith().run(database.pool);
  taken.set(1, { ...good, count: 9 });
  const job = jobWith();
  await job.run(database.pool);
  await job.run(database.pool);
  expect(await readAlarms(database.pool)).toMatchObject([{ code: 'LIST_DIFFERS' }]);
});

test.each(['final', 'number'])(
  'behavior: while the ledger is read again, by its %s, nothing is compared',
  async (name) => {
    await ledger.heads(104, 104);
    await jobWith().run(database.pool);
    await client.query(`update ledger.state set ${name} = 102`);
    await client.query('delete from ledger.holder_changes where block = 102');
    await jobWith().run(database.pool);
    expect(await readAlarms(database.pool)).toEqual([]);
  },
);

test('behavior: lists tell who would take part now, and who does for good, with files', async () => {
  const lists = listsOf();
  const now = await lists.soFar({ ...LAUNCH, places: 1 });
  expect(now).toMatchObject({ isFixed: false, made: null, block: 104, totalTickets: 3n });
  expect(now.crowd).toMatchObject({ entrants: 3, drawn: 1, allotment: 1_000n });
  expect(now.chanceOf(1n)).toBeCloseTo(1 / 3, 6);
  await ledger.heads(104, 104);
  await jobWith().run(database.pool);
  const [launch] = await store.taken(database.pool);
  if (launch === undefined) throw new Error('There is no snapshot.');
  const fixed = await lists.fixed(launch);
  expect(fixed).toMatchObject({ isFixed: true, totalTickets: 2n, crowd: { entrants: 2, drawn: 2 } });
  for (const [cid, bytes] of files) expect(await lists.file([launch], cid)).toEqual(bytes);
  expect(await lists.file([launch], cidOf(new Uint8Array(1)))).toBeNull();
});
