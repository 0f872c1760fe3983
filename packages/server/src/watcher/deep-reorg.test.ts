import { afterEach, beforeEach, expect, test } from 'vitest';
import type { Hex } from '#chain/blocks.ts';
import { readAlarms } from '#ledger/alarms.ts';
import { type TestChain, startTestChain } from '#testing/chain.ts';
import { purchaseAct } from '#testing/acts.ts';
import { otherActs, sealAllKinds } from '#testing/actions.ts';
import { seededRandom } from '#testing/random.ts';
import { type RpcProxy, startRpcProxy } from '#testing/rpc-proxy.ts';
import {
  SILENT_LOG,
  digestsOf,
  partsUnlikeRebuilt,
  until,
  untilAtHead,
  untilLedger,
} from '#testing/ledger.ts';
import { type TestDatabase, openTestDatabase } from '#testing/postgres.ts';
import { backfill } from '#watcher/backfill.ts';
import { type Watcher, startWatcher } from '#watcher/start.ts';
import type { WatchedAlarm } from '#watcher/state.ts';

let chain: TestChain;
let database: TestDatabase;
let proxy: RpcProxy;
let watcher: Watcher;
let reported: WatchedAlarm[];

beforeEach(async () => {
  [chain, database] = await Promise.all([startTestChain(), openTestDatabase()]);
  proxy = await startRpcProxy(chain.rpcUrl);
  reported = [];
  watcher = startWatcher({
    databaseUrl: database.url,
    rpcUrls: [proxy.url],
    subject: chain.subject,
    log: SILENT_LOG,
    onAlarm: (alarm) => reported.push(alarm),
  });
});

afterEach(async () => {
  await watcher.stop();
  await proxy.stop();
  await database.drop();
  await chain.stop();
});

test('behavior: a reorganisation past the final block raises an alarm and stops crediting', async () => {
  await chain.mine(20);
  await chain.buy([{ buyer: 0, coin: 'USDT', units: 2_000_000n }]);
  await chain.mine(9);
  const before = await untilAtHead(database.pool, chain);
  await chain.rpc('anvil_reorg', 15, []);
  await chain.refreshNonces();
  await chain.buy([{ buyer: 1, coin: 'USDT', units: 3_000_000n }]);
  const stopped = await untilLedger(database.pool, ({ alarms }) => alarms === 1);
  const digests = await digestsOf(database.pool, chain);
  const asked = proxy.counts.get('eth_getBlockByNumber') ?? 0;
  await chain.seal([
    purchaseAct(chain.sale, { buyer: 2, coin: 'USDT', units: 4_000_000n }),
    ...otherActs(chain, seededRandom(1)),
  ]);
  // The watcher goes on looking, and goes on crediting nothing.
  await until(
    async () => (proxy.counts.get('eth_getBlockByNumber') ?? 0) > asked + 20,
    () => 'the watcher to look again',
  );
  expect((await readAlarms(database.pool)).map(({ code }) => code)).toEqual(['DEEP_REORG']);
  expect(stopped.heads).toEqual({ ...before.heads, readAtMs: stopped.heads.readAtMs });
  expect(stopped.totals).toEqual(before.totals);
  expect(await digestsOf(database.pool, chain)).toEqual(digests);
});

test('behavior: a reorganisation below the contracts’ birth raises an alarm, also in a watcher that begins, and a rebuild says that it threw nothing away', async () => {
  await chain.buy([{ buyer: 0, coin: 'USDT', units: 2_000_000n }]);
  await chain.mine(20);
  const before = await untilAtHead(database.pool, chain);
  // All but the first two blocks, among which none of our contracts is.
  await chain.rpc('anvil_reorg', Number(before.heads.number) - 1, []);
  expect(await chain.rpc('eth_getCode', chain.sale.presale, 'latest')).toBe('0x');
  await untilLedger(database.pool, ({ alarms }) => alarms === 1);
  expect((await readAlarms(database.pool)).map(({ code }) => code)).toEqual(['DEEP_REORG']);

  await watcher.stop();
  await database.pool.query('delete from watch.alarms');
  const options = {
    databaseUrl: database.url,
    rpcUrls: [proxy.url],
    subject: chain.subject,
    log: SILENT_LOG,
  };
  await expect(backfill(options)).rejects.toThrow('Nothing was thrown away');
  watcher = startWatcher(options);
  const after = await untilLedger(database.pool, ({ alarms }) => alarms === 1);
  expect((await readAlarms(database.pool)).map(({ code }) => code)).toEqual(['DEEP_REORG']);
  expect(after.totals).toEqual(before.totals);
});

test('behavior: a local chain that was wiped gets a fresh ledger', async () => {
  await chain.buy([{ buyer: 0, coin: 'USDT', units: 2_000_000n }]);
  await chain.mine(20);
  const before = await untilAtHead(database.pool, chain);
  // Anvil's first block is made of the time in seconds: two chains of the same second would begin alike.
  const { timestamp } = await chain.rpc<{ timestamp: Hex }>('eth_getBlockByNumber', '0x0', false);
  const port = Number(new URL(chain.rpcUrl).port);
  await chain.stop();
  chain = await startTestChain({ port, genesisSeconds: Number(timestamp) - 1 });
  await sealAllKinds(chain, seededRandom(2), [{ buyer: 3, coin: 'USDC', units: 7_000_000n }]);
  const after = await untilAtHead(database.pool, chain);
  expect(after.totals).toMatchObject({ purchases: 1, units: { USDT: 0n, USDC: 7_000_000n } });
  expect(after.version).toBeGreaterThan(before.version);
  expect(after.alarms).toBe(0);
  expect(reported).toEqual([]);
  expect(await partsUnlikeRebuilt(database, chain)).toEqual([]);
});
