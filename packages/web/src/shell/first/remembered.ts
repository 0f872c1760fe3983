/** Which wallet was connected when the page was last open, read from local storage alone. */
import { readStored, removeStored, writeStored } from './storage.ts';
import { shortAddress } from './short-address.ts';
import { isWalletId, type WalletId } from './wallet-ids.ts';

/** Where it is kept. */
export const walletKey = 'lilape.wallet';

/** Where its account's short address is kept, which `boot.ts` shows before anything else has come. */
export const accountKey = 'lilape.account';

/** Where it is kept how many open stakes that account had, by which `boot.ts` keeps their room. @see features/staking/connected/remembered-stakes.ts */
export const stakesKey = 'lilape.stakes';

/** The wallet that was connected when the page was last open, or null. */
export function rememberedWallet(): WalletId | null {
  const stored = readStored(walletKey);
  return stored !== null && isWalletId(stored) ? stored : null;
}

/** The short address of its account, or null. */
export const rememberedAccount = (): string | null => readStored(accountKey);

/** Remembers a wallet over a reload, and its account for the first paint of the next page. */
export function rememberWallet(walletId: WalletId, address: string): void {
  writeStored(walletKey, walletId);
  const account = shortAddress(address);
  if (readStored(accountKey) !== account) removeStored(stakesKey);
  writeStored(accountKey, account);
}

/** Forgets it, and gives up the room that `boot.ts` kept for it. */
export function forgetWallet(): void {
  removeStored(walletKey);
  removeStored(accountKey);
  removeStored(stakesKey);
  delete document.documentElement.dataset['wallet'];
  delete document.documentElement.dataset['stakes'];
}
