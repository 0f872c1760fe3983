// The queue of files to pin: it outlives processes, is worked on by many, and tells who waits what is the matter.
import { AppError } from '@lilape/domain/app-error';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createLog } from '#log.ts';
import { createMetrics } from '#metrics.ts';
import { openPool } from '#postgres/database.ts';
import { PinError, type PinFault, type PinOrder, type Pinned, type Pinner } from '#studio/pins/pinner.ts';
import { PIN_TIMES, type PinTimes, type Pins, openPins } from '#studio/pins/pins.ts';
import { enqueue, take } from '#studio/pins/queue.ts';
import { readPinTotals, readWaitingPins } from '#studio/pins/read-pins.ts';
import { openDatabaseProxy } from '#testing/api-database-proxy.ts';
import { until } from '#testing/ledger.ts';
import { type TestDatabase, openTestDatabase } from '#testing/postgres.ts';

const [A, B] = ['bafkrei-a', 'bafkrei-b'];
/** The keeper looks once, and is not in the way of what a test does itself. */
const ALONE: Partial<PinTimes> = {
  patienceMs: 5_000,
  pollMs: 5,
  lookMs: 3_600_000,
  leaseMs: 60_000,
  firstRetryMs: 60_000,
};
const BUSY_KEEPER: Partial<PinTimes> = { ...ALONE, lookMs: 5, firstRetryMs: 5, lastRetryMs: 20 };

let database: TestDatabase;
const opened: Pins[] = [];
/** What the pinner is asked, and how it answers. */
const asked: PinOrder[] = [];
let answer: (order: PinOrder) => Pinned | Promise<Pinned>;

beforeAll(async () => {
  database = await openTestDatabase();
});
beforeEach(async () => {
  asked.length = 0;
  answer = () => ({ isPinned: true });
  await database.pool.query('truncate app.pins');
});
afterEach(() => Promise.all(opened.splice(0).map((pins) => pins.stop())));
afterAll(() => database.drop());

const pinner: Pinner = {
  name: 'the pinner',
  pin: async (order) => {
    asked.push(order);
    return await answer(order);
  },
};

/** A queue whose keeper has looked: what it does at its start is not in the way of what a test does. */
async function open(
  times = ALONE,
  changes: { name?: string; gone?: string; db?: TestDatabase['pool'] } = {},
): Promise<Pins> {
  const pins = openPins({
    db: changes.db ?? database.pool,
    pinner: { ...pinner, name: changes.name ?? pinner.name },
    always: [],
    read: async (cid) => (cid === changes.gone ? null : new TextEncoder().encode(cid)),
    log: createLog('error', () => undefined),
    metrics: createMetrics(),
    times,
  });
  opened.push(pins);
  await until(
    async () => pins.totals() !== null,
    () => 'the keeper did not look',
  );
  return pins;
}

const codeOf = (work: Promise<void>): Promise<string> =>
  work.then(
    () => 'confirmed',
    (error: unknown) => (error instanceof AppError ? error.code : String(error)),
  );
const totals = () => readPinTotals(database.pool);
const fail =
  (fault: PinFault, afterMs: number | null = null) =>
  () => {
    throw new PinError(fault, `The pinner is ${fault}.`, afterMs);
  };

test('args: decision 89: who waits does so for 10 s; tries come again after 1 s, and once a minute at most', () => {
  expect(PIN_TIMES).toEqual({
    patienceMs: 10_000,
    pollMs: 300,
    lookMs: 1_000,
    leaseMs: 60_000,
    firstRetryMs: 1_000,
    lastRetryMs: 60_000,
  });
});

test('behavior: files are confirmed once each, whoever asks and however often', async () => {
  const pins = [await open(), await open(), await open()];
  await Promise.all(pins.flatMap((each) => [each.confirm([A, B]), each.confirm([B, A]), each.confirm([A])]));
  expect(asked.map(({ cid }) => cid).toSorted()).toEqual([A, B]);
  expect(await totals()).toEqual({ pinned: 2, waiting: 0, oldestSeconds: 0 });
  // Of what is known nobody is asked again, not even the database.
  await database.pool.query('truncate app.pins');
  await pins[0]?.confirm([A, B]);
  expect((await totals()).pinned).toBe(0);
});

test('behavior: what a service takes on is asked about until it is confirmed, by its number', async () => {
  answer = () => (asked.length < 4 ? { isPinned: false, requestId: 'r1' } : { isPinned: true });
  await (await open(BUSY_KEEPER)).confirm([A]);
  expect(asked.map(({ requestId }) => requestId)).toEqual([null, 'r1', 'r1', 'r1']);
});

