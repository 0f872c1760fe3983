/** Which browser wallets are installed, followed as they announce themselves. */
import { useSyncExternalStore } from 'react';
import { installedWallets, onInstalled } from '#wallet/discovery.ts';
import type { BrowserWalletId } from '#shell/wallet/wallet-ids.ts';

const noneYet: readonly BrowserWalletId[] = [];

/** The installed browser wallets; none while prerendering. */
export function useInstalled(): readonly BrowserWalletId[] {
  return useSyncExternalStore(onInstalled, installedWallets, () => noneYet);
}
