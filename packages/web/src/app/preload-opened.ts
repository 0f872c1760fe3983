/** Preloads the files of the dialogs where one was open before: from the browser's cache, so that the next press waits for none of them. */
import { rememberedWallet } from '#shell/first/remembered.ts';
import { readStored, writeStored } from '#shell/first/storage.ts';
import { preloadWalletFiles } from '#shell/first/wallet-files.ts';

/** Where it is kept that a dialog was open in this browser. */
const openedKey = 'lilape.opened';

/** Remembers that a dialog was open. */
export function rememberOpened(): void {
  writeStored(openedKey, '1');
}

/**
 * Asks for the files where a dialog was open before; they are compiled and not yet run. Nothing where data is to be saved, nor for a
 * remembered wallet, which is asked without its libraries. @see decision 199 "a wallet without libraries"
 */
export function preloadOpened(): void {
  const { connection } = navigator as { connection?: { saveData?: boolean } };
  if (readStored(openedKey) === null || rememberedWallet() !== null || connection?.saveData === true) return;
  preloadWalletFiles();
}
