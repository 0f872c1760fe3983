// A job is done by one process at a time, whatever happens to the others or to the database.
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { createLog } from '#log.ts';
import { createMetrics } from '#metrics.ts';
import { openPool } from '#postgres/database.ts';
import { openDatabaseProxy } from '#testing/api-database-proxy.ts';
import { until } from '#testing/ledger.ts';
import { type TestDatabase, openTestDatabase } from '#testing/postgres.ts';
import { claim, enlist } from '#worker/claims.ts';
import { JOBS, type Job } from '#worker/jobs.ts';
import { startWorker } from '#worker/start.ts';

const log = createLog('error', () => undefined);
let database: TestDatabase;

beforeAll(async () => {
  database = await openTestDatabase();
});
beforeEach(() => database.pool.query('truncate app.jobs'));
afterAll(() => database.drop());

function counting(everyMs: number): { job: Job<string>; runs: () => number } {
  let runs = 0;
  return {
    job: {
      name: 'count',
      everyMs,
      run: async () => {
        runs += 1;
      },
    },
    runs: () => runs,
  };
}
const start = (
  jobs: readonly Job<string>[],
  db: Pick<TestDatabase['pool'], 'query'> = database.pool,
  leaseMs = 60_000,
) => startWorker({ db, jobs, log, metrics: createMetrics(), lookMs: 5, leaseMs });

test('behavior: of four workers one does a job when it is due', async () => {
  const { job, runs } = counting(3_600_000);
  let looks = 0;
  const db = {
    query: (...args: Parameters<typeof database.pool.query>) => {
      looks += 1;
      return database.pool.query(...args);
    },
  } as typeof database.pool;
  const workers = Array.from({ length: 4 }, () => start([job], db));
  await until(
    async () => looks > 60,
    () => `${looks} looks`,
  );
  await Promise.all(workers.map((worker) => worker.stop()));
  expect(runs()).toBe(1);
});

test('behavior: a job that Postgres took back for another’s is done again at once, and only then a failure', async () => {
  const lines: string[] = [];
  const debugLog = createLog('debug', (line) => lines.push(line));
  let runs = 0;
  const inTheWay = (name: string, failures: number): Job<string> => ({
    name,
    everyMs: 3_600_000,
    run: async () => {
      runs += 1;
      if (runs <= failures) throw Object.assign(new Error('deadlock detected'), { code: '40P01' });
    },
  });
  for (const [name, failures, fault] of [
    ['twice', 2, null],
    ['always', 100, 'Error'],
  ] as const) {
    runs = 0;
    const worker = startWorker({
      db: database.pool,
      jobs: [inTheWay(name, failures)],
      log: debugLog,
      metrics: createMetrics(),
      lookMs: 5,
    });
    await until(
      async () =>
        (await database.pool.query('select from app.jobs where name = $1 and ran_at is not null', [name]))
          .rowCount === 1,
      () => `${name} to be given back`,
    );
    await worker.stop();
    const { rows } = await database.pool.query('select fault from app.jobs where name = $1', [name]);
    expect([runs, rows]).toEqual([3, [{ fault }]]);
  }
  const events = lines.map((line) => (JSON.parse(line) as { event: string }).event);
  expect(events).toEqual(['job.again', 'job.again', 'job.again', 'job.again', 'job.failed']);
});

/** A job that gets into another's way once, when somebody has changed its row. */
async function doneAgain(change: string): Promise<number[]> {
  const leases: number[] = [];
  const job: Job<string> = {
    name: 'again',
    everyMs: 3_600_000,
    run: async () => {
      const { rows } = await database.pool.query<{ left: string }>(
        "select extract(epoch from held_until - now()) as left from app.jobs where name = 'again'",
      );
      leases.push(Number(rows[0]?.left));
      if (leases.length > 1) return;
      await database.pool.query(`update app.jobs set ${change} where name = 'again'`);
      throw Object.assign(new Error('deadlock detected'), { code: '40P01' });
    },
  };
  const lines: string[] = [];
  const worker = startWorker({
    db: database.pool,
    jobs: [job],
    log: createLog('debug', (line) => lines.push(line)),
    metrics: createMetrics(),
    lookMs: 5,
  });
  await until(
    async () => leases.length > 1 || lines.some((line) => line.includes('job.failed')),
    () => 'the job to be done again or given up',
  );
  await worker.stop();
  return leases;
}

