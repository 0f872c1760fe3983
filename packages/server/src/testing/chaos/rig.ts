// A chain behind two endpoints, a database behind a wire, two watchers and an API: all that a run of chaos strikes at.
import { fileURLToPath } from 'node:url';
import { type Database, openDatabase } from '#postgres/database.ts';
import { migrate } from '#postgres/migrate.ts';
import { type DatabaseProxy as Wire, openDatabaseProxy as openWire } from '#testing/api-database-proxy.ts';
import { type TestChain, startTestChain } from '#testing/chain.ts';
import { type SmallDisk, openSmallDisk } from '#testing/chaos/disk.ts';
import { type Supervised, supervise } from '#testing/chaos/supervised.ts';
import { type Random, seededRandom } from '#testing/random.ts';
import { type RpcProxy, startRpcProxy } from '#testing/rpc-proxy.ts';

export type ChaosRig = {
  readonly chain: TestChain;
  readonly random: Random;
  /** As the run itself sees it, past every wire. */
  readonly database: Database;
  readonly disk: SmallDisk;
  readonly databaseWire: Wire;
  readonly endpoints: readonly RpcProxy[];
  readonly endpointWires: readonly Wire[];
  readonly watchers: readonly Supervised[];
  readonly api: Supervised;
  close(): Promise<void>;
};

const WATCHER = fileURLToPath(new URL('./watcher-process.ts', import.meta.url));

/** Starts all of it with the database at the empty folder `dataDir`. Blocks are final 64 behind the head. */
export async function openChaosRig(seed: number, dataDir: string): Promise<ChaosRig> {
  const disk = await openSmallDisk(dataDir);
  const [chain, database] = await Promise.all([
    startTestChain({ slotsInAnEpoch: 32 }),
    openDatabase({ dataDir }),
  ]);
  await Promise.all([migrate(database.pool), chain.mine(66)]);
  const endpoints = [await startRpcProxy(chain.rpcUrl), await startRpcProxy(chain.rpcUrl)];
  const endpointWires = await Promise.all(endpoints.map(({ url }) => openWire(url)));
  const databaseWire = await openWire(database.url);
  const env = {
    CHAIN_ID: String(chain.subject.chainId),
    DATABASE_URL: databaseWire.url,
    RPC_URL: endpointWires.map(({ url }) => url).join(),
  };
  const superviseWatcher = () => supervise({ ...env, CLOCK_SHIFT_MS: '0' }, WATCHER);
  const watchers = [superviseWatcher(), superviseWatcher()];
  const api = supervise({ ...env, ROLE: 'api', PORT: '0' });
  return {
    chain,
    random: seededRandom(seed),
    database,
    disk,
    databaseWire,
    endpoints,
    endpointWires,
    watchers,
    api,
    close: async () => {
      await Promise.all([...watchers, api].map((program) => program.end()));
      await Promise.all([databaseWire, ...endpointWires].map((wire) => wire.close()));
      await Promise.all(endpoints.map((endpoint) => endpoint.stop()));
      await database.close();
      await chain.stop();
      await disk.close();
    },
  };
}
