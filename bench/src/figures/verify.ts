// How long it takes anybody to count 120,000 purchases again, by command and in a browser, against merely reading the logs.
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join, resolve } from 'node:path';

import { deployments } from '@lilape/contracts/generated/deployments';
import { ledger } from '@lilape/wire/endpoints/ledger';
import { buildStale } from '../../../scripts/stack/build.ts';
import { freePort } from '../../../scripts/stack/ports.ts';
import { startServer, untilReady } from '../../../scripts/stack/server.ts';
import { bareLogsPerSecond } from '../bare.ts';
import { withBrowser } from '../browser.ts';
import { withCrowdedChain } from '../crowd/crowd-chain.ts';
import { type Bench, median } from '../figure.ts';
import { withTempFolder } from '../temp-folder.ts';

const root = resolve(import.meta.dirname, '../../..');
const [buyers, rounds] = [100, 1200];
const purchases = buyers * rounds;
/** Blocks a request of the bare reading. */
const span = 50;
const turns = 3;
const { presale } = deployments[31337].contracts;

/** Runs `work` with the address of a server that has read the crowded chain. */
async function withCrowdedSite(
  work: (site: string, rpc: string, head: number) => Promise<void>,
): Promise<void> {
  await buildStale();
  await withTempFolder(async (dataDir) =>
    withCrowdedChain({ dataDir, buyers, rounds }, async ({ url: rpcUrl, rpc }) => {
      const port = await freePort();
      const url = `http://127.0.0.1:${port}`;
      const env = { PUBLIC_RPC_URL: rpcUrl };
      const options = { port, dataDir, chainId: 31_337, rpcUrl, databaseUrl: undefined, role: 'all', env };
      const child = startServer(options);
      const { signal } = new AbortController();
      try {
        await untilReady({ child, url, dataDir, limitMs: 180_000, signal, onSlow: () => undefined });
        await work(url, rpcUrl, Number(await rpc<string>('eth_blockNumber')));
      } finally {
        await child.stop();
      }
    }),
  );
}

/** Seconds that the whole command takes, its start included. @throws Error unless everything agrees */
async function commandSeconds(site: string, rpc: string): Promise<number> {
  const script = join(root, 'packages/verify/scripts/main.ts');
  const startedMs = performance.now();
  const child: ChildProcess = spawn(process.execPath, [script, '--site', site, '--rpc', rpc], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let output = '';
  child.stdout?.on('data', (text: Buffer) => (output += text.toString()));
  const [code] = (await once(child, 'close')) as [number];
  if (code !== 0 || !output.includes('120,000')) throw new Error(`The count came to ${code}:\n${output}`);
  return (performance.now() - startedMs) / 1_000;
}

/** Seconds from the press to the verdict in Chromium, the chain asked through the site. @throws Error where something differs */
function browserSeconds(site: string): Promise<number> {
  return withBrowser(async (browser) => {
    const page = await browser.newPage();
    await page.goto(`${site}/verify`);
    await page.waitForFunction(() => document.querySelector('[data-count] button[type=submit]') !== null);
    const startedMs = performance.now();
    await page.locator('[data-count] button[type=submit]').click();
    await page.locator('[data-count="done"], [data-count="failed"]').waitFor({ timeout: 120_000 });
    const seconds = (performance.now() - startedMs) / 1_000;
    const others = page.locator('#boxes [data-status]:not([data-status="agrees"])');
    const output = (await others.allInnerTexts()).join('\n');
    const agreeing = await page.locator('#boxes [data-status="agrees"]').count();
    if (output !== '' || agreeing === 0) {
      const verdict = await page.locator('[data-look]').allInnerTexts();
      throw new Error(`${agreeing} boxes agree, but not:\n${output}\n${verdict.join('\n')}`);
    }
    return seconds;
  });
}

export const verifyBench: Bench = {
  name: 'verify',
  run: (print) =>
    withCrowdedSite(async (site, rpc, head) => {
      const startedMs = performance.now();
      const manifest = await fetch(site + ledger.path);
      if (!manifest.ok) throw new Error(`The manifest was answered ${manifest.status}.`);
      await manifest.text();
      print({
        name: 'first manifest of 120,000 purchases',
        value: (performance.now() - startedMs) / 1_000,
        unit: 's',
        note: 'all rows read and hashed once a process; embedded Postgres',
      });
      const [bare, command, browser]: [number[], number[], number[]] = [[], [], []];
      for (let turn = 0; turn < turns; turn++) {
        bare.push(purchases / (await bareLogsPerSecond({ url: rpc, address: presale, head, span })));
        command.push(await commandSeconds(site, rpc));
        browser.push(await browserSeconds(site));
      }
      const note = `anvil with 1,200 blocks of 100 real purchases; merely reading and parsing them ${median(bare).toFixed(1)} s; median of ${turns}`;
      print({
        name: 'verify by command, 120,000 purchases',
        value: median(command),
        unit: 's',
        aim: { atMost: 5 },
        note,
      });
      print({
        name: 'verify in Chromium, 120,000 purchases',
        value: median(browser),
        unit: 's',
        aim: { atMost: 30 },
        note,
      });
    }),
};
