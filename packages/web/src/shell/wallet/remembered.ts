/** Which wallet was connected when the page was last open, told from local storage alone. */
import { readStored, removeStored, writeStored } from '#shell/page/storage.ts';
import { isWalletId, type WalletId } from './wallet-ids.ts';

const key = 'lilape.wallet';

/** The wallet that was connected when the page was last open, or null. */
export function rememberedWallet(): WalletId | null {
  const stored = readStored(key);
  return stored !== null && isWalletId(stored) ? stored : null;
}

/** Remembers a wallet over a reload. */
export function rememberWallet(walletId: WalletId): void {
  writeStored(key, walletId);
}

/** Forgets it. */
export function forgetWallet(): void {
  removeStored(key);
}
