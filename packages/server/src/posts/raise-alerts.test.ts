// Each final purchase is announced once or never: over many workers, kills, rebuilt ledgers and reorganisations; what is old is no news.
import type { AlertRules } from '@lilape/domain/posts/alerts';
import { Client } from 'pg';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { openPool } from '#postgres/database.ts';
import { readAlertRules, writeAlertRules } from '#posts/alert-rules.ts';
import { type AlertsParts, alertsJob, raiseAlerts } from '#posts/raise-alerts.ts';
import { type TestPurchase, hashOf, startTestLedger } from '#testing/api-ledger.ts';
import { SILENT_LOG } from '#testing/ledger.ts';
import { Killed, mortalPool } from '#testing/mortal-pool.ts';
import { type TestDatabase, openTestDatabase } from '#testing/postgres.ts';
import { seededRandom } from '#testing/random.ts';

const NOON = Date.UTC(2027, 0, 15, 12);
const BUYER = '0x70997970c51812dc3a010c7d01b50e0d17dc79c8';
let database: TestDatabase | undefined;
let client: Client;
let ledger: Awaited<ReturnType<typeof startTestLedger>>;
let now = NOON;

beforeEach(async () => {
  await close();
  now = NOON;
  database = await openTestDatabase();
  client = new Client(database.url);
  await client.connect();
  ledger = await startTestLedger(client);
});
async function close(): Promise<void> {
  if (database === undefined) return;
  await client.end();
  await database.drop();
}
afterAll(close);

const pool = () => {
  if (database === undefined) throw new Error('There is no database.');
  return database.pool;
};
const parts = (db: AlertsParts['db'] = pool()): AlertsParts => ({
  db,
  siteUrl: 'https://lilape.example',
  log: SILENT_LOG,
  now: async () => now,
});
const setRules = async (rules: Partial<AlertRules>) => {
  const { rules: known, version } = await readAlertRules(pool());
  await writeAlertRules(pool(), { ...known, isOn: true, leastUnits: 0n, ...rules }, version);
};
const buy = (n: number, dollars = 100n): TestPurchase => ({
  txHash: hashOf(n),
  buyer: BUYER,
  coin: 'USDT',
  chargedUnits: dollars * 1_000_000n,
});
/** A block with these purchases, final at once. */
async function finalBlock(
  purchases: readonly TestPurchase[],
  atSeconds?: number,
  fork = 'a',
): Promise<number> {
  const block = await ledger.block(purchases, fork, {}, atSeconds);
  await ledger.heads(block, block);
  return block;
}
const reported = async () => {
  const { rows } = await pool().query<{ text: string }>(
    `select text from app.messages where kind = 'alert' order by id`,
  );
  return rows.map(({ text }) => text.split('\n').slice(0, 3).join(' '));
};
const decided = async () => {
  const { rows } = await pool().query<{ reported: number; unreported: number }>(
    'select count(message_id)::int as reported, (count(*) - count(message_id))::int as unreported from app.alerted_purchases',
  );
  return rows[0];
};

test('behavior: a final purchase is announced once, with its receipt; one that is not final waits', async () => {
  await setRules({});
  const block = await ledger.block([buy(1, 120n)]);
  await raiseAlerts(parts());
  expect(await reported()).toEqual([]);
  await ledger.heads(block, block);
  await raiseAlerts(parts());
  await raiseAlerts(parts());
  const { rows } = await pool().query('select text, audience, facts from app.messages');
  expect(rows).toHaveLength(1);
  expect(rows[0]).toMatchObject({
    audience: 'group',
    facts: { facts: [{ txHash: hashOf(1), ordinal: 0 }, {}] },
  });
  expect(rows[0].text).toMatch(/^🍌 A new purchase\n\nPaid: \$120\n.*\/purchases\/0x00000001/s);
});

test('behavior: turned on, it never tells of what became final before', async () => {
  await finalBlock([buy(1), buy(2)]);
  await raiseAlerts(parts());
  await setRules({});
  await raiseAlerts(parts());
  expect(await reported()).toEqual([]);
  expect(await decided()).toEqual({ reported: 0, unreported: 2 });
  await finalBlock([buy(3)]);
  await raiseAlerts(parts());
  expect(await reported()).toEqual(['🍌 A new purchase  Paid: $100']);
});

test('behavior: small ones are not announced, many are together, and several in one transaction are several', async () => {
  await setRules({ leastUnits: 50_000_000n, mostAlone: 3 });
  await finalBlock([buy(1, 49n), buy(2, 50n), buy(3, 60n), buy(3, 70n)]);
  await raiseAlerts(parts());
  expect(await reported()).toEqual([
    '🍌 A new purchase  Paid: $50',
    '🍌 A new purchase  Paid: $60',
    '🍌 A new purchase  Paid: $70',
  ]);
  await finalBlock([buy(4), buy(5), buy(6), buy(7)]);
  await raiseAlerts(parts());
  expect((await reported()).slice(3)).toEqual(['🍌 4 new purchases  Paid in all: $400']);
  expect(await decided()).toEqual({ reported: 7, unreported: 1 });
});

