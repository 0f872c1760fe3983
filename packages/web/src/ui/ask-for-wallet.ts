/** The way to a wallet without React; the dialog comes with the islands of the frame. @see app/islands.ts */

/** Opens 'Connect Wallet'. */
export function openWalletDialog(): void {
  // The browser's console names a file that does not come; another press asks again.
  import('#shell/wallet/choose-wallet.ts').then((wallet) => wallet.openWalletDialog()).catch(() => {});
}
