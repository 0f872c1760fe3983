// Each turn of a schedule writes one message, whoever of the workers comes first and wherever one ends; what is late is left out.
import { randomUUID } from 'node:crypto';
import { timeOfTurn } from '@lilape/domain/posts/slots';
import { Client } from 'pg';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { createMetrics } from '#metrics.ts';
import { openPool } from '#postgres/database.ts';
import {
  type StoredSchedule,
  makeSchedule,
  nextRunOf,
  readSchedules,
  toggleSchedule,
} from '#posts/schedules.ts';
import { type TurnsParts, takeTurns, turnsJob } from '#posts/take-turns.ts';
import { openDatabaseProxy } from '#testing/api-database-proxy.ts';
import { hashOf, startTestLedger } from '#testing/api-ledger.ts';
import { SILENT_LOG, until } from '#testing/ledger.ts';
import { Killed, mortalPool } from '#testing/mortal-pool.ts';
import { type TestDatabase, openTestDatabase } from '#testing/postgres.ts';
import { seededRandom } from '#testing/random.ts';
import { startWorker } from '#worker/start.ts';

const START = Date.UTC(2027, 0, 1, 12, 0, 30);
const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const TERMS = { name: 'Often', intervalMinutes: 1, postType: 'Post 2', isEnabled: true } as const;
let database: TestDatabase;
let client: Client;
let ledger: Awaited<ReturnType<typeof startTestLedger>>;
let now = START;

beforeAll(async () => {
  database = await openTestDatabase();
  client = new Client(database.url);
  await client.connect();
  ledger = await startTestLedger(client);
});
beforeEach(async () => {
  now = START;
  await ledger.note();
  await database.pool.query('truncate app.messages, app.schedules restart identity cascade');
});
afterAll(async () => {
  await client.end();
  await database.drop();
});

const parts = (db: TurnsParts['db'] = database.pool): TurnsParts => ({
  db,
  readPrice: async () => null,
  clock: Date.now,
  log: SILENT_LOG,
  now: async () => now,
});
const make = (terms: Parameters<typeof makeSchedule>[2] = TERMS) =>
  makeSchedule(database.pool, randomUUID(), terms, now);
const schedule = async (): Promise<StoredSchedule> => {
  const [first] = await readSchedules(database.pool);
  if (first === undefined) throw new Error('There is no schedule.');
  return first;
};
const sent = () => database.pool.query(`update app.messages set state = 'sent'`);
const count = async () => {
  const { rows } = await database.pool.query<{ n: number }>('select count(*)::int as n from app.messages');
  return rows[0]?.n;
};

test('behavior: a turn is taken when it is due, filled from the ledger, and the next one is a whole interval on', async () => {
  await make({ ...TERMS, intervalMinutes: 15 });
  now = START + 15 * MINUTE - 1;
  await takeTurns(parts());
  expect(await count()).toBe(0);
  now += 1;
  await takeTurns(parts());
  const { rows } = await database.pool.query('select kind, post_type, state, text from app.messages');
  expect(rows).toEqual([
    {
      kind: 'turn',
      post_type: 'Post 2',
      state: 'queued',
      text: '🦍 The sale so far\n\nRaised: $0\nTotal holders (buyers until the sale is finalised): 0',
    },
  ]);
  expect(nextRunOf(await schedule(), now)).toBe(START + 30 * MINUTE);
});

test('behavior: four workers at once write one message a turn, for as many schedules as there may be', async () => {
  for (let n = 0; n < 20; n++) await make({ ...TERMS, name: `s${n}` });
  const pools = Array.from({ length: 4 }, () => openPool(database.url, () => undefined));
  for (let turn = 1; turn <= 3; turn++) {
    now = START + turn * MINUTE;
    await Promise.all(pools.flatMap((pool) => [takeTurns(parts(pool)), takeTurns(parts(pool))]));
    expect(await count()).toBe(20 * turn);
    await sent();
  }
  await Promise.all(pools.map((pool) => pool.end()));
});

test('behavior: four real workers take a turn that is due once', async () => {
  now = Date.now() - MINUTE;
  for (let n = 0; n < 5; n++) await make({ ...TERMS, name: `s${n}` });
  const metrics = createMetrics();
  let looks = 0;
  const workers = Array.from({ length: 4 }, () => {
    const job = turnsJob({ ...parts(), now: async () => Date.now() });
    const run = async () => {
      looks += 1;
      await job.run(database.pool);
    };
    // Nobody waits for anybody's row: each looks as if it had the job to itself.
    const own = { name: randomUUID(), everyMs: 1, run };
    return startWorker({ db: database.pool, jobs: [own], log: SILENT_LOG, metrics, lookMs: 2 });
  });
  await until(
    async () => looks > 40 && (await count()) === 5,
    async () => `${looks} looks, ${await count()} messages`,
  );
  await Promise.all(workers.map((worker) => worker.stop()));
  expect(await count()).toBe(5);
});

