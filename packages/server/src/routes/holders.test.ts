import { Client } from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readBalanceAt, readHoldersAt, sumBalancesAt } from '#ledger/holders/balances.ts';
import { hashOf, startTestLedger } from '#testing/api-ledger.ts';
import { type ApiRig, startApiRig } from '#testing/api-rig.ts';
import { openTestStream } from '#testing/api-stream.ts';
import { type TestDatabase, openTestDatabase } from '#testing/postgres.ts';

const ZERO = `0x${'0'.repeat(40)}` as const;
const RESERVE = '0x70997970c51812dc3a010c7d01b50e0d17dc79c8';
const APE = '0x90f79bf6eb2c4f870365e785982e1f101e93b906';
const ONE = 10n ** 18n;

let database: TestDatabase;
let client: Client;
let ledger: Awaited<ReturnType<typeof startTestLedger>>;
let rig: ApiRig;

beforeAll(async () => {
  database = await openTestDatabase();
  client = new Client(database.url);
  await client.connect();
  rig = await startApiRig({ pool: database.pool, databaseUrl: database.url });
});

afterAll(async () => {
  await rig.close();
  await client.end();
  await database.drop();
});

const holderOf = async (address: string) => rig.request(`/api/holders/${address}`);

test('behavior: before the ledger reads transfers it is 503 with a sentence', async () => {
  const response = await holderOf(APE);
  expect(response.status).toBe(503);
  expect(await response.json()).toMatchObject({
    code: 'NOT_READ_YET',
    error: 'This part of the chain isn’t read here yet. Please try again later.',
  });
});

test('behavior: a holder has what came in, less what went out, at the block it says', async () => {
  ledger = await startTestLedger(client);
  await ledger.block([], 'a', { holders: [{ from: ZERO, to: RESERVE, tokens: 100n * ONE }] });
  await ledger.block([], 'a', {
    holders: [
      { from: RESERVE, to: APE, tokens: 30n * ONE },
      { from: APE, to: RESERVE, tokens: ONE / 2n },
    ],
  });
  await ledger.note();
  expect((await holderOf(APE)).status).toBe(503);
  await ledger.index();
  const response = await holderOf(APE);
  expect(response.status).toBe(200);
  const body: unknown = await response.json();
  expect(body).toMatchObject({
    success: true,
    address: '0x90F79bf6EB2c4f870365E785982E1f101E93b906',
    balance: '29.5',
    block: 102,
  });
  expect(Date.parse((body as { as_of: string }).as_of)).toBeGreaterThan(Date.now() - 60_000);
});

test('behavior: who never had any has 0', async () => {
  expect(await (await holderOf(hashOf(7).slice(0, 42))).json()).toMatchObject({ balance: '0' });
});

test('error: what is no address is 400', async () => {
  expect((await holderOf('0x12')).status).toBe(400);
});

test('behavior: balances of any block of the past can be read, of one account and of all', async () => {
  const db = database.pool;
  expect([await readBalanceAt(db, APE, 101n), await readBalanceAt(db, APE, 102n)]).toEqual([
    0n,
    (59n * ONE) / 2n,
  ]);
  expect(await readHoldersAt(db, 101n)).toEqual(new Map([[RESERVE, 100n * ONE]]));
  expect(await readHoldersAt(db, 102n)).toEqual(
    new Map([
      [APE, (59n * ONE) / 2n],
      [RESERVE, (141n * ONE) / 2n],
    ]),
  );
  expect(await sumBalancesAt(db, 102n)).toBe(100n * ONE);
});

test('behavior: the topic holders tells the sums when one of them changes', async () => {
  const stream = await openTestStream(rig.url, undefined, 'holders');
  await ledger.block([], 'a', { holders: [{ from: RESERVE, to: ZERO, tokens: ONE }] });
  const frame = await stream.next(
    ({ event, data }) => event === 'holders' && (data as { burned: string }).burned === '1',
  );
  expect(frame.data).toEqual({ supply: '99', burned: '1', owners: 1 });
  stream.close();
});

test('behavior: taking blocks back gives the balances of before', async () => {
  await ledger.rollBackTo(101);
  expect(await (await holderOf(APE)).json()).toMatchObject({ balance: '0', block: 101 });
  expect(await sumBalancesAt(database.pool, 200n)).toBe(100n * ONE);
});
