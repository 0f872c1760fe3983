import { afterEach, beforeEach, describe, expect, test } from 'vitest';

import { openMarket, readLedger } from './market.ts';
import { type Folder, type Run, isAnythingRunning, newFolder, pressCtrlC, removeFolder, run } from './rig.ts';

let folder: Folder;
const runs: Run[] = [];

beforeEach(async () => {
  folder = await newFolder();
});
afterEach(() => removeFolder(folder, runs.splice(0)));

async function start(): Promise<Run> {
  const next = run(folder);
  runs.push(next);
  await next.started();
  return next;
}

describe('npm start', () => {
  test('behavior: stopped and started again it goes on with the same chain, ledger and balances', async () => {
    const first = await start();
    const market = openMarket(first.rpcUrl);
    await market.prepare();
    const hash = await market.buy(25_000_000n);
    const receipt = await market.reader.getTransactionReceipt({ hash });
    const balance = await market.balance();
    await expect.poll(() => readLedger(first.url), { timeout: 10_000 }).toHaveLength(1);
    const ledger = await readLedger(first.url);
    const genesis = await market.reader.getBlock({ blockNumber: 0n });

    pressCtrlC(first);
    expect(await first.ended()).toBe(0);
    expect(isAnythingRunning(folder.dataDir)).toBe(false);

    const second = await start();
    const again = openMarket(second.rpcUrl);
    expect(await again.reader.getTransactionReceipt({ hash })).toEqual(receipt);
    expect((await again.reader.getBlock({ blockNumber: 0n })).hash).toBe(genesis.hash);
    expect(await again.balance()).toBe(balance);
    expect(await again.account()).toMatchObject({ usdc: 25_000_000n });
    expect(await readLedger(second.url)).toMatchObject([
      { txHash: hash, paid: ledger[0]?.paid, block: Number(receipt.blockNumber) },
    ]);
    // The chain also goes on: it takes the next purchase, and so does the ledger.
    const later = await again.buy(5_000_000n);
    await expect
      .poll(async () => (await readLedger(second.url)).map(({ txHash }) => txHash), { timeout: 10_000 })
      .toEqual([hash, later]);
  });

  test('behavior: a terminate signal to npm start alone stops everything', async () => {
    const only = await start();
    only.child.kill('SIGTERM');
    expect(await only.ended()).toBe(0);
    expect(isAnythingRunning(folder.dataDir)).toBe(false);
  });
});