test('behavior: killed anywhere, a turn has its message or is still to be taken', async () => {
  await make();
  const random = seededRandom(114);
  let killed = 0;
  for (let turn = 1; turn <= 80; turn++) {
    now = START + turn * MINUTE;
    const dying = takeTurns(parts(mortalPool(database.pool, 1 + random.below(16), random.chance(0.5))));
    await dying.catch((error: unknown) => {
      if (!(error instanceof Killed)) throw error;
      killed += 1;
    });
    await takeTurns(parts());
    expect(await count()).toBe(turn);
    await sent();
  }
  expect(killed).toBeGreaterThan(50);
});

test('behavior: after hours without a worker one message is written, not all that were missed', async () => {
  await make();
  now = START + 5 * HOUR + 10_000;
  await takeTurns(parts());
  await takeTurns(parts());
  expect(await count()).toBe(1);
  expect((await schedule()).lastTurn).toBe(300);
});

test('behavior: a turn that is a minute late is left out, and that is said', async () => {
  await make({ ...TERMS, intervalMinutes: 60 });
  now = START + HOUR + MINUTE;
  await takeTurns(parts());
  expect(await count()).toBe(0);
  const { leftOut, lastTurn } = await schedule();
  expect([leftOut?.code, lastTurn]).toEqual(['SCHEDULE_LATE', 1]);
  expect(nextRunOf(await schedule(), now)).toBe(START + 2 * HOUR);
});

test('behavior: a clock that is set back sends nothing twice, and the next turn is shown as it is', async () => {
  await make();
  now = START + 10 * MINUTE;
  await takeTurns(parts());
  await sent();
  for (let back = 10; back >= 0; back--) {
    now = START + back * MINUTE;
    await takeTurns(parts());
  }
  expect(await count()).toBe(1);
  expect(nextRunOf(await schedule(), now)).toBe(START + 11 * MINUTE);
  now = START + 11 * MINUTE;
  await takeTurns(parts());
  expect(await count()).toBe(2);
});

test('behavior: paused it takes no turn; enabled again it begins anew', async () => {
  await make();
  const { id } = await schedule();
  await toggleSchedule(database.pool, { id, version: 1 }, false, now);
  now = START + 7 * MINUTE;
  await takeTurns(parts());
  await toggleSchedule(database.pool, { id, version: 2 }, true, now + 1_000);
  await takeTurns(parts());
  expect(await count()).toBe(0);
  expect(nextRunOf(await schedule(), now)).toBe(START + 8 * MINUTE + 1_000);
  now = START + 8 * MINUTE + 1_000;
  await takeTurns(parts());
  expect(await count()).toBe(1);
});

test('behavior: a pause of the same moment wins: the turn writes nothing', async () => {
  await make();
  now = START + MINUTE;
  const pausing: TurnsParts = {
    ...parts(),
    readPrice: async () => {
      await toggleSchedule(database.pool, { id: 1n, version: 1 }, false, now);
      return null;
    },
  };
  await takeTurns(pausing);
  expect(await count()).toBe(0);
});

test('behavior: while the message before still waits none is added', async () => {
  await make();
  for (let turn = 1; turn <= 60; turn++) {
    now = START + turn * MINUTE;
    await takeTurns(parts());
  }
  expect(await count()).toBe(1);
  expect((await schedule()).leftOut?.code).toBe('SCHEDULE_WAITS');
  await sent();
  now = START + 61 * MINUTE;
  await takeTurns(parts());
  expect(await count()).toBe(2);
  expect((await schedule()).leftOut).toBeNull();
});

test('behavior: what must not be said is left out with its reason, and said again once it may', async () => {
  await make({ ...TERMS, postType: 'Post 3' });
  now = START + MINUTE;
  await takeTurns(parts());
  expect((await schedule()).leftOut).toEqual({
    code: 'POST_NO_PURCHASE',
    values: { post: 'Post 3' },
    at: '2027-01-01T12:01:30.000Z',
  });
  const buyer = '0x70997970c51812dc3a010c7d01b50e0d17dc79c8';
  const block = await ledger.block([{ txHash: hashOf(1), buyer, coin: 'USDT', chargedUnits: 120_000_000n }]);
  await ledger.heads(block, block);
  now = START + 2 * MINUTE;
  await takeTurns({ ...parts(), clock: () => Date.now() + 61_000 });
  expect((await schedule()).leftOut?.code).toBe('POST_FIGURES_OLD');
  expect(await count()).toBe(0);
  now = START + 3 * MINUTE;
  await takeTurns(parts());
  expect(await count()).toBe(1);
  expect((await schedule()).leftOut).toBeNull();
});

test('behavior: with the database away the job fails, and goes on within the same minute', async () => {
  await make();
  now = START + MINUTE;
  const proxy = await openDatabaseProxy(database.url);
  const pool = openPool(proxy.url, () => undefined);
  proxy.cut();
  await expect(takeTurns(parts(pool))).rejects.toThrow(/terminated|ECONNRESET|ECONNREFUSED|closed/);
  proxy.mend();
  now += 30_000;
  await takeTurns(parts(pool));
  expect(await count()).toBe(1);
  const { rows } = await database.pool.query('select turn from app.messages');
  expect(rows).toEqual([
    { turn: timeOfTurn({ fromMs: Math.floor(START / MINUTE), intervalMinutes: 1 }, 0) + 1 },
  ]);
  await pool.end();
  await proxy.close();
});
