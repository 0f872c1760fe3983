// The job of the outbox: soon after something is written it goes, each audience at its own pace; what is old is dropped.
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { createMetrics } from '#metrics.ts';
import { type Audience, type NewMessage, queueMessage, readMessages } from '#posts/messages.ts';
import { messageToWire } from '#posts/outbox-wire.ts';
import { sendJobs } from '#posts/send-job.ts';
import { readNowMs } from '#postgres/now.ts';
import { ADMINS, BOT_TOKEN, type BotApiDouble, GROUP, startBotApi } from '#testing/bot-api-double.ts';
import { SILENT_LOG, until } from '#testing/ledger.ts';
import { type TestDatabase, openTestDatabase } from '#testing/postgres.ts';
import { startWorker } from '#worker/start.ts';

const MINUTE = 60_000;
let database: TestDatabase;
let telegram: BotApiDouble;
let metrics: ReturnType<typeof createMetrics>;

beforeAll(async () => {
  database = await openTestDatabase();
});
beforeEach(async () => {
  telegram = await startBotApi();
  metrics = createMetrics();
  await database.pool.query('truncate app.messages, app.jobs restart identity cascade');
});
afterEach(() => telegram.close());
afterAll(() => database.drop());

const jobs = (clock = () => readNowMs(database.pool)) =>
  sendJobs(database.pool, {
    telegram: {
      token: BOT_TOKEN,
      chat: String(GROUP.id),
      adminChat: String(ADMINS.id),
      apiUrl: telegram.url,
    },
    log: SILENT_LOG,
    metrics,
    clock,
  });
const runAll = (clock?: () => Promise<number>) =>
  Promise.all(jobs(clock).map((job) => job.run(database.pool)));
const queue = (text: string, audience: Audience = 'group', kind: NewMessage['kind'] = 'post') =>
  queueMessage(database.pool, {
    kind,
    audience,
    postType: null,
    turn: null,
    html: `<b>${text}</b>`,
    text,
    clip: null,
    facts: {},
  });
const states = async () =>
  (await readMessages(database.pool, { before: null, state: null, limit: 50 }))
    .toReversed()
    .map(({ text, state }) => `${text} ${state}`);

test('behavior: each audience has its chat; a group that holds us back does not hold back alarms', async () => {
  await queue('post');
  await queue('alarm', 'admins', 'alarm');
  telegram.intercept = ({ body }) =>
    body.toString().includes(String(GROUP.id))
      ? {
          status: 429,
          body: '{"ok":false,"error_code":429,"description":"Too Many Requests","parameters":{"retry_after":60}}',
        }
      : undefined;
  await runAll();
  expect(telegram.sentToAdmins.map(({ text }) => text)).toEqual(['<b>alarm</b>']);
  expect(await states()).toEqual(['post queued', 'alarm sent']);
});

test('behavior: the worker sends soon after something was written, and four of them send it once', async () => {
  const workers = Array.from({ length: 4 }, () =>
    startWorker({ db: database.pool, jobs: jobs(), log: SILENT_LOG, metrics, lookMs: 20 }),
  );
  await queue('one');
  await queue('alarm', 'admins', 'alarm');
  await queue('two');
  await until(
    async () => telegram.arrived.length + telegram.sentToAdmins.length === 3,
    async () => (await states()).join(),
  );
  await Promise.all(workers.map((worker) => worker.stop()));
  expect(await states()).toEqual(['one sent', 'alarm sent', 'two sent']);
  expect(telegram.arrived.map(({ text }) => text)).toEqual(['<b>one</b>', '<b>two</b>']);
  expect(telegram.tooFast).toBe(0);
  const rendered = await metrics.render();
  expect(rendered).toContain('outbox_endings_total{audience="group",state="sent"} 2');
  expect(rendered).toContain('outbox_endings_total{audience="admins",state="sent"} 1');
});

test('behavior: what waited too long is dropped unsent and explained; what is young, and alarms, go', async () => {
  await queue('old post');
  await queue('old turn', 'group', 'turn');
  await queue('old alert', 'group', 'alert');
  await queue('old alarm', 'admins', 'alarm');
  await database.pool.query(`update app.messages set made_at = made_at - interval '61 minutes'`);
  await queue('young turn', 'group', 'turn');
  await database.pool.query(
    `update app.messages set made_at = made_at - interval '9 minutes' where text = 'young turn'`,
  );
  await runAll();
  expect(await states()).toEqual([
    'old post dropped',
    'old turn dropped',
    'old alert dropped',
    'old alarm sent',
    'young turn sent',
  ]);
  const [dropped] = (await readMessages(database.pool, { before: null, state: 'dropped', limit: 1 })).map(
    messageToWire,
  );
  expect(dropped).toMatchObject({ fault: 'It waited too long.', explained: 'OUTBOX_EXPIRED', tries: 0 });
  expect(await metrics.render()).toContain('outbox_endings_total{audience="group",state="dropped"} 3');
});

test('behavior: a clock that was far ahead, or behind, neither holds messages back nor sends one twice', async () => {
  let truthMs = Date.now();
  await telegram.close();
  telegram = await startBotApi(() => truthMs);
  for (const [index, aheadMs] of [5 * MINUTE, 0, -5 * MINUTE, 0].entries()) {
    await queue(`m${index}`);
    await runAll(async () => truthMs + aheadMs);
    truthMs += 61_000;
  }
  expect(await states()).toEqual(['m0 sent', 'm1 sent', 'm2 sent', 'm3 sent']);
  expect(telegram.arrived).toHaveLength(4);
  expect(telegram.tooFast).toBe(0);
});

test('behavior: a worker that is to end does not wait for the pace', async () => {
  await queue('one');
  await queue('two');
  const [group] = jobs();
  const ending = new AbortController();
  const run = group?.run(database.pool, ending.signal);
  await until(
    async () => telegram.arrived.length === 1,
    () => 'nothing arrived',
  );
  ending.abort();
  const beganMs = performance.now();
  await run;
  expect(performance.now() - beganMs).toBeLessThan(700);
  expect(await states()).toEqual(['one sent', 'two queued']);
});

test('behavior: without a chat for the admins their alarms wait, and are seen to', async () => {
  await queue('alarm', 'admins', 'alarm');
  const only = sendJobs(database.pool, {
    telegram: { token: BOT_TOKEN, chat: String(GROUP.id), adminChat: null, apiUrl: telegram.url },
    log: SILENT_LOG,
    metrics,
    clock: () => readNowMs(database.pool),
  });
  expect(only.map(({ name }) => name)).toEqual(['posts.outbox.group']);
  await Promise.all(only.map((job) => job.run(database.pool)));
  expect(await states()).toEqual(['alarm queued']);
});
