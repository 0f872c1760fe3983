// The `test` of what an operator publishes: one chain and one site a file, a wallet a test, and a watch over every page.
import { test as base } from '@playwright/test';
import type { ConfiguredChain } from '@lilape/contracts/deploy/config';

import { installWallets } from '../wallet/install.ts';
import { PageWatch } from '../watch.ts';
import { AskedWallet } from './asked-wallet.ts';
import { type Published, publish } from './published.ts';

export { expect } from '@playwright/test';

type WorkerFixtures = {
  /** Where the file publishes. */
  publishedChain: ConfiguredChain;
  published: Published;
};

export const test = base.extend<{ wallet: AskedWallet; watch: PageWatch }, WorkerFixtures>({
  publishedChain: ['base', { scope: 'worker', option: true }],

  published: [
    async ({ publishedChain }, use) => {
      const published = await publish(publishedChain);
      await use(published);
      await published.stop();
    },
    // A whole build of the page.
    { scope: 'worker', timeout: 600_000 },
  ],

  baseURL: async ({ published }, use) => use(published.url),

  wallet: async ({ context, published }, use) => {
    const wallet = new AskedWallet(published);
    await installWallets(context, [wallet]);
    await use(wallet);
  },

  watch: [
    async ({ context, published }, use) => {
      const watch = new PageWatch(context, [published.url]);
      await use(watch);
      base.expect(watch.faults, 'faults of the pages').toEqual([]);
    },
    { auto: true },
  ],
});
