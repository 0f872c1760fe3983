// What the launchpad costs with 100,000 holders: their snapshot and tiers, the list and its tree, and looking one up.
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { sortedTree } from '@lilape/domain/draws/tree';
import { launchEntrants } from '@lilape/domain/launchpad/launch-list';
import { TIERS } from '@lilape/domain/launchpad/tiers';
import { startApi } from '@lilape/server/api';
import { makeList } from '@lilape/server/draws/make-list';
import { readHoldings } from '@lilape/server/launchpad/holdings';
import { createLog } from '@lilape/server/log';
import { createMetrics } from '@lilape/server/metrics';
import { type Database, openDatabase } from '@lilape/server/postgres/database';
import { migrate } from '@lilape/server/postgres/migrate';
import { TEST_DEPLOYMENT } from '@lilape/server/testing/api-ledger';
import { scriptChain } from '@lilape/server/testing/api-rig';

import { type Bench, median, percentile } from '../figure.ts';
import { ACCOUNT, writeManyHolders } from '../many-holders.ts';
import { pacedLoad } from '../paced-load.ts';
import { withTempFolder } from '../temp-folder.ts';

const HOLDERS = 100_000;
const TURNS = 3;
/** Of the ledger that was written. */
const BLOCK = { number: 103n, timeSeconds: async () => 1_800_000_206 };
const HEAD = {
  chainId: 31_337,
  draws: '0x00000000000000000000000000000000000000d1' as const,
  block: 103,
  blockHash: `0x${'ab'.repeat(32)}` as const,
  excluded: [],
  launch: 1,
  launchTimeSeconds: 1_800_086_400,
  places: 1_000,
  allocation: 1_000_000n,
  symbol: 'PUMP',
};
const LOOKED_UP = 2_000;
/** As 64 people who look up 8 addresses a second each: nearly every one is a read of its own. */
const LOAD = { connections: 64, everyMs: 125 };
const BLOCK_MS = 2_000;

async function snapshotFigures({ pool }: Database, print: Parameters<Bench['run']>[0]): Promise<void> {
  const [snapshots, trees, lists]: [number[], number[], number[]] = [[], [], []];
  let found = 0;
  for (let turn = 0; turn < TURNS; turn++) {
    const startedMs = performance.now();
    const holdings = await readHoldings(pool, BLOCK, TIERS[0].required);
    const entrants = launchEntrants([], holdings ?? []);
    const countedMs = performance.now();
    const before = process.cpuUsage();
    sortedTree(entrants);
    const { user, system } = process.cpuUsage(before);
    const treeMs = performance.now();
    await makeList({ of: 'launch', head: HEAD, entrants });
    const madeMs = performance.now();
    snapshots.push(countedMs - startedMs);
    trees.push((user + system) / 1_000);
    lists.push(madeMs - treeMs);
    found = entrants.length;
  }
  print({
    name: `snapshot of ${HOLDERS} holders with their tiers`,
    value: median(snapshots),
    unit: 'ms',
    aim: { atMost: 5_000 },
    note: `wallet, stakes and purchases in one statement; ${found} have a tier; median of ${TURNS}`,
  });
  print({
    name: `tree of a launch of ${found} wallets`,
    value: median(trees),
    unit: 'ms',
    aim: { atMost: 2_000 },
    note: 'processor time, one thread',
  });
  print({
    name: `list of a launch of ${found} wallets, made in a thread`,
    value: median(lists),
    unit: 'ms',
    note: 'tree and files, with the way there and back',
  });
}

/** Starts the API, and asks it for tiers while the ledger moves on. */
async function tierFigures(
  { database, dataDir }: { database: Database; dataDir: string },
  nextBlock: () => Promise<void>,
  print: Parameters<Bench['run']>[0],
): Promise<void> {
  const { rows } = await database.pool.query<{ address: string }>(
    `select '0x' || encode(${ACCOUNT}, 'hex') as address from generate_series(1, ${LOOKED_UP}) n`,
  );
  const paths = rows.map(({ address }) => `/api/launchpad/tier/${address}`);
  let limitMs = 0;
  const api = await startApi({
    config: {
      host: '127.0.0.1',
      port: 0,
      publicRpcUrl: 'http://127.0.0.1:8545',
      siteUrl: null,
      labUrl: undefined,
      trustedProxyHops: 0,
      allowsWalletConnect: false,
      dataDir,
    },
    version: 'bench',
    deployment: TEST_DEPLOYMENT,
    pool: database.pool,
    databaseUrl: database.url,
    chain: scriptChain(),
    // There is none.
    pageFolder: join(dataDir, 'page'),
    log: createLog('error'),
    metrics: createMetrics(),
    // All the load comes from one address, which would be limited.
    limitClock: () => (limitMs += 1_000),
  });
  const blocks = setInterval(() => void nextBlock(), BLOCK_MS);
  try {
    while (api.parts.feed.snapshot() === null) await wait(50);
    const url = `http://127.0.0.1:${api.port}`;
    const load = { ...LOAD, url, paths };
    await pacedLoad({ ...load, seconds: 2 });
    const times = await pacedLoad({ ...load, seconds: 10 });
    print({
      name: `tier of any of ${LOOKED_UP} wallets, 64 connections, p99`,
      value: percentile(times, 0.99),
      unit: 'ms',
      aim: { atMost: 5 },
      note: `${(1_000 / LOAD.everyMs) * LOAD.connections} a second, a block every ${BLOCK_MS / 1_000} s; p50 ${median(times).toFixed(1)} ms`,
    });
  } finally {
    clearInterval(blocks);
    await api.close();
  }
}

/** The launchpad over 100,000 holders. */
export const launchpadBench: Bench = {
  name: 'launchpad',
  run: (print) =>
    withTempFolder(async (dataDir) => {
      const database = await openDatabase({ dataDir });
      const client = await database.pool.connect();
      try {
        await migrate(database.pool);
        const nextBlock = await writeManyHolders(client, HOLDERS);
        await snapshotFigures(database, print);
        await tierFigures({ database, dataDir }, nextBlock, print);
      } finally {
        client.release();
        await database.close();
      }
    }),
};
