// Counts what a watcher asks of one endpoint and of two, at Base's pace of looks and of blocks, and says what that makes a day.
// node packages/server/scripts/calls-a-day.ts [--seconds 60]
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { openDatabase } from '#postgres/database.ts';
import { startTestChain } from '#testing/chain.ts';
import { openFreshDatabase } from '#testing/fresh-database.ts';
import { SILENT_LOG, untilLedger } from '#testing/ledger.ts';
import { startWatcher } from '#watcher/start.ts';

const { values } = parseArgs({ options: { seconds: { type: 'string', default: '60' } } });

const PACE_MS = 1_000;
const BLOCK_MS = 200;
const DAY_SECONDS = 86_400;

const dataDir = await mkdtemp(path.join(tmpdir(), 'lilape-calls-'));
await chmod(dataDir, 0o755);
// As on Base blocks are final 6,000 behind the head, and none becomes final within a minute: on Base that is every six minutes.
const [chain, database] = await Promise.all([
  startTestChain({ slotsInAnEpoch: 3_000 }),
  openDatabase({ dataDir }),
]);
await chain.mine(66);
try {
  const [one, two] = await Promise.all([countCalls(1), countCalls(2), mineForAll()]);
  for (const calls of [one, two]) {
    const perDay = calls.map((count) => Math.round((count * DAY_SECONDS) / Number(values.seconds)));
    const words = `${perDay.map((count) => count.toLocaleString('en')).join(' and ')} calls a day`;
    console.log(`${calls.length} endpoint(s): ${calls.join(' and ')} calls in ${values.seconds} s, ${words}`);
  }
} finally {
  await database.close();
  await chain.stop();
  await rm(dataDir, { recursive: true, force: true });
}

/** A block every 200 ms, with a purchase in one of ten. */
async function mineForAll(): Promise<void> {
  const endsAt = performance.now() + (Number(values.seconds) + 10) * 1_000;
  for (let block = 0; performance.now() < endsAt; block += 1) {
    const next = wait(BLOCK_MS);
    if (block % 10 === 0) await chain.buy([{ buyer: block % 8, coin: 'USDT', units: 2_000_000n }]);
    else await chain.mine();
    await next;
  }
}

/** Calls of each of so many endpoints, once the watcher is at the head. */
async function countCalls(endpoints: number): Promise<number[]> {
  const fresh = await openFreshDatabase(database.url);
  const calls = Array.from({ length: endpoints }, () => 0);
  const watcher = startWatcher({
    databaseUrl: fresh.url,
    rpcUrls: calls.map(() => chain.rpcUrl),
    subject: chain.subject,
    log: SILENT_LOG,
    paceMs: PACE_MS,
    onCall: (endpoint) => {
      calls[endpoint] = (calls[endpoint] ?? 0) + 1;
    },
  });
  try {
    await untilLedger(fresh.pool, ({ heads }) => heads.number > 60n);
    calls.fill(0);
    await wait(Number(values.seconds) * 1_000);
    return [...calls];
  } finally {
    await watcher.stop();
    await fresh.drop();
  }
}
