// What the index of holders costs: a backfill of a million transfers, a snapshot of all holders, a busy reorganisation.
import { deployments } from '@lilape/contracts/generated/deployments';
import { readCursor } from '@lilape/server/ledger/cursor';
import { readHoldersAt } from '@lilape/server/ledger/holders/balances';
import { readHolderTotals } from '@lilape/server/ledger/holders/stored';
import { readAnchors, rollBack } from '@lilape/server/ledger/roll-back';
import { openProjections, readSource } from '@lilape/server/ledger/source';
import { type Database, openDatabase } from '@lilape/server/postgres/database';
import { migrate } from '@lilape/server/postgres/migrate';
import { watchedSubject } from '@lilape/server/projections';
import { backfill } from '@lilape/server/watcher/backfill';

import { bareLogsPerSecond } from '../bare.ts';
import { type Bench, median } from '../figure.ts';
import { withTempFolder } from '../temp-folder.ts';
import { withBusyChain } from '../transfers/busy-chain.ts';

const record = deployments[31337];
const subject = watchedSubject(record);
const silent = () => {};
const log = { debug: silent, info: silent, warn: silent, error: silent };
const [holders, transfers] = [100_000, 900_000];
/** Blocks a request: 5,000 transfers. */
const span = 10;
const turns = 3;

async function transfersPerSecond(url: string, databaseUrl: string): Promise<number> {
  const { states, tookMs } = await backfill({ databaseUrl, rpcUrls: [url], subject, log });
  const { owners } = readHolderTotals(states['holders'] ?? {});
  if (owners !== holders) throw new Error(`The ledger says that there are ${owners} owners.`);
  return ((holders + transfers) * 1000) / tookMs;
}

/** How long a snapshot takes at the final block, milliseconds, and how many it holds. */
async function snapshotMs({ pool }: Database): Promise<{ tookMs: number; found: number }> {
  const client = await pool.connect();
  try {
    const cursor = await readCursor(client);
    const startedMs = performance.now();
    const found = (await readHoldersAt(pool, cursor?.final ?? 0n)).size;
    return { tookMs: performance.now() - startedMs, found };
  } finally {
    client.release();
  }
}

/** How long taking back everything above the final block takes, milliseconds, and how many blocks that was. */
async function takeBackMs({ pool }: Database): Promise<{ tookMs: number; blocks: number }> {
  const client = await pool.connect();
  try {
    const [cursor, source] = [await readCursor(client), await readSource(client)];
    const fork = (await readAnchors(client, (cursor?.number ?? 0n) + 1n, 1_000)).at(-1);
    if (cursor === null || source === null || fork === undefined) throw new Error('There is no ledger.');
    const open = openProjections(subject.projections, source);
    const startedMs = performance.now();
    await rollBack(client, open, cursor, fork);
    return { tookMs: performance.now() - startedMs, blocks: Number(cursor.number - fork.number) };
  } finally {
    client.release();
  }
}

export const holdersBench: Bench = {
  name: 'holders',
  run: (print) =>
    withTempFolder(async (dataDir) => {
      await withBusyChain({ dataDir, holders, transfers }, async ({ url, rpc }) => {
        const head = Number(await rpc<string>('eth_blockNumber'));
        const database = await openDatabase({ dataDir });
        try {
          await migrate(database.pool);
          const [bare, durable, snapshots, takeBacks]: number[][] = [[], [], [], []];
          let [found, blocks] = [0, 0];
          for (let turn = 0; turn < turns; turn++) {
            bare?.push(await bareLogsPerSecond({ url, address: record.contracts.lilape, head, span }));
            durable?.push(await transfersPerSecond(url, database.url));
            const snapshot = await snapshotMs(database);
            const takeBack = await takeBackMs(database);
            snapshots?.push(snapshot.tookMs);
            takeBacks?.push(takeBack.tookMs);
            [found, blocks] = [snapshot.found, takeBack.blocks];
          }
          print({
            name: 'backfill of 1,000,000 transfers',
            value: median(durable ?? []),
            unit: 'transfers/s',
            ratio: median((durable ?? []).map((each, turn) => each / (bare?.[turn] ?? Number.NaN))),
            against: `bare eth_getLogs + JSON.parse, ${Math.round(median(bare ?? []))} logs/s`,
            aim: { atLeast: 0.4 },
            note: 'anvil with 500 transfers a block among 100,000 holders; Postgres with fsync; median of 3',
          });
          print({
            name: `snapshot of ${found} holders at the final block`,
            value: median(snapshots ?? []),
            unit: 'ms',
            aim: { atMost: 2_000 },
          });
          print({
            name: `taking back ${blocks} blocks of 500 transfers`,
            value: median(takeBacks ?? []),
            unit: 'ms',
            aim: { atMost: 500 },
          });
        } finally {
          await database.close();
        }
      });
    }),
};
