import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { readAlarms } from '#ledger/alarms.ts';
import { type TestChain, startTestChain } from '#testing/chain.ts';
import { SILENT_LOG, until, untilAtHead, untilLedger } from '#testing/ledger.ts';
import { type TestDatabase, openTestDatabase } from '#testing/postgres.ts';
import { type Lie, type RpcProxy, startRpcProxy } from '#testing/rpc-proxy.ts';
import { type Watcher, startWatcher } from '#watcher/start.ts';
import type { WatchedAlarm } from '#watcher/state.ts';

let chain: TestChain;
let database: TestDatabase;
let first: RpcProxy;
let second: RpcProxy;
let watcher: Watcher | undefined;
let alarms: WatchedAlarm[];

beforeAll(async () => {
  chain = await startTestChain();
  [first, second] = await Promise.all([startRpcProxy(chain.rpcUrl), startRpcProxy(chain.rpcUrl)]);
});

beforeEach(async () => {
  database = await openTestDatabase();
  alarms = [];
});

afterEach(async () => {
  await watcher?.stop();
  for (const proxy of [first, second]) {
    proxy.tell(null);
    proxy.refuse(false);
  }
  await database.drop();
});

afterAll(async () => {
  await Promise.all([first.stop(), second.stop()]);
  await chain.stop();
});

function watch(...rpcUrls: string[]): void {
  watcher = startWatcher({
    rpcUrls,
    databaseUrl: database.url,
    subject: chain.subject,
    log: SILENT_LOG,
    patienceMs: 0,
    onAlarm: (alarm) => alarms.push(alarm),
  });
}

/** Shows another hash for every block. */
const otherBlocks: Lie = (call, answer) => {
  if (call.method !== 'eth_getBlockByNumber' || call.params[0] === '0x0') return answer;
  const block = answer.result as { hash: string } | null;
  return block === null ? answer : { ...answer, result: { ...block, hash: `0x${'ab'.repeat(32)}` } };
};

/** Shows a head that is not among its own blocks, as one asked in the middle of a reorganisation does. */
const strangeHead: Lie = (call, answer) => {
  if (call.params[0] !== 'latest') return answer;
  const strange = { hash: `0x${'ab'.repeat(32)}`, parentHash: `0x${'cd'.repeat(32)}` };
  return { ...answer, result: { ...(answer.result as object), ...strange } };
};

test('behavior: two endpoints that agree make blocks final', async () => {
  watch(first.url, second.url);
  await chain.buy([{ buyer: 0, coin: 'USDT', units: 2_000_000n }]);
  await chain.mine(10);
  const { heads } = await untilAtHead(database.pool, chain);
  const { finalRestsOn } = await untilLedger(database.pool, ({ endpoints }) => endpoints === 2);
  expect({ finalRestsOn, behind: heads.number - heads.final }).toEqual({ finalRestsOn: 2, behind: 8n });
});

test('behavior: while two endpoints disagree purchases are seen, nothing becomes final and an alarm stands', async () => {
  watch(first.url, second.url);
  const before = await untilAtHead(database.pool, chain);
  second.tell(otherBlocks);
  await chain.buy([{ buyer: 1, coin: 'USDT', units: 2_000_000n }]);
  await chain.mine(10);
  const during = await untilLedger(
    database.pool,
    ({ heads, alarms }) => heads.number === before.heads.number + 11n && alarms === 1,
  );
  expect(during.totals.purchases).toBe(before.totals.purchases + 1);
  expect(during.heads.final).toBe(before.heads.final);
  expect(alarms.map(({ code }) => code)).toEqual(['ENDPOINTS_DISAGREE']);

  second.tell(null);
  await chain.mine();
  expect(await untilAtHead(database.pool, chain)).toMatchObject({ alarms: 0 });
});

test('behavior: with one of two endpoints down purchases are seen and nothing becomes final until it is back', async () => {
  watch(first.url, second.url);
  const before = await untilAtHead(database.pool, chain);
  first.refuse(true);
  await chain.buy([{ buyer: 2, coin: 'USDC', units: 2_000_000n }]);
  await chain.mine(10);
  const during = await untilLedger(
    database.pool,
    ({ heads, endpoints }) => heads.number === before.heads.number + 11n && endpoints === 1,
  );
  expect(during.totals.purchases).toBe(before.totals.purchases + 1);
  expect(during.heads.final).toBe(before.heads.final);

  first.refuse(false);
  const { alarms } = await untilLedger(
    database.pool,
    ({ heads, endpoints }) => heads.final === before.heads.final + 11n && endpoints === 2,
  );
  expect(alarms).toBe(0);
});

