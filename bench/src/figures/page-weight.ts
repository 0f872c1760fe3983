// How much JavaScript each page loads before any action, and the landing page with the wallet dialog open.
import { LOCAL_CHAIN_ID } from '@lilape/domain/chains';
import type { Browser } from 'playwright-core';

import { withBrowser } from '../browser.ts';
import { weightLimits } from '../../../packages/web/build/weight.ts';
import type { Bench } from '../figure.ts';
import { followScripts, kilobytes } from '../scripts.ts';
import { withStack } from '../temp-stack.ts';

/** Words that only wallet and chain libraries hold; names of wallets also stand in the page's text. */
const walletWords = /eth_requestAccounts|eip6963:|wallet_switchEthereumChain|eth_sendTransaction|wagmi/;

const connectWallet = /connect wallet|подключить кошелёк/i;

/** Every page that has content, in English, with what it may load; of the Russian ones, which differ by their words alone, the heaviest. */
const pages = [
  ...[
    '/',
    '/ru/',
    '/how-to-buy',
    '/whitepaper',
    '/privacy',
    '/contracts',
    '/game',
    '/gallery',
    '/nft/4271',
  ].map((path) => ({ path, limit: weightLimits.still })),
  ...['/sale', '/purchases', '/receipt', '/claim', `/purchases/0x${'1'.repeat(64)}`].map((path) => ({
    path,
    limit: weightLimits.reacting,
  })),
  ...['/mint-nft', '/launchpad', '/giveaway', '/staking'].map((path) => ({ path, limit: weightLimits.seen })),
];

/** A wallet that was connected at the last visit, still there with the same account. */
function remembered(chainId: number): void {
  // Spelt as many wallets answer, and as the libraries remember it.
  const account = `0xabcd${'1'.repeat(32)}abcd`;
  localStorage.setItem('lilape.wallet', 'metamask');
  localStorage.setItem('lilape.account', '0xABcD…aBcd');
  const answers: Record<string, unknown> = { eth_accounts: [account], eth_chainId: chainId };
  const request = async ({ method }: { method: string }) => answers[method] ?? '0x';
  Object.assign(globalThis, { ethereum: { isMetaMask: true, request } });
}

/** A page that was opened and left alone, and the scripts it has asked for since; `before` runs in it before all others. */
async function open(browser: Browser, url: string, before?: (chainId: number) => void) {
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
  if (before !== undefined) await page.addInitScript(before, LOCAL_CHAIN_ID);
  const scripts = followScripts(page);
  await page.goto(url);
  const button = before === undefined ? connectWallet : /0xABcD…aBcd/;
  await page.getByRole('button', { name: button }).first().waitFor();
  await scripts.settle();
  return { page, scripts: scripts.bodies, settle: () => scripts.settle() };
}

export const pageWeightBench: Bench = {
  name: 'weight',
  run: (print) =>
    withStack(({ url }) =>
      withBrowser(async (browser) => {
        for (const { path, limit } of pages) {
          const { page, scripts } = await open(browser, new URL(path, url).href);
          const walletCode = [...scripts].filter(([, body]) => walletWords.test(body.toString()));
          print({
            name: `JavaScript of ${path} before any action`,
            value: kilobytes(scripts),
            unit: 'kB gzip',
            aim: { atMost: limit / 1000 },
            note: `${scripts.size} files, ${walletCode.length} with wallet code`,
          });
          if (walletCode.length > 0)
            throw new Error(`Wallet code in ${walletCode.map(([name]) => name).join(', ')}`);
          await page.close();
        }
        for (const { path, limit } of pages) {
          if (limit !== weightLimits.still) continue;
          const { page, scripts } = await open(browser, new URL(path, url).href, remembered);
          print({
            name: `JavaScript of ${path} before any action, with a remembered wallet`,
            value: kilobytes(scripts),
            unit: 'kB gzip',
            aim: { atMost: weightLimits.remembered / 1000 },
            note: `${scripts.size} files`,
          });
          await page.close();
        }
        const { page, scripts, settle } = await open(browser, url);
        await page.getByRole('button', { name: connectWallet }).first().click();
        await page.getByRole('dialog').waitFor();
        await settle();
        print({
          name: 'JavaScript of / with the wallet dialog open',
          value: kilobytes(scripts),
          unit: 'kB gzip',
          aim: { atMost: 170 },
          note: `${scripts.size} files together`,
        });
      }),
    ),
};
