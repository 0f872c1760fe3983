import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import { freePort } from '../stack/ports.ts';
import { openMarket, readLedger } from './market.ts';
import { type Folder, type Run, isAnythingRunning, newFolder, pressCtrlC, removeFolder, run } from './rig.ts';

let folder: Folder;
/** One folder and what happens to it, each test from where the one before left it. */
const runs: Run[] = [];

beforeAll(async () => {
  folder = await newFolder();
});
afterAll(() => removeFolder(folder, runs.splice(0)));

/** What runs now. */
let current: Run;

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
    current = second;
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

  test('error: a second start on the same folder leaves the first alone', async () => {
    const second = run({ ...folder, port: await freePort(), chainPort: await freePort() });
    runs.push(second);
    expect(await second.ended()).toBe(1);
    expect(second.output()).toContain(`LilApe is already running on ${folder.dataDir} (process `);
    expect((await fetch(`${current.url}/api/`)).status).toBe(200);
  });

  test('behavior: a terminate signal to npm start alone stops everything', async () => {
    current.child.kill('SIGTERM');
    expect(await current.ended()).toBe(0);
    expect(isAnythingRunning(folder.dataDir)).toBe(false);
  });
});