test('error: who cannot wait any longer is told so; the file is pinned all the same', async () => {
  const slow = Promise.withResolvers<Pinned>();
  answer = () => slow.promise;
  const pins = await open({ ...ALONE, patienceMs: 30 });
  expect(await codeOf(pins.confirm([A]))).toBe('MINT_PIN_PENDING');
  slow.resolve({ isPinned: true });
  await until(
    async () => (await totals()).pinned === 1,
    () => 'it was never pinned',
  );
  await pins.confirm([A]);
  expect(asked.length).toBe(1);
});

describe('error: a pinner that fails', () => {
  test.each<[PinFault, string]>([
    ['away', 'MINT_PIN_AWAY'],
    ['busy', 'MINT_PIN_BUSY'],
    ['refused', 'MINT_PIN_REFUSED'],
    ['untrue', 'MINT_PIN_UNTRUE'],
    ['failed', 'MINT_PIN_FAILED'],
  ])('as %s is told in words, and not asked again at once', async (fault, code) => {
    answer = fail(fault);
    const pins = await open();
    expect(await codeOf(pins.confirm([A]))).toBe(code);
    expect(await codeOf(pins.confirm([A]))).toBe(code);
    expect(asked.length).toBe(1);
    expect(await readWaitingPins(database.pool, 10)).toMatchObject([
      { cid: A, tokenId: null, tries: 1, fault, details: `The pinner is ${fault}.` },
    ]);
  });

  test.each<[PinFault, number]>([
    ['away', 1],
    ['busy', 1],
    ['refused', 2],
    ['untrue', 2],
  ])('as %s is asked for another file %d times in all', async (fault, times) => {
    answer = fail(fault);
    const pins = await open();
    await codeOf(pins.confirm([A]));
    await codeOf(pins.confirm([B]));
    expect(asked.length).toBe(times);
  });

  test('as busy says for how long, and is left alone until then', async () => {
    answer = fail('busy', 120_000);
    const error = await (await open()).confirm([A]).catch((thrown: unknown) => thrown as AppError);
    expect(error).toMatchObject({ code: 'MINT_PIN_BUSY', values: { seconds: 120 } });
  });

  test('may not send us away for longer than ten minutes', async () => {
    answer = fail('busy', 1e12);
    const error = await (await open()).confirm([A]).catch((thrown: unknown) => thrown as AppError);
    expect(error).toMatchObject({ values: { seconds: 600 } });
  });

  test('in a way that nobody foresaw fails that file, and says no more than that', async () => {
    answer = () => {
      throw new TypeError('secret');
    };
    expect(await codeOf((await open()).confirm([A]))).toBe('MINT_PIN_FAILED');
    expect(await readWaitingPins(database.pool, 1)).toMatchObject([{ details: 'A fault of ours.' }]);
  });
});

test('behavior: whoever asks when the next try is due has it made at once', async () => {
  answer = fail('refused');
  const pins = await open({ ...ALONE, firstRetryMs: 30 });
  expect(await codeOf(pins.confirm([A]))).toBe('MINT_PIN_REFUSED');
  answer = () => ({ isPinned: true });
  const { rows } = await database.pool.query(
    `select pg_sleep_until(next_try_at + interval '1 millisecond') from app.pins`,
  );
  expect(rows.length).toBe(1);
  expect(await codeOf(pins.confirm([A]))).toBe('confirmed');
});

test('error: a file that is gone for good says so and does not stop the others', async () => {
  const pins = await open(ALONE, { gone: A });
  expect(await codeOf(pins.confirm([A, B]))).toBe('MINT_PIN_FAILED');
  await until(
    async () => (await totals()).pinned === 1,
    () => 'the other was never pinned',
  );
  expect(asked.map(({ cid }) => cid)).toEqual([B]);
});

test('behavior: once it is back, what waited is pinned without anybody asking', async () => {
  answer = fail('away');
  const pins = await open(BUSY_KEEPER);
  await codeOf(pins.confirm([A]));
  await codeOf(pins.confirm([B]));
  answer = () => ({ isPinned: true });
  await until(
    async () => pins.totals()?.pinned === 2,
    () => JSON.stringify(pins.totals()),
  );
  expect(await readWaitingPins(database.pool, 10)).toEqual([]);
});

