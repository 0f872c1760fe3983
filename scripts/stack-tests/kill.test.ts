import type { Hex } from 'viem';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import { processIdentity } from '../stack/process/identity.ts';
import { isDeep } from '../deep.ts';
import { openMarket, readLedger } from './market.ts';
import {
  type Folder,
  type Run,
  isAnythingRunning,
  killEverything,
  newFolder,
  recordedPids,
  removeFolder,
  run,
} from './rig.ts';

const PURCHASES = isDeep ? 40 : 20;
let folder: Folder;
/** One folder and what happens to it, each test from where the one before left it. */
const runs: Run[] = [];
/** What the chain and the ledger have of the buyer. */
let kept: readonly Hex[] = [];

beforeAll(async () => {
  folder = await newFolder();
});
afterAll(() => removeFolder(folder, runs.splice(0)));

/** What runs now. */
function current(): Run {
  const last = runs.at(-1);
  if (last === undefined) throw new Error('Nothing was started.');
  return last;
}

async function start(): Promise<Run> {
  const next = run(folder);
  runs.push(next);
  await next.started();
  return next;
}

/** Buys for ever, a dollar more each time, until the chain is gone. Returns what was sent, in order. */
async function buyUntilItFails(rpcUrl: string, onPurchase: (count: number) => void): Promise<Hex[]> {
  const market = openMarket(rpcUrl);
  await market.prepare();
  const hashes: Hex[] = [];
  try {
    for (;;) {
      hashes.push(await market.buy(1_000_000n * BigInt(hashes.length + 1)));
      onPurchase(hashes.length);
    }
  } catch {
    return hashes; // the chain was killed: this is the end of the test's first half
  }
}

/** Every purchase that the chain still has is in the ledger, and no other. */
async function expectSameOnChainAndLedger(again: Run, sent: readonly Hex[]): Promise<Hex[]> {
  const market = openMarket(again.rpcUrl);
  const survived: Hex[] = [];
  for (const hash of sent) if (await market.isMined(hash)) survived.push(hash);
  await expect
    .poll(async () => (await readLedger(again.url)).map(({ txHash }) => txHash), { timeout: 20_000 })
    .toEqual(survived);
  const health = (await (await fetch(`${again.url}/api/`)).json()) as { ledger: { alarms: number } };
  expect(health.ledger.alarms).toBe(0);
  return survived;
}

describe('npm start after kill -9', () => {
  test('behavior: of everything in the middle of purchases, it mends itself', async () => {
    const first = await start();
    const enough = Promise.withResolvers<void>();
    const buying = buyUntilItFails(first.rpcUrl, (count) => count === PURCHASES && enough.resolve());
    await enough.promise;
    await killEverything(first, folder);
    const sent = await buying;

    const second = await start();
    const survived = await expectSameOnChainAndLedger(second, sent);
    // The state is written at most every few blocks: hardly anything may be lost.
    expect(survived.length).toBeGreaterThanOrEqual(sent.length - 8);
    const market = openMarket(second.rpcUrl);
    const next = await market.buy(3_000_000n);
    kept = await expectSameOnChainAndLedger(second, [...survived, next]);
    expect(kept).toHaveLength(survived.length + 1);
  });

  test('behavior: of npm start alone, the rest stops by itself or is stopped by the next start', async () => {
    const first = current();
    const sent = [...kept, await openMarket(first.rpcUrl).buy(7_000_000n)];
    const orphans = recordedPids(folder.dataDir);
    expect(orphans).toHaveLength(2);
    process.kill(-(first.child.pid ?? 0), 'SIGKILL');
    await first.ended();

    const second = await start();
    expect(orphans.map((pid) => processIdentity(pid))).toEqual([null, null]);
    expect(await expectSameOnChainAndLedger(second, sent)).toEqual(sent);
  });

  test('behavior: of its outermost process alone, the rest stops in order', async () => {
    const only = current();
    only.child.kill('SIGKILL');
    await only.ended();
    await expect.poll(() => isAnythingRunning(folder.dataDir), { timeout: 20_000 }).toBe(false);
  });
});
