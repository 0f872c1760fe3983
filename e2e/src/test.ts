// The `test` of all browser tests: a real stack a worker, a fresh account a test, and a watch over every page.
import { test as base } from '@playwright/test';

import { type Chain, openChain } from '#chain/chain.ts';
import { type SaleKeeper, type SaleScope, keepSale } from '#chain/sale-keeper.ts';
import { type PlayedGames, openPlayedGames } from '#game/played-games.ts';
import { expectStyled } from '#pages/layout.ts';
import { type TestStack, startTestStack } from './stack.ts';
import { appearances, installWallets } from './wallet/install.ts';
import { TestWallet, type WalletOptions } from './wallet/wallet.ts';
import { PageWatch } from './watch.ts';

export { expect } from '@playwright/test';

type WorkerFixtures = {
  /** A file whose tests count what the server keeps beside the chain names a stack of its own; for one who needs a new sale there is `sale`. */
  stackName: string;
  /** Settings of its server besides those of every stack. */
  serverEnv: Record<string, string>;
  stack: TestStack;
  saleKeeper: SaleKeeper;
  chain: Chain;
  /** Other people's games on the board of its game. */
  games: PlayedGames;
};

type TestFixtures = {
  /** Whose sale the tests see: an open one of all such files, or a new one for their file, or for each of them. */
  sale: SaleScope;
  /** Sees to it. */
  saleReady: void;
  /** Differences from a plain MetaMask on the right network. */
  walletOptions: Partial<WalletOptions>;
  /** A wallet with a fresh account that holds 10 ETH, 1,000 USDT and 1,000 USDC. */
  wallet: TestWallet;
  /** What no page may do; a test that provokes one of these says so here. */
  watch: PageWatch;
};

export const test = base.extend<TestFixtures, WorkerFixtures>({
  stackName: ['shared', { scope: 'worker', option: true }],
  serverEnv: [{}, { scope: 'worker', option: true }],

  stack: [
    // Playwright reads the name of what it depends on from the parameter.
    async ({ stackName: _stackName, serverEnv }, use) => {
      const stack = await startTestStack(serverEnv);
      await use(stack);
      await stack.stop();
    },
    // A ceiling for a busy machine.
    { scope: 'worker', timeout: 240_000 },
  ],

  saleKeeper: [async ({ stack }, use) => use(keepSale(stack.url)), { scope: 'worker' }],

  sale: ['shared', { option: true }],

  saleReady: [
    async ({ sale, saleKeeper }, use, { file }) => {
      await saleKeeper.prepare(sale, file);
      await use();
    },
    { auto: true, timeout: 180_000 },
  ],

  chain: [async ({ stack }, use) => use(openChain(stack.rpcUrl)), { scope: 'worker' }],

  games: [
    async ({ stack }, use) => {
      const games = await openPlayedGames(stack);
      await use(games);
      await games.close();
    },
    { scope: 'worker' },
  ],

  baseURL: async ({ stack }, use) => use(stack.url),

  walletOptions: [{}, { option: true }],

  wallet: async ({ context, chain, walletOptions }, use) => {
    const accounts = walletOptions.accounts ?? [await chain.newAccount({ USDT: '1000', USDC: '1000' })];
    const wallet = new TestWallet(chain, { appearance: appearances.metamask, ...walletOptions, accounts });
    await installWallets(context, [wallet]);
    await use(wallet);
    base.expect(wallet.allowList.violations, 'requests that the wallet refused').toEqual([]);
  },

  // A component whose rules the build forgot would work and look broken.
  page: async ({ page }, use) => {
    await use(page);
    if (!page.isClosed()) await expectStyled(page);
  },

  watch: [
    async ({ context, stack }, use) => {
      const watch = new PageWatch(context, [stack.url]);
      await use(watch);
      base.expect(watch.faults, 'faults of the pages').toEqual([]);
    },
    { auto: true },
  ],
});
