// Admins are notified of alarms once each, however many workers tell and wherever one is killed.
import type { Pool, PoolClient } from 'pg';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { notifyAlarms } from '#operations/notify-alarms.ts';
import { clearAlarm, raiseAlarm } from '#ledger/alarms.ts';
import { type TestDatabase, openTestDatabase } from '#testing/postgres.ts';

const MINUTE = 60_000;
let database: TestDatabase;

beforeAll(async () => {
  database = await openTestDatabase();
});
beforeEach(() =>
  database.pool.query(
    'truncate watch.alarms, ledger.alarms, app.alarm_tellings, app.messages restart identity cascade',
  ),
);
afterAll(() => database.drop());

async function withClient(work: (client: PoolClient) => Promise<void>) {
  const client = await database.pool.connect();
  await work(client).finally(() => client.release());
}
const raise = (code: Parameters<typeof raiseAlarm>[1], detail = 'What was found.') =>
  withClient((client) => raiseAlarm(client, code, detail));
const clear = (code: Parameters<typeof clearAlarm>[1]) => withClient((client) => clearAlarm(client, code));
const tell = (afterMs = 0) => notifyAlarms(database.pool, Date.now() + afterMs);
/** First lines of what waits or was sent, the oldest first. */
const notified = async () => {
  const { rows } = await database.pool.query<{ text: string; audience: string }>(
    'select text, audience from app.messages order by id',
  );
  return rows.map(({ text, audience }) => `${audience}: ${text.split('\n')[0]}`);
};
const sendAll = () => database.pool.query(`update app.messages set state = 'sent', tries = 1`);

test('behavior: an alarm is reported when it begins and when it is over, to admins, in both languages with what to do', async () => {
  await raise('ENDPOINTS_DISAGREE', 'The endpoints show different blocks at height 7 <&>.');
  await tell();
  const { rows } = await database.pool.query<{ html: string; text: string; kind: string }>(
    'select * from app.messages',
  );
  expect(rows[0]).toMatchObject({
    kind: 'alarm',
    audience: 'admins',
    facts: { alarm: 'ENDPOINTS_DISAGREE' },
  });
  expect(rows[0]?.html).toContain('<b>ALARM: Two endpoints disagree</b>');
  expect(rows[0]?.html).toContain('at height 7 &lt;&amp;&gt;.');
  expect(rows[0]?.html).toContain('<b>ТРЕВОГА: Два узла противоречат друг другу</b>');
  expect(rows[0]?.text).toContain('take the endpoint that shows another hash out of RPC_URL');
  expect(rows[0]?.text).toContain('уберите из RPC_URL узел с другим хешем');
  await sendAll();
  await clear('ENDPOINTS_DISAGREE');
  await tell();
  expect(await notified()).toHaveLength(1);
  await tell(MINUTE + 1_000);
  expect(await notified()).toEqual([
    'admins: ALARM: Two endpoints disagree',
    'admins: OVER: Two endpoints disagree',
  ]);
});

test('behavior: twenty workers at once tell it once, and a restarted one does not tell it again', async () => {
  await raise('DEEP_REORG');
  await Promise.all(Array.from({ length: 20 }, () => tell()));
  await tell(MINUTE);
  expect(await notified()).toEqual(['admins: ALARM: A final block is gone']);
});

test('behavior: a worker that is killed before it has committed tells nothing, and the next tells all', async () => {
  await raise('DEEP_REORG');
  const dying = {
    connect: async () => {
      const client = await database.pool.connect();
      const query = client.query.bind(client) as (...args: unknown[]) => Promise<unknown>;
      return Object.assign(Object.create(client) as typeof client, {
        query: (...args: unknown[]) =>
          args[0] === 'commit' ? Promise.reject(new Error('killed')) : query(...args),
        release: () => client.release(true),
      });
    },
  };
  await expect(notifyAlarms(dying as unknown as Pool)).rejects.toThrow('killed');
  expect(await notified()).toEqual([]);
  await tell();
  expect(await notified()).toHaveLength(1);
});

test('behavior: one that stands is reported again after four hours; what was not sent is replaced, not piled up', async () => {
  await raise('RUNNING_LOW');
  await tell();
  await tell(239 * MINUTE);
  expect(await notified()).toHaveLength(1);
  await tell(241 * MINUTE);
  expect(await notified()).toEqual(['admins: STILL: The reward pool is nearly used up']);
});

test('behavior: nobody hears that what they never heard of is over', async () => {
  await raise('DISK_LOW');
  await tell();
  await clear('DISK_LOW');
  await tell(2 * MINUTE);
  expect(await notified()).toEqual([]);
  const { rows } = await database.pool.query('select word from app.alarm_tellings');
  expect(rows).toEqual([{ word: 'over' }]);
});

test('behavior: one that flaps all night is reported only a few times', async () => {
  const nowMs = Date.now();
  for (let minute = 0; minute < 480; minute += 1) {
    const isWrong = minute % 6 === 0;
    // As the database has it: an alarm that begins now, or the time at which the last one ended.
    if (isWrong) await raise('DISK_LOW');
    else
      await database.pool.query(
        'update watch.alarms set cleared_at = to_timestamp($1 / 1000.0) where cleared_at is null',
        [nowMs + minute * MINUTE],
      );
    await notifyAlarms(database.pool, nowMs + minute * MINUTE);
    await sendAll();
  }
  const lines = await notified();
  expect(lines.length).toBeLessThan(12);
  expect(lines.filter((line) => line.includes('ALARM')).length).toBeLessThan(6);
});

test('behavior: events against the rules are one alarm, and stand until the ledger is read again', async () => {
  await database.pool.query(
    `insert into ledger.alarms (projection, contract, tx_hash, ordinal, code, block, time_seconds, expected, actual)
     values ('sale', '\\x01', '\\x02', 0, 'PAID_TWICE', 1, 1, 'a', 'b'), ('sale', '\\x01', '\\x03', 0, 'SOLD_DIFFERS', 1, 1, 'c', 'd')`,
  );
  await tell();
  const { rows } = await database.pool.query<{ text: string }>('select text from app.messages');
  expect(rows).toHaveLength(1);
  expect(rows[0]?.text).toMatch(/0x02 #0.*0x03 #0/s);
  await sendAll();
  await database.pool.query('truncate ledger.alarms');
  await tell(2 * MINUTE);
  expect(await notified()).toEqual([
    'admins: ALARM: An event contradicts the rules',
    'admins: OVER: An event contradicts the rules',
  ]);
});
