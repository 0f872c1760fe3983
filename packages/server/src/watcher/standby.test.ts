import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { type TestChain, startTestChain } from '#testing/chain.ts';
import { purchaseAct } from '#testing/acts.ts';
import { otherActs } from '#testing/actions.ts';
import { isDeep } from '#testing/deep.ts';
import { seededRandom } from '#testing/random.ts';
import { SILENT_LOG, partsUnlikeRebuilt, until, untilAtHead, untilLedger } from '#testing/ledger.ts';
import { type TestDatabase, openTestDatabase } from '#testing/postgres.ts';
import { type ServerProcess, startServerProcess } from '#testing/server-process.ts';
import { type Watcher, startWatcher } from '#watcher/start.ts';

let chain: TestChain;
let database: TestDatabase;
let leader: ServerProcess;
const random = seededRandom(20_261_122);
let standby: Watcher;
/** Purchases on the chain, and how many of these are older than the test. */
let [bought, older] = [0, 0];

beforeAll(async () => {
  chain = await startTestChain();
});
afterAll(() => chain.stop());

beforeEach(async () => {
  older = bought;
  database = await openTestDatabase();
  leader = startServerProcess({
    ROLE: 'watcher',
    DATABASE_URL: database.url,
    RPC_URL: chain.rpcUrl,
    DATA_DIR: '/nonexistent',
  });
  await leader.logged('watcher.leading');
  standby = startWatcher({
    databaseUrl: database.url,
    rpcUrls: [chain.rpcUrl],
    subject: chain.subject,
    log: SILENT_LOG,
  });
});

afterEach(async () => {
  await leader.kill();
  await standby.stop();
  await database.drop();
});

async function buy(count: number): Promise<void> {
  const purchases = Array.from({ length: count }, (_, i) =>
    purchaseAct(chain.sale, { buyer: i % 8, coin: 'USDT', units: 1_000_000n }),
  );
  await chain.seal([...purchases, ...otherActs(chain, random)]);
  bought += count;
}

function untilStandbyLeads(): Promise<true> {
  return until(
    async () => standby.isLeading(),
    () => 'the standby does not lead',
  );
}

/** Process of the database session that holds the lead. */
function leadingBackend(): Promise<number> {
  return until(
    async () => {
      const { rows } = await database.pool.query<{ pid: number }>(
        `select pid from pg_stat_activity join pg_locks using (pid)
         where application_name = 'lilape-watcher' and datname = current_database()
           and locktype = 'advisory' and granted`,
      );
      return rows[0]?.pid;
    },
    () => 'nobody leads',
  );
}

/** How many purchases of the test the ledger has once all are final, and whether it is the one rebuilt from nothing. */
async function settle() {
  await chain.mine(10);
  const { totals } = await untilAtHead(database.pool, chain);
  const unlike = await partsUnlikeRebuilt(database, chain);
  return { purchases: totals.purchases - older, unlike };
}

test('behavior: while one leads the other does not write', async () => {
  await buy(10);
  await untilAtHead(database.pool, chain);
  expect(standby.isLeading()).toBe(false);
});

test('behavior: the standby goes on at once when the leader dies', async () => {
  await buy(10);
  await leader.kill();
  await untilStandbyLeads();
  await buy(10);
  expect(await settle()).toEqual({ purchases: 20, unlike: [] });
  // Its sessions ended with it, and none by the database because of its silence.
  const { rows } = await database.pool.query(
    `select sessions_abandoned > 0 as "haveEnded", sessions_fatal = 0 as "areBorne"
     from pg_stat_database where datname = current_database()`,
  );
  expect(rows).toEqual([{ haveEnded: true, areBorne: true }]);
});

test('behavior: the standby goes on when the leader hangs, and the leader that wakes does not write', async () => {
  await buy(10);
  await untilAtHead(database.pool, chain);
  leader.signal('SIGSTOP');
  await buy(10);
  await untilStandbyLeads();
  await untilAtHead(database.pool, chain);
  leader.signal('SIGCONT');
  await buy(10);
  expect(await settle()).toEqual({ purchases: 30, unlike: [] });
  expect(standby.isLeading()).toBe(true);
});

test('behavior: the leader’s database session may hang and go on: nothing is lost, nothing is credited twice', async () => {
  await buy(10);
  await untilAtHead(database.pool, chain);
  const backend = await leadingBackend();
  process.kill(backend, 'SIGSTOP');
  await buy(10);
  const held = await untilLedger(database.pool, () => true);
  process.kill(backend, 'SIGCONT');
  expect(held.totals.purchases - older).toBe(10);
  expect(await settle()).toEqual({ purchases: 20, unlike: [] });
});

const ENDINGS = isDeep ? 10 : 2;

test('behavior: when the leader’s database session is ended somebody leads again and nothing is lost', async () => {
  for (let round = 0; round < ENDINGS; round++) {
    await buy(10);
    await database.pool.query('select pg_terminate_backend($1)', [await leadingBackend()]);
  }
  expect(await settle()).toEqual({ purchases: 10 * ENDINGS, unlike: [] });
});
