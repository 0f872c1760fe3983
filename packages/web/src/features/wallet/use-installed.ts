/** Which browser wallets are installed, followed as they announce themselves. */
import { useSyncExternalStore } from 'react';
import type { BrowserWalletId } from '#shell/first/wallet-ids.ts';
import { installedWallets, onInstalled, type OtherWallet, otherWallets } from '#wallet/discovery.ts';

const noneYet: readonly BrowserWalletId[] = [];
const noOthers: readonly OtherWallet[] = [];

/** The installed browser wallets of those that the dialog names; none while prerendering. */
export function useInstalled(): readonly BrowserWalletId[] {
  return useSyncExternalStore(onInstalled, installedWallets, () => noneYet);
}

/** The installed browser wallets that it does not name; none while prerendering. */
export function useOthers(): readonly OtherWallet[] {
  return useSyncExternalStore(onInstalled, otherWallets, () => noOthers);
}
