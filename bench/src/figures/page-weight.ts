// How much JavaScript the landing page loads before any action, and with the wallet dialog open.
import { gzipSync } from 'node:zlib';

import { withBrowser } from '../browser.ts';
import type { Bench } from '../figure.ts';
import { withStack } from '../temp-stack.ts';

/** Words that only wallet and chain libraries hold; names of wallets also stand in the page's text. */
const walletWords = /eth_requestAccounts|eip6963:|wallet_switchEthereumChain|eth_sendTransaction|wagmi/;

const kilobytes = (scripts: ReadonlyMap<string, Buffer>) =>
  [...scripts.values()].reduce((sum, body) => sum + gzipSync(body, { level: 9 }).length, 0) / 1000;

export const pageWeightBench: Bench = {
  name: 'weight',
  run: (print) =>
    withStack(({ url }) =>
      withBrowser(async (browser) => {
        const page = await browser.newPage();
        const scripts = new Map<string, Buffer>();
        const bodies: Promise<unknown>[] = [];
        page.on('response', (response) => {
          if (response.request().resourceType() !== 'script' && !/\.m?js(\?|$)/.test(response.url())) return;
          bodies.push(response.body().then((body) => scripts.set(response.url(), body)));
        });
        // The event stream stays open, so the network is never wholly idle: wait for the page's own signs.
        const settle = async () => {
          await page.waitForLoadState('load');
          await page.evaluate(() => new Promise((done) => requestIdleCallback(done, { timeout: 5000 })));
          await Promise.all(bodies);
        };
        await page.goto(url);
        await page
          .getByRole('button', { name: /connect wallet/i })
          .first()
          .waitFor();
        await settle();
        const walletCode = [...scripts].filter(([, body]) => walletWords.test(body.toString()));
        print({
          name: 'landing page JavaScript before any action',
          value: kilobytes(scripts),
          unit: 'kB gzip',
          aim: { atMost: 90 },
          note: `${scripts.size} files, ${walletCode.length} with wallet code`,
        });
        if (walletCode.length > 0)
          throw new Error(`Wallet code in ${walletCode.map(([name]) => name).join(', ')}`);
        await page
          .getByRole('button', { name: /connect wallet/i })
          .first()
          .click();
        await page.getByRole('dialog').waitFor();
        await settle();
        print({
          name: 'landing page JavaScript with the wallet dialog open',
          value: kilobytes(scripts),
          unit: 'kB gzip',
          aim: { atMost: 170 },
          note: `${scripts.size} files together`,
        });
      }),
    ),
};
