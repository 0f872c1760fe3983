// How much memory the server and the whole local stack take at most, under purchases, pages and listeners.
import { openMarket } from '../../../scripts/stack-tests/market.ts';
import { newFolder, pressCtrlC, run } from '../../../scripts/stack-tests/rig.ts';
import autocannon from 'autocannon';
import { rm } from 'node:fs/promises';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import { presaleInfo, stats } from '@lilape/wire/endpoints/sale';
import { events } from '@lilape/wire/endpoints/site';
import { buildStale } from '../../../scripts/stack/build.ts';
import { openEventStream } from '../event-stream.ts';
import type { Bench } from '../figure.ts';
import { peakMegabytes, treeMegabytes } from '../memory.ts';

const listeners = 20;
const purchases = 500;

async function load(url: string, rpcUrl: string): Promise<void> {
  const market = openMarket(rpcUrl);
  await market.prepare();
  const listening = new AbortController();
  // As many as one address may have.
  for (let index = 0; index < listeners; index++)
    await openEventStream(url + events.path, listening.signal, () => {});
  const buying = (async () => {
    for (let index = 0; index < purchases; index++) await market.buy(1_000_000n);
  })();
  for (const path of ['/', stats.path, presaleInfo.path])
    await autocannon({ url: url + path, connections: 64, duration: 5 });
  await buying;
  listening.abort();
}

export const memoryBench: Bench = {
  name: 'memory',
  run: async (print) => {
    await buildStale();
    const folder = await newFolder();
    const stack = run(folder);
    await stack.started();
    const records = join(folder.dataDir, 'run');
    const { pid } = JSON.parse(readFileSync(join(records, 'server.json'), 'utf8')) as { pid: number };
    let peakOfAll = 0;
    const timer = setInterval(() => {
      peakOfAll = Math.max(peakOfAll, treeMegabytes(stack.child.pid ?? 0));
    }, 250);
    try {
      await load(stack.url, stack.rpcUrl);
      const note = `${purchases} purchases, ${listeners} SSE listeners, 64 connections on page, stats and info`;
      print({
        name: 'peak memory of the server',
        value: peakMegabytes(pid),
        unit: 'MB',
        aim: { atMost: 250 },
        note,
      });
      print({
        name: 'peak memory of the local stack',
        value: peakOfAll,
        unit: 'MB',
        note: `npm start, anvil, server and Postgres, shared pages once; ${note}`,
      });
    } finally {
      clearInterval(timer);
      pressCtrlC(stack);
      await stack.ended();
      await rm(folder.dataDir, { recursive: true, force: true });
    }
  },
};