test('behavior: what becomes final in quiet hours is not announced, nor afterwards', async () => {
  await setRules({ quietHours: { from: 22, to: 6 } });
  now = Date.UTC(2027, 0, 15, 23, 30);
  await finalBlock([buy(1)]);
  await raiseAlerts(parts());
  now = Date.UTC(2027, 0, 16, 6);
  await raiseAlerts(parts());
  expect(await reported()).toEqual([]);
  await finalBlock([buy(2)]);
  await raiseAlerts(parts());
  expect(await reported()).toHaveLength(1);
});

test('behavior: after hours in which nobody looked only the last hour is news', async () => {
  await setRules({ mostAlone: 20 });
  const first = 1_810_000_000;
  for (let quarter = 0; quarter < 20; quarter++)
    await ledger.block([buy(quarter + 1)], 'a', {}, first + quarter * 900);
  await finalBlock([], first + 19 * 900 + 60);
  await raiseAlerts(parts());
  expect(await reported()).toHaveLength(4);
  await raiseAlerts(parts());
  expect(await reported()).toHaveLength(4);
});

test('behavior: a ledger that is read again tells nothing again', async () => {
  await setRules({});
  await finalBlock([buy(1)], 1_810_000_000);
  await raiseAlerts(parts());
  await pool().query(
    'truncate ledger.source, ledger.projections, ledger.state, ledger.sale_events, watch.anchors cascade',
  );
  await pool().query('update watch.progress set version = version + 1');
  ledger = await startTestLedger(client);
  await finalBlock([buy(1), buy(2)], 1_810_000_000);
  await alertsJob(parts()).run(pool());
  expect(await reported()).toEqual(['🍌 A new purchase  Paid: $100', '🍌 A new purchase  Paid: $100']);
  expect(await decided()).toEqual({ reported: 2, unreported: 0 });
});

test('behavior: a purchase that was mined again, in another block at another place, is the same one', async () => {
  await setRules({});
  const fork = await finalBlock([], 1_810_000_000);
  await ledger.block([buy(1), buy(2)], 'b', {}, 1_810_000_002);
  await raiseAlerts(parts());
  await ledger.rollBackTo(fork);
  await ledger.block([buy(2)], 'c', {}, 1_810_000_003);
  await finalBlock([buy(3), buy(1)], 1_810_000_005, 'c');
  await raiseAlerts(parts());
  await raiseAlerts(parts());
  expect(await reported()).toHaveLength(3);
  expect(await decided()).toEqual({ reported: 3, unreported: 0 });
});

test('behavior: twenty workers at once, each killed anywhere, tell each purchase once', async () => {
  await setRules({ mostAlone: 2 });
  const random = seededRandom(29);
  const pools = Array.from({ length: 4 }, () => openPool(database?.url ?? '', () => undefined));
  let n = 0;
  let kills = 0;
  for (let round = 0; round < 25; round++) {
    await finalBlock(Array.from({ length: 1 + random.below(4) }, () => buy((n += 1))));
    const dying = Array.from({ length: 5 }, (_, i) =>
      raiseAlerts(parts(mortalPool(pools[i % 4] ?? pool(), 1 + random.below(14), random.chance(0.5)))).catch(
        (error: unknown) => {
          if (!(error instanceof Killed)) throw error;
          kills += 1;
        },
      ),
    );
    await Promise.all([...dying, ...pools.map((each) => raiseAlerts(parts(each)))]);
  }
  expect(kills).toBeGreaterThan(30);
  expect(await decided()).toEqual({ reported: n, unreported: 0 });
  const { rows } = await pool().query<{ tx: string }>(
    `select fact ->> 'txHash' as tx from app.messages, jsonb_array_elements(facts -> 'facts') as fact
     where fact ->> 'key' = 'formattedAmount'`,
  );
  expect(rows.map(({ tx }) => tx).toSorted()).toEqual(
    Array.from({ length: n }, (_, i) => hashOf(i + 1)).toSorted(),
  );
  await Promise.all(pools.map((each) => each.end()));
});

test('behavior: the job looks only where something became final', async () => {
  await setRules({});
  await finalBlock([buy(1)]);
  const job = alertsJob(parts());
  await job.run(pool());
  await pool().query('truncate app.messages, app.alerted_purchases cascade');
  await job.run(pool());
  expect(await reported()).toEqual([]);
  await finalBlock([buy(2)]);
  await job.run(pool());
  expect((await reported()).length).toBeGreaterThan(0);
});
