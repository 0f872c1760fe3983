// A chain behind two endpoints that tests may let lie, and a watcher on them with a database a test.
import { afterAll, afterEach, beforeAll, beforeEach } from 'vitest';
import type { Order } from '#testing/acts.ts';
import { type TestChain, startTestChain } from '#testing/chain.ts';
import { sealAllKinds } from '#testing/actions.ts';
import { SILENT_LOG, partsUnlikeRebuilt, untilAtHead } from '#testing/ledger.ts';
import { type TestDatabase, openTestDatabase } from '#testing/postgres.ts';
import { seededRandom } from '#testing/random.ts';
import { TEST_WAITS } from '#testing/waits.ts';
import { type RpcProxy, startRpcProxy } from '#testing/rpc-proxy.ts';
import { type Watcher, startWatcher } from '#watcher/start.ts';
import type { WatchedAlarm } from '#watcher/state.ts';

export type ProxiedWatch = {
  readonly chain: TestChain;
  readonly first: RpcProxy;
  readonly second: RpcProxy;
  /** Empty before each test. */
  readonly database: TestDatabase;
  /** What the watcher reported since the test began. */
  readonly alarms: readonly WatchedAlarm[];
  /** Starts the test's watcher on these endpoints. */
  watch(...rpcUrls: string[]): void;
  /** Seals purchases in one block, with something for each other projection. */
  buy(orders: readonly Order[]): Promise<unknown>;
  /** Once the watcher is at the head: the parts of the ledger that are not as in one rebuilt from nothing. */
  unlikeRebuilt(): Promise<string[]>;
};

type Parts = Omit<ProxiedWatch, 'watch' | 'buy' | 'unlikeRebuilt'> & { alarms: WatchedAlarm[] };

/** Sets all of it up for the tests of a file; its parts are there once a test runs, and tell the truth at its start. */
export function proxiedWatch(): ProxiedWatch {
  const parts = {} as { -readonly [Part in keyof Parts]: Parts[Part] };
  let watcher: Watcher | undefined;

  beforeAll(async () => {
    parts.chain = await startTestChain();
    const { rpcUrl } = parts.chain;
    [parts.first, parts.second] = await Promise.all([startRpcProxy(rpcUrl), startRpcProxy(rpcUrl)]);
  });

  beforeEach(async () => {
    parts.database = await openTestDatabase();
    parts.alarms = [];
  });

  afterEach(async () => {
    await watcher?.stop();
    for (const proxy of [parts.first, parts.second]) {
      proxy.tell(null);
      proxy.refuse(false);
    }
    await parts.database.drop();
  });

  afterAll(async () => {
    await Promise.all([parts.first.stop(), parts.second.stop()]);
    await parts.chain.stop();
  });

  const watch = (...rpcUrls: string[]) => {
    watcher = startWatcher({
      rpcUrls,
      databaseUrl: parts.database.url,
      subject: parts.chain.subject,
      log: SILENT_LOG,
      ...TEST_WAITS,
      onAlarm: (alarm) => parts.alarms.push(alarm),
    });
  };
  const random = seededRandom(20_261_122);
  return Object.assign(parts, {
    watch,
    buy: (orders: readonly Order[]) => sealAllKinds(parts.chain, random, orders),
    unlikeRebuilt: async () => {
      await untilAtHead(parts.database.pool, parts.chain);
      return partsUnlikeRebuilt(parts.database, parts.chain);
    },
  });
}
