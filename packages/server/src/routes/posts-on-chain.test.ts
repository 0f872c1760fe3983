// What the group hears of a real chain: bought, final, announced, exactly once, by workers that are killed and over a ledger that is read again.
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readAlertRules, writeAlertRules } from '#posts/alert-rules.ts';
import { BOT_TOKEN, type BotApiDouble, GROUP, startBotApi } from '#testing/bot-api-double.ts';
import { type TestChain, startTestChain } from '#testing/chain.ts';
import { SILENT_LOG, until, untilAtHead } from '#testing/ledger.ts';
import { type TestDatabase, openTestDatabase } from '#testing/postgres.ts';
import { type ServerProcess, startServerProcess } from '#testing/server-process.ts';
import { backfill } from '#watcher/backfill.ts';
import { type Watcher, startWatcher } from '#watcher/start.ts';

let chain: TestChain;
let database: TestDatabase;
let telegram: BotApiDouble;
let watcher: Watcher;
const workers: ServerProcess[] = [];

beforeAll(async () => {
  [chain, database, telegram] = await Promise.all([
    startTestChain({ buyers: 4, oldStakes: false }),
    openTestDatabase(),
    startBotApi(),
  ]);
  watcher = watch();
});
afterAll(async () => {
  await Promise.all(workers.map((worker) => worker.kill()));
  await watcher.stop();
  await telegram.close();
  await database.drop();
  await chain.stop();
});

const watch = (): Watcher =>
  startWatcher({
    databaseUrl: database.url,
    rpcUrls: [chain.rpcUrl],
    subject: chain.subject,
    log: SILENT_LOG,
  });
/** A worker as a process of its own, as `npm run serve` starts it. */
async function hire(): Promise<ServerProcess> {
  const worker = startServerProcess({
    ROLE: 'worker',
    DATABASE_URL: database.url,
    RPC_URL: chain.rpcUrl,
    DATA_DIR: '/nonexistent',
    LILAPE_SITE_URL: 'https://lilape.example',
    TELEGRAM_BOT_TOKEN: BOT_TOKEN,
    TELEGRAM_CHAT_ID: String(GROUP.id),
    TELEGRAM_API_URL: telegram.url,
  });
  await worker.logged('server.started');
  return worker;
}
const buy = async (dollars: bigint): Promise<string> => {
  const [hash] = await chain.buy([
    { buyer: Number(dollars % 4n), coin: 'USDT', units: dollars * 1_000_000n },
  ]);
  return hash ?? '';
};
async function makeFinal(): Promise<void> {
  await chain.mine(10);
  await untilAtHead(database.pool, chain);
}
const receipts = () =>
  telegram.arrived.flatMap(({ text }) => /purchases\/(0x[0-9a-f]{64})/.exec(text)?.[1] ?? []);
const decided = async () => {
  const { rows } = await database.pool.query<{ n: number }>(
    'select count(*)::int as n from app.alerted_purchases',
  );
  return rows[0]?.n ?? 0;
};
/** Nobody waits here for the minute after which a worker that says nothing is passed over. */
const passOverTheDead = async () => {
  await database.pool.query('update app.jobs set held_until = now() where held_until is not null');
  await database.pool.query(
    `update app.messages set started_at = started_at - interval '2 minutes' where state = 'sending'`,
  );
};
const ended = async () => {
  const { rows } = await database.pool.query<{ state: string; n: number }>(
    'select state, count(*)::int as n from app.messages group by state',
  );
  return Object.fromEntries(rows.map(({ state, n }) => [state, n]));
};

test('behavior: a purchase is announced once it is final, once by four workers of which two are killed, and never again', async () => {
  const before = await buy(50n);
  await makeFinal();
  for (let n = 0; n < 4; n++) workers.push(await hire());
  // What became final while alerts were off is decided: it is never announced.
  await until(
    async () => (await decided()) === 1,
    async () => `${await decided()} decided`,
  );
  const { rules, version } = await readAlertRules(database.pool);
  await writeAlertRules(database.pool, { ...rules, isOn: true, leastUnits: 0n }, version);
  const first = await buy(120n);
  await untilAtHead(database.pool, chain);
  expect(receipts()).toEqual([]);
  await makeFinal();
  await until(
    async () => receipts().length === 1,
    async () => JSON.stringify(await ended()),
  );
  expect(receipts()).toEqual([first]);

  // Two end as they are about to tell of the next; the others tell it.
  const second = await buy(130n);
  await chain.mine(10);
  await Promise.all([workers[0]?.kill(), workers[1]?.kill()]);
  await passOverTheDead();
  await until(
    async () =>
      (await decided()) === 3 && ((await ended())['queued'] ?? 0) + ((await ended())['sending'] ?? 0) === 0,
    async () => JSON.stringify(await ended()),
  );
  const { unknown = 0 } = await ended();
  expect(receipts().filter((hash) => hash === second).length + unknown).toBeGreaterThanOrEqual(1);

  // The ledger is thrown away and read again.
  await watcher.stop();
  await backfill({
    databaseUrl: database.url,
    rpcUrls: [chain.rpcUrl],
    subject: chain.subject,
    log: SILENT_LOG,
  });
  watcher = watch();
  const third = await buy(140n);
  await makeFinal();
  await until(
    async () => receipts().includes(third),
    async () => JSON.stringify(await ended()),
  );
  expect(await decided()).toBe(4);
  expect(new Set(receipts()).size).toBe(receipts().length);
  expect(receipts()).not.toContain(before);
  expect(telegram.tooFast).toBe(0);
}, 180_000);