test('behavior: an only endpoint may go down and come back; the time of the last reading stands still meanwhile', async () => {
  watch(first.url);
  const before = await untilAtHead(database.pool, chain);
  first.refuse(true);
  await chain.buy([{ buyer: 3, coin: 'USDC', units: 2_000_000n }]);
  const refused = await until(
    async () => (await untilLedger(database.pool, () => true)).heads,
    () => 'no ledger',
  );
  expect(refused.number).toBe(before.heads.number);
  first.refuse(false);
  const after = await untilAtHead(database.pool, chain);
  expect(after.totals.purchases).toBe(before.totals.purchases + 1);
  await untilLedger(database.pool, ({ heads }) => heads.readAtMs > before.heads.readAtMs);
});

test('behavior: an endpoint that contradicts itself is asked anew until it does not', async () => {
  watch(first.url);
  await untilAtHead(database.pool, chain);
  first.tell(strangeHead);
  await chain.buy([{ buyer: 4, coin: 'USDT', units: 2_000_000n }]);
  const asked = first.counts.get('eth_getBlockByNumber') ?? 0;
  await until(
    async () => (first.counts.get('eth_getBlockByNumber') ?? 0) > asked + 20,
    () => 'the watcher to look again',
  );
  const { totals } = await untilLedger(database.pool, () => true);
  first.tell(null);
  const after = await untilAtHead(database.pool, chain);
  expect(after.totals.purchases).toBe(totals.purchases + 1);
  expect(alarms).toEqual([]);
});

test('behavior: an endpoint that refuses large ranges is asked for smaller ones', async () => {
  await chain.mine(200);
  first.tell((call, answer) => {
    const filter = (call.params[0] ?? {}) as { fromBlock?: string; toBlock?: string };
    const isLarge = Number(filter.toBlock) - Number(filter.fromBlock) > 6;
    if (call.method !== 'eth_getLogs' || !isLarge) return answer;
    return { id: answer.id, jsonrpc: '2.0', error: { code: -32005, message: 'query exceeds limit' } };
  });
  watch(first.url);
  expect(await untilAtHead(database.pool, chain)).toMatchObject({ alarms: 0 });
});

test('behavior: an endpoint that has fewer blocks than were final is waited for, with an alarm', async () => {
  watch(first.url);
  const before = await untilAtHead(database.pool, chain);
  const young = await chain.rpc('eth_getBlockByNumber', '0x1', false);
  first.tell((call, answer) => {
    const isHead = call.method === 'eth_getBlockByNumber' && call.params[0] === 'latest';
    return isHead ? { ...answer, result: young } : answer;
  });
  await untilLedger(database.pool, ({ alarms }) => alarms === 1);
  // The alarm is told after it is committed.
  await until(
    async () => (alarms.length > 0 ? alarms : null),
    () => 'no alarm',
  );
  expect(alarms.map(({ code }) => code)).toEqual(['ENDPOINT_BEHIND']);
  first.tell(null);
  const after = await untilLedger(database.pool, ({ alarms }) => alarms === 0);
  expect(after.totals).toEqual(before.totals);
});

test('behavior: an endpoint of another chain is not believed', async () => {
  first.tell((call, answer) => (call.method === 'eth_chainId' ? { ...answer, result: '0x1' } : answer));
  watch(first.url, second.url);
  const [alarm] = await until(
    async () => (alarms.length > 0 ? alarms : null),
    () => 'no alarm',
  );
  expect(alarm?.code).toBe('WRONG_CHAIN');
  // The other endpoint is enough to see purchases.
  await untilLedger(database.pool, ({ heads, finalRestsOn }) => heads.number > 200n && finalRestsOn === 2);
  expect((await readAlarms(database.pool)).map(({ code }) => code)).toEqual(['WRONG_CHAIN']);
});

test('behavior: logs that carry no time get that of their block', async () => {
  first.tell((call, answer) => {
    if (call.method !== 'eth_getLogs') return answer;
    const logs = answer.result as Record<string, unknown>[];
    return { ...answer, result: logs.map((log) => ({ ...log, blockTimestamp: undefined })) };
  });
  await chain.buy([{ buyer: 0, coin: 'USDT', units: 2_000_000n }]);
  await chain.mine(10);
  watch(first.url);
  await untilAtHead(database.pool, chain);
  const { rows } = await database.pool.query<{ block: string; time_seconds: string }>(
    'select block, time_seconds from ledger.sale_events order by block desc limit 1',
  );
  const block = await chain.rpc<{ timestamp: string }>(
    'eth_getBlockByNumber',
    `0x${BigInt(rows[0]?.block ?? 0).toString(16)}`,
    false,
  );
  expect(Number(rows[0]?.time_seconds)).toBe(Number(block.timestamp));
});