test('behavior: what is done again has a whole lease for it', async () => {
  const leases = await doneAgain("held_until = now() + interval '1 second'");
  expect(leases).toHaveLength(2);
  expect(leases[1]).toBeGreaterThan(50);
});

test('behavior: what another process has taken over is not done again', async () => {
  const leases = await doneAgain(
    "held_until = now() + interval '1 hour', holder = '00000000-0000-4000-8000-000000000002'",
  );
  expect(leases).toHaveLength(1);
});

test('behavior: a job that takes long keeps no other waiting, and is not begun twice', async () => {
  const { job, runs } = counting(1);
  let begun = 0;
  const { promise: ended, resolve: end } = Promise.withResolvers<void>();
  const slow: Job<string> = {
    name: 'slow',
    everyMs: 1,
    run: () => {
      begun += 1;
      return ended;
    },
  };
  const worker = start([slow, job]);
  await until(
    async () => runs() > 5,
    () => `${runs()} runs`,
  );
  expect(begun).toBe(1);
  end();
  await worker.stop();
});

test('behavior: with the database away it waits, and goes on when it is back', async () => {
  const { job, runs } = counting(1);
  const proxy = await openDatabaseProxy(database.url);
  const pool = openPool(proxy.url, () => undefined);
  const worker = start([job], pool);
  await until(
    async () => runs() > 1,
    () => `${runs()} runs`,
  );
  proxy.cut();
  await expect(pool.query('select 1')).rejects.toThrow(/terminated|ECONNRESET|ECONNREFUSED|closed/);
  const before = runs();
  proxy.mend();
  await until(
    async () => runs() > before + 1,
    () => `${runs()} runs`,
  );
  await worker.stop();
  await pool.end();
  await proxy.close();
});

test('behavior: a job that was not given back, with the database away, is done again by the same worker', async () => {
  const { job, runs } = counting(1);
  const proxy = await openDatabaseProxy(database.url);
  const pool = openPool(proxy.url, () => undefined);
  const cutting: Job<string> = {
    ...job,
    run: async (db) => {
      await job.run(db);
      if (runs() === 1) proxy.cut();
    },
  };
  const worker = start([cutting], pool, 3_600_000);
  await until(
    async () => proxy.refused() > 0,
    () => 'it did not try again',
  );
  proxy.mend();
  await until(
    async () => runs() > 1,
    () => `${runs()} runs`,
  );
  await worker.stop();
  const { rows } = await database.pool.query('select holder, fault from app.jobs');
  expect(rows).toEqual([{ holder: null, fault: null }]);
  await pool.end();
  await proxy.close();
});

test('behavior: the job of a worker that was killed is taken over when its lease is out', async () => {
  const { job, runs } = counting(3_600_000);
  await enlist(database.pool, [job]);
  const killed = '00000000-0000-4000-8000-000000000001';
  expect(await claim(database.pool, 'count', killed, 300)).toBe(true);
  const worker = start([job]);
  await until(
    async () => runs() === 1,
    () => `${runs()} runs`,
  );
  // It lets go of the job after it has done it.
  await worker.stop();
  const { rows } = await database.pool.query('select holder, fault from app.jobs');
  expect(rows).toEqual([{ holder: null, fault: null }]);
});

test('behavior: a job that fails says so and is tried again; the others are done', async () => {
  const { job, runs } = counting(1);
  let tries = 0;
  const failing: Job<string> = {
    name: 'fail',
    everyMs: 1,
    run: async () => {
      tries += 1;
      throw new TypeError('out of luck');
    },
  };
  const worker = start([failing, job]);
  await until(
    async () => tries > 1 && runs() > 1,
    () => `${tries} tries, ${runs()} runs`,
  );
  await worker.stop();
  const { rows } = await database.pool.query("select fault from app.jobs where name = 'fail'");
  expect(rows).toEqual([{ fault: 'TypeError' }]);
});

test('behavior: old counts of clients are forgotten, fresh ones stay', async () => {
  await database.pool.query(
    `insert into app.rate_limit_use values
       ('read', 'old', gen_random_uuid(), 1, now() - interval '3 minutes'),
       ('read', 'new', gen_random_uuid(), 1, now())`,
  );
  for (const job of JOBS) await job.run(database.pool);
  const { rows } = await database.pool.query('select client from app.rate_limit_use');
  expect(rows).toEqual([{ client: 'new' }]);
});
