import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';

import { isDeep } from '../deep.ts';
import { freePort } from '../stack/ports.ts';
import { openMarket, readLedger } from './market.ts';
import { type Folder, type Run, newFolder, removeFolder, run } from './rig.ts';

let folder: Folder;
let other: Folder;
const runs: Run[] = [];
const otherRuns: Run[] = [];

beforeEach(async () => {
  folder = await newFolder();
  other = await newFolder();
});
afterEach(async () => {
  await removeFolder(folder, runs.splice(0));
  await removeFolder(other, otherRuns.splice(0));
});

describe('npm start with RPC_URL', () => {
  test.runIf(isDeep)('behavior: uses that chain and starts none', async () => {
    const first = run(folder);
    runs.push(first);
    await first.started();
    const market = openMarket(first.rpcUrl);
    await market.prepare();
    const hash = await market.buy(4_000_000n);

    const second = run(other, { RPC_URL: first.rpcUrl });
    otherRuns.push(second);
    await second.started();
    expect(existsSync(join(other.dataDir, 'run/chain.json'))).toBe(false);
    await expect
      .poll(async () => (await readLedger(second.url)).map(({ txHash }) => txHash), { timeout: 10_000 })
      .toEqual([hash]);
  });

  test('error: nothing answers there', async () => {
    const refused = run(folder, { RPC_URL: `http://127.0.0.1:${await freePort()}` });
    runs.push(refused);
    expect(await refused.ended()).toBe(1);
    expect(refused.output()).toContain('The first endpoint of RPC_URL does not answer.');
  });
});
