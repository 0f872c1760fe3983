/** Which wallet was connected when the page was last open, told from local storage alone. */
import { readStored, removeStored, writeStored } from '#shell/page/storage.ts';
import { shortAddress } from '#shell/text/short-address.ts';
import { isWalletId, type WalletId } from './wallet-ids.ts';

/** Where it is kept. */
export const walletKey = 'lilape.wallet';

/** Where its account's short address is kept, which `boot.ts` shows before anything else has come. */
export const accountKey = 'lilape.account';

/** The wallet that was connected when the page was last open, or null. */
export function rememberedWallet(): WalletId | null {
  const stored = readStored(walletKey);
  return stored !== null && isWalletId(stored) ? stored : null;
}

/** Remembers a wallet over a reload, and its account for the first paint of the next page. */
export function rememberWallet(walletId: WalletId, address: string): void {
  writeStored(walletKey, walletId);
  writeStored(accountKey, shortAddress(address));
}

/** Forgets it, and gives up the room that `boot.ts` kept for it. */
export function forgetWallet(): void {
  removeStored(walletKey);
  removeStored(accountKey);
  delete document.documentElement.dataset['wallet'];
}