test('behavior: the queue survives a restart, and whoever mended a setting need not wait', async () => {
  answer = fail('refused', 600_000);
  const before = await open();
  await codeOf(before.confirm([A]));
  await before.stop();
  answer = () => ({ isPinned: true });
  const after = await open(BUSY_KEEPER);
  await until(
    async () => (await totals()).pinned === 1,
    () => 'it was never pinned',
  );
  expect(await codeOf(after.confirm([A]))).toBe('confirmed');
});

test('behavior: a file that a killed process was at is taken over when its lease is out, not before', async () => {
  await enqueue(database.pool, [A]);
  const killed = '00000000-0000-4000-8000-000000000001';
  const one = { holder: killed, leaseMs: 400, most: 1, cids: null };
  expect(await take(database.pool, one)).toMatchObject([{ cid: A }]);
  expect(await take(database.pool, { ...one, holder: '00000000-0000-4000-8000-000000000002' })).toEqual([]);
  await (await open(BUSY_KEEPER)).confirm([A]);
  expect(asked.length).toBe(1);
});

test('behavior: what another pinner confirmed is pinned anew', async () => {
  const before = await open();
  await before.confirm([A, B]);
  await before.stop();
  const same = await open(BUSY_KEEPER);
  await until(
    async () => same.totals() !== null,
    () => 'it did not look',
  );
  expect(asked.length).toBe(2);
  const other = await open(BUSY_KEEPER, { name: 'another' });
  await until(
    async () => asked.length === 4 && (await totals()).pinned === 2,
    () => `asked ${asked.length} times`,
  );
  await other.confirm([A, B]);
});

test('behavior: apes that were minted before anybody pinned are pinned from then on; those that were only painted are not', async () => {
  const account = "'\\x00000000000000000000000000000000000000b2'";
  await database.pool.query(
    `insert into app.painted_apes values (1, 'bafkrei-i1', 'bafkrei-m1'), (2, 'bafkrei-i2', 'bafkrei-m2');
     insert into ledger.ape_transfers
       (tx_hash, ordinal, block, log_index, time_seconds, token_id, from_account, to_account)
     values ('\\x01', 0, 1, 0, 1, 2, ${account}, ${account})`,
  );
  await open(BUSY_KEEPER);
  await until(
    async () => (await totals()).pinned === 2,
    () => 'they were never pinned',
  );
  expect(asked.map(({ cid }) => cid).toSorted()).toEqual(['bafkrei-i2', 'bafkrei-m2']);
  await database.pool.query('truncate app.painted_apes, ledger.ape_transfers');
});

test('error: more than may wait are told at once', async () => {
  const slow = Promise.withResolvers<Pinned>();
  answer = () => slow.promise;
  const pins = await open();
  const waiting = Array.from({ length: 64 }, () => codeOf(pins.confirm([A])));
  expect(await codeOf(pins.confirm([B]))).toBe('MINT_PIN_PENDING');
  slow.resolve({ isPinned: true });
  expect(new Set(await Promise.all(waiting))).toEqual(new Set(['confirmed']));
});

test('error: with the database away nothing is confirmed, and the keeper goes on when it is back', async () => {
  const proxy = await openDatabaseProxy(database.url);
  const pool = openPool(proxy.url, () => undefined);
  const pins = await open(BUSY_KEEPER, { db: pool });
  await pins.confirm([A]);
  proxy.cut();
  expect(await codeOf(pins.confirm([B]))).toBe('SERVICE_UNAVAILABLE');
  proxy.mend();
  await enqueue(database.pool, [B]);
  await until(
    async () => (await totals()).pinned === 2,
    () => 'it was never pinned',
  );
  await pins.stop();
  await pool.end();
  await proxy.close();
});

test('error: a confirmation that cannot be written down counts for nothing, and is asked for again', async () => {
  const proxy = await openDatabaseProxy(database.url);
  const pool = openPool(proxy.url, () => undefined);
  answer = () => {
    if (asked.length === 1) proxy.cut();
    return { isPinned: true };
  };
  const pins = await open({ ...BUSY_KEEPER, leaseMs: 200 }, { db: pool });
  expect(await codeOf(pins.confirm([A]))).toBe('SERVICE_UNAVAILABLE');
  expect((await totals()).pinned).toBe(0);
  proxy.mend();
  await until(
    async () => (await totals()).pinned === 1,
    () => 'it was never written down',
  );
  expect(asked.length).toBe(2);
  await pins.stop();
  await pool.end();
  await proxy.close();
});
