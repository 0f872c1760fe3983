// Each fault of operations is made, seen as an alarm once it has lasted, and gone once it is mended.
import { afterAll, beforeAll, beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { type OperationsLimits, OPERATIONS_CODES, OPERATIONS_LIMITS } from '#operations/findings.ts';
import { type Unwritten, checkOperations } from '#operations/look.ts';
import { noteDisk } from '#operations/disks.ts';
import { readAlarms } from '#ledger/alarms.ts';
import { createLog } from '#log.ts';
import { type Metrics, createMetrics } from '#metrics.ts';
import { type Audience, endMessage, takeMessage } from '#posts/messages.ts';
import { BUSY_KEEPER, codeOf, fail, usePinRig } from '#testing/pin-rig.ts';
import { until } from '#testing/ledger.ts';
import { type TestDatabase, openTestDatabase } from '#testing/postgres.ts';
import type { Job } from '#worker/jobs.ts';
import { startWorker } from '#worker/start.ts';

const log = createLog('error', () => undefined);
const pinRig = usePinRig();
let database: TestDatabase;

beforeAll(async () => {
  database = await openTestDatabase();
});
beforeEach(() =>
  database.pool.query(
    'truncate watch.alarms, watch.doubts, app.jobs, app.disks, app.pins, app.messages cascade',
  ),
);
afterAll(() => database.drop());

type Looking = {
  jobs?: string[];
  isPinning?: boolean;
  limits?: Partial<OperationsLimits>;
  patienceMs?: number;
};

async function look(
  { jobs = ['work'], isPinning = true, limits, patienceMs = 0 }: Looking = {},
  pool = database.pool,
): Promise<string[]> {
  const subject = { jobs, isPinning, isBackedUp: true, limits: { ...OPERATIONS_LIMITS, ...limits } };
  await checkOperations({ pool, subject, log, metrics: createMetrics(), patienceMs });
  return (await readAlarms(pool)).map(({ code, detail }) => `${code}: ${detail}`);
}

/** A worker that does the job until it has failed or been done so often. */
async function work(job: Job<string>, runs: () => boolean): Promise<void> {
  const worker = startWorker({ db: database.pool, jobs: [job], log, metrics: createMetrics(), lookMs: 5 });
  await until(
    async () => runs(),
    () => 'the job to be tried',
  );
  await worker.stop();
}

test('behavior: where everything runs well there are no alarms', async () => {
  expect(await look()).toEqual([]);
});

const noteKeeper = (balance: number, age: string) =>
  database.pool.query(
    `insert into app.keepers (account, balance_wei, least_wei, told_at) values ('\\x0a', $1, 1000000000000000, now() - $2::interval)
     on conflict (account) do update set balance_wei = $1, told_at = now() - $2::interval`,
    [balance, age],
  );

test('behavior: a keeper with too little is an alarm while somebody looks after its account', async () => {
  await noteKeeper(999_999_999_999_999, '1 minute');
  expect(await look()).toEqual(['KEEPER_LOW: 0x0a has 0.001000 ETH']);
  await noteKeeper(1_000_000_000_000_000, '0 minutes');
  expect(await look()).toEqual([]);
  await noteKeeper(0, '11 minutes');
  expect(await look()).toEqual([]);
});

test('behavior: a job that fails three times in a row is an alarm until it is done', async () => {
  let tries = 0;
  const failing: Job<string> = {
    name: 'work',
    everyMs: 1,
    run: async () => {
      tries += 1;
      throw new TypeError('out of luck');
    },
  };
  await work(failing, () => tries >= 2);
  await database.pool.query('update app.jobs set failures = 2');
  expect(await look()).toEqual([]);
  await work(failing, () => tries >= 4);
  const [alarm] = await look();
  expect(alarm).toMatch(/^JOBS_FAILING: work, \d+ times: TypeError$/);
  let done = 0;
  await work({ name: 'work', everyMs: 3_600_000, run: async () => void (done += 1) }, () => done > 0);
  expect(await look()).toEqual([]);
});

test('error: what the database does not take is reported once, with its count', async () => {
  const lines: string[] = [];
  const count = vi.fn<Metrics['count']>();
  const unwritten: Unwritten = new Map();
  onTestFinished(() => void database.pool.query('drop function if exists refuse cascade'));
  await database.pool.query(`insert into app.jobs (name, failures, fault) values ('work', 3, 'TypeError')`);
  await database.pool.query(
    `create function refuse() returns trigger language plpgsql as $$ begin raise exception 'disk full' using errcode = '53100'; end $$;
     create trigger full_disk before insert on watch.doubts for each row execute function refuse()`,
  );
  const once = () =>
    checkOperations({
      pool: database.pool,
      subject: { jobs: ['work'], isPinning: false, isBackedUp: false, limits: OPERATIONS_LIMITS },
      log: createLog('error', (line) => lines.push(line)),
      metrics: { count },
      patienceMs: 0,
      unwritten,
    });
  await expect(once()).rejects.toThrow('disk full');
  await expect(once()).rejects.toThrow('disk full');
  expect(lines.length).toBe(1);
  await database.pool.query('drop function refuse cascade');
  await once();
  expect(lines.map((line) => (JSON.parse(line) as { code: string }).code)).toEqual(['JOBS_FAILING']);
  expect(count.mock.calls).toEqual([['alarms_raised_total', { code: 'JOBS_FAILING' }]]);
  expect((await readAlarms(database.pool)).map(({ code }) => code)).toEqual(['JOBS_FAILING']);
});

test('behavior: jobs that nobody does are an alarm; those of an older program are not', async () => {
  await database.pool.query(
    `insert into app.jobs (name, due_at) values ('work', now() - interval '6 minutes'), ('old', now() - interval '1 day')`,
  );
  expect(await look()).toEqual(['JOBS_OVERDUE: work']);
  await database.pool.query(
    `update app.jobs set held_until = now() + interval '1 minute' where name = 'work'`,
  );
  expect(await look()).toEqual([]);
});

test('behavior: calls that are due for an hour are alarms: of release and pools each its own', async () => {
  onTestFinished(() => void database.pool.query('truncate app.due_calls'));
  await database.pool.query(
    `insert into app.due_calls (name, since) select name, timestamptz '2026-11-21 12:00Z'
     from unnest(array['release', 'open USDT', 'open USDC', 'sweep USDT', 'reveal draw 1']) as name`,
  );
  expect((await look()).toSorted()).toEqual([
    'CALL_DUE: reveal draw 1, sweep USDT, due since 2026-11-21 12:00 UTC',
    'OPENING_DUE: open USDC, open USDT, due since 2026-11-21 12:00 UTC',
    'RELEASE_DUE: since 2026-11-21 12:00 UTC',
  ]);
  await database.pool.query('update app.due_calls set since = now() - interval $$59 minutes$$');
  expect(await look()).toEqual([]);
});

test('behavior: a pinner that refuses is an alarm, with its words, until the file is pinned', async () => {
  const { pool } = pinRig.database;
  const asked = () => look({}, pool);
  pinRig.answer = fail('refused');
  const pins = await pinRig.open(BUSY_KEEPER);
  await codeOf(pins.confirm(['bafkrei-a']));
  await until(
    async () => ((await pool.query('select tries from app.pins')).rows[0] as { tries: number }).tries >= 3,
    () => 'three tries',
  );
  expect(await asked()).toEqual(['PIN_FAILING: 1 files wait; The pinner is refused.']);
  expect(await look({ isPinning: false }, pool)).toEqual([]);
  await asked();
  pinRig.answer = () => ({ isPinned: true });
  await until(
    async () => (await pinRig.totals()).pinned === 1,
    () => 'it to be pinned',
  );
  expect(await asked()).toEqual([]);
});

test('behavior: a file that waits for long is an alarm though nothing failed', async () => {
  await database.pool.query(
    `insert into app.pins (cid, asked_at) values ('a', now() - interval '11 minutes'), ('b', now())`,
  );
  expect(await look()).toEqual(['PIN_FAILING: 1 files wait; no reason was given']);
});

test('behavior: a disk that is nearly full is an alarm, also of another machine, and not for ever', async () => {
  await noteDisk(database.pool, 'here:/data', { freeBytes: 50e9, totalBytes: 100e9 });
  await noteDisk(database.pool, 'there:/data', { freeBytes: 9.9e9, totalBytes: 100e9 });
  expect(await look()).toEqual(['DISK_LOW: there:/data: 9900 MB of 100000 MB free']);
  await noteDisk(database.pool, 'there:/data', { freeBytes: 10e9, totalBytes: 100e9 });
  expect(await look()).toEqual([]);
  await noteDisk(database.pool, 'there:/data', { freeBytes: 1, totalBytes: 100e9 });
  await database.pool.query(`update app.disks set told_at = now() - interval '11 minutes'`);
  expect(await look()).toEqual([]);
});

const queue = async (audience: Audience) => {
  await database.pool.query(
    `insert into app.messages (kind, audience, html, text) values ('post', $1, 'x', 'x')`,
    [audience],
  );
  const taken = await takeMessage(database.pool, audience, Date.now());
  if (taken === null) throw new Error('Nothing waits.');
  return taken.id;
};

test('behavior: a message of which nobody knows whether it went is an alarm', async () => {
  const id = await queue('group');
  await endMessage(
    database.pool,
    id,
    { state: 'unknown', fault: 'Telegram did not answer.' },
    Date.UTC(2027, 0, 1),
  );
  await database.pool.query(`update app.messages set made_at = '2027-01-01T10:20:00Z'`);
  expect(await look()).toEqual(['MESSAGES_UNKNOWN: 1 messages, the oldest of 2027-01-01 10:20 UTC']);
});

test('behavior: a chat that refuses is an alarm until a message arrives in it', async () => {
  const refused = await queue('group');
  await endMessage(database.pool, refused, { state: 'refused', fault: 'Bad Request: chat not found' }, 1_000);
  const other = await queue('admins');
  await endMessage(database.pool, other, { state: 'sent', chat: '1', messageId: 1n }, 2_000);
  expect(await look()).toEqual(['TELEGRAM_REFUSED: Bad Request: chat not found']);
  const sent = await queue('group');
  await endMessage(database.pool, sent, { state: 'sent', chat: '1', messageId: 2n }, 3_000);
  expect(await look()).toEqual([]);
});

test('behavior: what passes within its patience is no alarm, and a minute unwatched counts for nothing', async () => {
  const wrong = () => noteDisk(database.pool, 'here:/data', { freeBytes: 1, totalBytes: 100 });
  await wrong();
  const patient = { patienceMs: 20_000 };
  expect(await look(patient)).toEqual([]);
  const age = (text: string) =>
    database.pool.query(`update watch.doubts set since = since - interval '${text}'`);
  await age('19 seconds');
  expect(await look(patient)).toEqual([]);
  await database.pool.query(
    `update watch.doubts set since = since - interval '1 hour', seen_at = now() - interval '61 seconds'`,
  );
  expect(await look(patient)).toEqual([]);
  await age('21 seconds');
  expect(await look(patient)).toHaveLength(1);
});

test('behavior: of many who look at once one raises the alarm', async () => {
  await noteDisk(database.pool, 'here:/data', { freeBytes: 1, totalBytes: 100 });
  await Promise.all(Array.from({ length: 8 }, () => look()));
  const { rows } = await database.pool.query('select code from watch.alarms');
  expect(rows).toEqual([{ code: 'DISK_LOW' }]);
});

test('behavior: alarms of the watcher are left alone', async () => {
  await database.pool.query(`insert into watch.alarms (code, detail) values ('DEEP_REORG', 'x')`);
  expect(await look()).toEqual(['DEEP_REORG: x']);
  expect(OPERATIONS_CODES).not.toContain('DEEP_REORG');
});
