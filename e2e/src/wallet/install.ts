// Puts test wallets into a browser context, as extensions would be in all its pages.
import type { BrowserContext } from '@playwright/test';

import { WalletError } from './behaviour.ts';
import { type Appearance, injectWallets } from './injected.ts';

/** How the wallets of the tests show themselves. */
export const appearances = {
  metamask: {
    id: 'metamask',
    rdns: 'io.metamask',
    name: 'MetaMask',
    flags: ['isMetaMask'],
    isAnnounced: true,
    isInjected: true,
  },
  rabby: {
    id: 'rabby',
    rdns: 'io.rabby',
    name: 'Rabby Wallet',
    flags: ['isRabby', 'isMetaMask'],
    isAnnounced: true,
    isInjected: false,
  },
  /** None of those that the dialog names; it says that it is MetaMask, as many do. */
  brave: {
    id: 'brave',
    rdns: 'com.brave.wallet',
    name: 'Brave Wallet',
    flags: ['isMetaMask'],
    isAnnounced: true,
    isInjected: true,
  },
  /** Known only by the object it injects, as older wallets are. */
  trust: {
    id: 'trust',
    rdns: 'com.trustwallet.app',
    name: 'Trust Wallet',
    flags: ['isTrust'],
    isAnnounced: false,
    isInjected: true,
  },
} as const satisfies Record<string, Appearance>;

/** What is needed of a wallet to be in a page. */
export type InstalledWallet = {
  readonly appearance: Appearance;
  /** Answers a page. @throws WalletError as EIP-1193 says */
  request(method: string, params: unknown): Promise<unknown>;
  /** Delivers provider events to the pages; set when the wallet is installed. */
  emit: (event: string, payload: unknown) => Promise<void>;
};

/** Installs the wallets in every page that the context has from now on. */
export async function installWallets(
  context: BrowserContext,
  wallets: readonly InstalledWallet[],
): Promise<void> {
  const byId = new Map(wallets.map((wallet) => [wallet.appearance.id, wallet]));
  await context.exposeFunction('lilapeTestWallet', async (id: string, method: string, params: unknown) => {
    try {
      return { result: (await byId.get(id)?.request(method, params)) ?? null };
    } catch (error) {
      if (error instanceof WalletError)
        return { error: { code: error.code, message: error.message, data: error.data } };
      return { error: { code: -32603, message: String(error) } };
    }
  });
  await context.addInitScript(
    injectWallets,
    wallets.map(({ appearance }) => appearance),
  );
  for (const wallet of wallets) {
    wallet.emit = async (event, payload) => {
      const emitted: Emitted = [wallet.appearance.id, event, payload];
      await Promise.all(context.pages().map((page) => page.evaluate(emitInPage, emitted)));
    };
  }
}

type Emitted = [id: string, event: string, payload: unknown];

function emitInPage([id, event, payload]: Emitted): void {
  window.lilapeTestWalletEmit(id, event, payload);
}
