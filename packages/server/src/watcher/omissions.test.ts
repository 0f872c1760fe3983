// Endpoints that leave logs out, fall behind or stop answering: no purchase may be lost by it, none be called fresh.
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { readAlarms } from '#ledger/alarms.ts';
import { type TestChain, startTestChain } from '#testing/chain.ts';
import { SILENT_LOG, partsUnlikeRebuilt, until, untilAtHead, untilLedger } from '#testing/ledger.ts';
import { type TestDatabase, openTestDatabase } from '#testing/postgres.ts';
import { type Lie, type RpcProxy, startRpcProxy } from '#testing/rpc-proxy.ts';
import { backfill } from '#watcher/backfill.ts';
import { type Watcher, startWatcher } from '#watcher/start.ts';

let chain: TestChain;
let database: TestDatabase;
let first: RpcProxy;
let second: RpcProxy;
let watcher: Watcher | undefined;

beforeAll(async () => {
  chain = await startTestChain();
  [first, second] = await Promise.all([startRpcProxy(chain.rpcUrl), startRpcProxy(chain.rpcUrl)]);
});

beforeEach(async () => {
  database = await openTestDatabase();
});

afterEach(async () => {
  await watcher?.stop();
  first.tell(null);
  second.tell(null);
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
  });
}

/** Leaves logs out of the first `times` answers that have any. */
function forgetful(times: number, keep: (logs: readonly unknown[]) => readonly unknown[]): Lie {
  let left = times;
  return (call, answer) => {
    const logs = answer.result;
    if (call.method !== 'eth_getLogs' || !Array.isArray(logs) || logs.length === 0 || left === 0)
      return answer;
    left -= 1;
    return { ...answer, result: keep(logs) };
  };
}

const none = () => [];
const half = (logs: readonly unknown[]) => logs.slice(0, logs.length / 2);

const twoPurchases = () =>
  chain.buy([
    { buyer: 0, coin: 'USDT', units: 2_000_000n },
    { buyer: 1, coin: 'USDC', units: 3_000_000n },
  ]);

test.each([
  ['empty', none],
  ['half', half],
])('behavior: an answer that comes %s above the final block is asked for again', async (_, keep) => {
  watch(first.url);
  const before = await untilAtHead(database.pool, chain);
  first.tell(forgetful(2, keep));
  await twoPurchases();
  const after = await untilAtHead(database.pool, chain);
  expect(after.totals.purchases).toBe(before.totals.purchases + 2);
  await chain.mine(10);
  expect(await untilAtHead(database.pool, chain)).toMatchObject({ alarms: 0 });
});

test.each([
  ['empty', none],
  ['half', half],
])(
  'behavior: a range that comes %s is read again before anything is final, without an alarm',
  async (_, keep) => {
    await twoPurchases();
    await chain.mine(10);
    first.tell(forgetful(1, keep));
    watch(first.url);
    expect(await untilAtHead(database.pool, chain)).toMatchObject({ alarms: 0 });
    expect(await partsUnlikeRebuilt(database, chain)).toEqual([]);
  },
);

test('behavior: logs that the first endpoint refuses come from the second', async () => {
  watch(first.url, second.url);
  const before = await untilAtHead(database.pool, chain);
  first.tell((call, answer) =>
    call.method === 'eth_getLogs'
      ? { id: answer.id, jsonrpc: '2.0', error: { code: -32_000, message: 'no logs today' } }
      : answer,
  );
  await twoPurchases();
  const after = await untilLedger(
    database.pool,
    ({ totals }) => totals.purchases === before.totals.purchases + 2,
  );
  expect(after.heads.number).toBe(before.heads.number + 1n);
});

test('behavior: an endpoint that stands still is read no longer once another is clearly ahead', async () => {
  watch(first.url, second.url);
  const before = await untilAtHead(database.pool, chain);
  const frozen = await chain.rpc('eth_getBlockByNumber', 'latest', false);
  first.tell((call, answer) =>
    call.method === 'eth_getBlockByNumber' && call.params[0] === 'latest'
      ? { ...answer, result: frozen }
      : answer,
  );
  await twoPurchases();
  await chain.mine(10);
  const { totals } = await untilLedger(
    database.pool,
    ({ heads }) => heads.number === before.heads.number + 11n,
  );
  expect(totals.purchases).toBe(before.totals.purchases + 2);
});

test('behavior: a head that is minutes old is called neither fresh nor well', async () => {
  watch(first.url);
  await untilAtHead(database.pool, chain);
  const oldSeconds = Math.floor(Date.now() / 1_000) - 300;
  first.tell((call, answer) => {
    if (call.method !== 'eth_getBlockByNumber' || call.params[0] !== 'latest') return answer;
    return { ...answer, result: { ...(answer.result as object), timestamp: `0x${oldSeconds.toString(16)}` } };
  });
  const { heads } = await untilLedger(database.pool, ({ alarms }) => alarms === 1);
  expect((await readAlarms(database.pool)).map(({ code }) => code)).toEqual(['CHAIN_STALLED']);
  await until(
    async () => (await untilLedger(database.pool, () => true)).heads.readAtMs === (oldSeconds + 60) * 1_000,
    () => `read at ${heads.readAtMs}`,
  );
  first.tell(null);
  await chain.mine();
  await untilLedger(database.pool, ({ alarms }) => alarms === 0);
});

test('behavior: a rebuild asks for fewer blocks at once where an endpoint refuses many', async () => {
  await chain.mine(12);
  let refusals = 2;
  first.tell((call, answer) => {
    if (call.method !== 'eth_getLogs' || !('blockHash' in (call.params[0] as object)) || refusals === 0)
      return answer;
    refusals -= 1;
    return { id: answer.id, jsonrpc: '2.0', error: { code: -32_005, message: 'too much' } };
  });
  const rebuilt = await backfill({
    databaseUrl: database.url,
    rpcUrls: [first.url],
    subject: chain.subject,
    log: SILENT_LOG,
  });
  expect(rebuilt.block).toBe(BigInt(await chain.rpc<string>('eth_blockNumber')));
  expect(refusals).toBe(0);
});
