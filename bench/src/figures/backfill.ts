// How fast a ledger is built from nothing: durable purchases a second, against merely fetching the same logs.
import { deployments } from '@lilape/contracts/generated/deployments';
import { readTotals } from '@lilape/server/ledger/sale/stored';
import { migrate } from '@lilape/server/postgres/migrate';
import { openDatabase } from '@lilape/server/postgres/database';
import { watchedSubject } from '@lilape/server/projections';
import { backfill } from '@lilape/server/watcher/backfill';

import { bareLogsPerSecond } from '../bare.ts';
import { withCrowdedChain } from '../crowd/crowd-chain.ts';
import { type Bench, median } from '../figure.ts';
import { withTempFolder } from '../temp-folder.ts';

const record = deployments[31337];
const { presale } = record.contracts;
const subject = watchedSubject(record);
const silent = () => {};
const log = { debug: silent, info: silent, warn: silent, error: silent };
/** Blocks a request, as the watcher's range grows to on this chain. */
const span = 50;
const turns = 5;

async function durableEventsPerSecond(
  rpcUrls: readonly string[],
  databaseUrl: string,
  expected: number,
): Promise<number> {
  const { states, tookMs } = await backfill({ databaseUrl, rpcUrls, subject, log });
  const { purchases } = readTotals(states['sale'] ?? {});
  if (purchases !== expected) throw new Error(`The ledger has ${purchases} of ${expected} purchases.`);
  return (purchases * 1000) / tookMs;
}

export const backfillBench: Bench = {
  name: 'backfill',
  run: (print) =>
    withTempFolder(async (dataDir) => {
      const [buyers, rounds] = [100, 1200];
      await withCrowdedChain({ dataDir, buyers, rounds }, async ({ url, rpc }) => {
        const head = Number(await rpc<string>('eth_blockNumber'));
        const database = await openDatabase({ dataDir });
        try {
          await migrate(database.pool);
          // One node behind two addresses: it gives each log once to be read, and once more for each to be compared.
          const endpoints = [
            ['one endpoint', [url]],
            ['two endpoints compared', [url, url.replace('127.0.0.1', 'localhost')]],
          ] as const;
          const bare: number[] = [];
          const durable: readonly number[][] = endpoints.map(() => []);
          for (let turn = 0; turn < turns; turn++) {
            bare.push(await bareLogsPerSecond({ url, address: presale, head, span }));
            for (const [at, [, urls]] of endpoints.entries())
              durable[at]?.push(await durableEventsPerSecond(urls, database.url, buyers * rounds));
          }
          for (const [at, [which]] of endpoints.entries()) {
            const rates = durable[at] ?? [];
            print({
              name: `backfill of 120,000 purchases, ${which}`,
              value: median(rates),
              unit: 'events/s',
              // Turn by turn, so that whatever else the machine does weighs on both.
              ratio: median(rates.map((each, turn) => each / (bare[turn] ?? Number.NaN))),
              against: `bare eth_getLogs + JSON.parse, ${Math.round(median(bare))} events/s`,
              aim: { atLeast: 0.5 },
              note: 'anvil with 1,200 blocks of 100 real purchases; embedded Postgres with fsync; median of 5',
            });
          }
        } finally {
          await database.close();
        }
      });
    }),
};
