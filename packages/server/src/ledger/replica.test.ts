// Reads from a copy of the database: while it has what was announced, and past it where it is behind, away, silent or another's.
import { Client, type Pool } from 'pg';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { openPool } from '#postgres/database.ts';
import { type DatabaseProxy, openDatabaseProxy } from '#testing/api-database-proxy.ts';
import { startTestLedger } from '#testing/api-ledger.ts';
import { type ApiRig, startApiRig } from '#testing/api-rig.ts';
import { until } from '#testing/ledger.ts';
import { type TestDatabase, openTestDatabase } from '#testing/postgres.ts';

const ZERO = `0x${'0'.repeat(40)}` as const;
const APE = '0x90f79bf6eb2c4f870365e785982e1f101e93b906';
const ONE = 10n ** 18n;

/** The same chain's ledger twice, in which an account has 10 or 20: so a figure tells who was asked. */
let database: TestDatabase;
let copy: TestDatabase;
let primaryProxy: DatabaseProxy;
let proxy: DatabaseProxy;
let primary: Pool;
let replica: Pool;
let rig: ApiRig;
const clients: Client[] = [];

async function openLedger(balance: bigint): Promise<TestDatabase> {
  const opened = await openTestDatabase();
  const client = new Client(opened.url);
  clients.push(client);
  await client.connect();
  const ledger = await startTestLedger(client);
  await ledger.block([], 'a', { holders: [{ from: ZERO, to: APE, tokens: balance * ONE }] });
  await ledger.note();
  await ledger.index();
  return opened;
}

beforeAll(async () => {
  database = await openLedger(10n);
  copy = await openLedger(20n);
  // So that a version can be behind by a few.
  await database.pool.query('update watch.progress set version = 100');
});
afterAll(async () => {
  for (const client of clients) await client.end();
  await database.drop();
  await copy.drop();
});

const follow = (version: number) => copy.pool.query('update watch.progress set version = $1', [version]);

beforeEach(async () => {
  await follow(100);
  primaryProxy = await openDatabaseProxy(database.url);
  proxy = await openDatabaseProxy(copy.url);
  primary = openPool(primaryProxy.url, () => undefined);
  replica = openPool(proxy.url, () => undefined, { timeoutMs: 1_000, queryMs: 1_000 });
  rig = await startApiRig({ pool: primary, databaseUrl: primaryProxy.url, replica });
  await rig.untilVersion(100n);
});
afterEach(async () => {
  await rig.close();
  await proxy.close();
  await primaryProxy.close();
  await replica.end();
  await primary.end();
});

const balance = async () => {
  const response = await rig.request(`/api/holders/${APE}`);
  return ((await response.json()) as { balance: string }).balance;
};
const health = async () => {
  const { status, replica: state } = (await (await rig.request('/api/')).json()) as Record<string, string>;
  return { status, replica: state };
};
const untilReplicaIs = (state: string) =>
  until(
    async () => (await health()).replica === state,
    async () => `the replica is ${(await health()).replica}, not ${state}`,
  );
const metrics = async () => await (await fetch(`${rig.url}/metrics`)).text();

test('behavior: a copy that has what was announced is read', async () => {
  await untilReplicaIs('ok');
  expect(await balance()).toBe('20');
  expect(await metrics()).toContain('database_reads_total{place="replica"} 1\n');
  expect(await metrics()).toContain('database_replica_behind 0\n');
});

test('behavior: one that is behind is not, until it has caught up', async () => {
  await follow(97);
  await rig.close();
  rig = await startApiRig({ pool: primary, databaseUrl: primaryProxy.url, replica });
  await rig.untilVersion(100n);
  await untilReplicaIs('behind');
  expect(await balance()).toBe('10');
  expect(await health()).toEqual({ status: 'ok', replica: 'behind' });
  expect(await metrics()).toContain('database_replica_behind 3\n');
  expect(await metrics()).toContain('database_reads_total{place="primary"} 1\n');
  await follow(100);
  await untilReplicaIs('ok');
  expect(await balance()).toBe('20');
});

test('behavior: what was announced grows, and a copy that has it no more is passed by', async () => {
  await untilReplicaIs('ok');
  await database.pool.query('update watch.progress set version = 101');
  rig.api.parts.feed.signal();
  await rig.untilVersion(101n);
  expect(await balance()).toBe('10');
  await database.pool.query('update watch.progress set version = 100');
});

test('behavior: where the copy is away the database answers, and nobody hears of it but the operator', async () => {
  await untilReplicaIs('ok');
  proxy.cut();
  expect(await balance()).toBe('10');
  expect(await health()).toEqual({ status: 'ok', replica: 'unavailable' });
  expect(await metrics()).not.toContain('database_replica_behind ');
  expect(rig.logLines.filter((line) => line.includes('"replica.away"'))).toHaveLength(1);
  proxy.mend();
  await untilReplicaIs('ok');
  expect(await balance()).toBe('20');
  expect(rig.logLines.filter((line) => line.includes('"replica.back"'))).toHaveLength(1);
});

test('behavior: where the copy is silent the database answers in its place', async () => {
  await untilReplicaIs('ok');
  proxy.hold();
  expect(await balance()).toBe('10');
  // The second is not kept waiting.
  expect(await balance()).toBe('10');
  expect(await health()).toMatchObject({ replica: 'unavailable' });
});

test('behavior: where the database is away the copy goes on answering', async () => {
  await untilReplicaIs('ok');
  primaryProxy.cut();
  expect(await balance()).toBe('20');
});

test('error: the ledger of another chain is never read, whatever its version', async () => {
  await copy.pool.query("update ledger.source set genesis_hash = decode(repeat('ff', 32), 'hex')");
  await rig.close();
  rig = await startApiRig({ pool: primary, databaseUrl: primaryProxy.url, replica });
  await rig.untilVersion(100n);
  await untilReplicaIs('unavailable');
  expect(await balance()).toBe('10');
});

test('behavior: without a copy the database is read, and health says that there is none', async () => {
  await rig.close();
  rig = await startApiRig({ pool: primary, databaseUrl: primaryProxy.url });
  await rig.untilVersion(100n);
  expect(await balance()).toBe('10');
  expect(await health()).toEqual({ status: 'ok', replica: 'none' });
  expect(await metrics()).not.toContain('database_replica_behind ');
});
