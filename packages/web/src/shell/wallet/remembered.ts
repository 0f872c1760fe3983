/** Which wallet was connected when the page was last open, told from local storage alone. */
import { readStored, removeStored, writeStored } from '#shell/page/storage.ts';
import { isWalletId, type WalletId } from './wallet-ids.ts';

/** Where it is kept. */
export const walletKey = 'lilape.wallet';

/** The wallet that was connected when the page was last open, or null. */
export function rememberedWallet(): WalletId | null {
  const stored = readStored(walletKey);
  return stored !== null && isWalletId(stored) ? stored : null;
}

/** Remembers a wallet over a reload. */
export function rememberWallet(walletId: WalletId): void {
  writeStored(walletKey, walletId);
}

/** Forgets it, and gives up the room that `boot.ts` kept for it. */
export function forgetWallet(): void {
  removeStored(walletKey);
  delete document.documentElement.dataset['wallet'];
}
