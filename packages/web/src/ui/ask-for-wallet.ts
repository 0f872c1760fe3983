/** The way to a wallet from a page that sleeps: a press on what opens a dialog has woken it by the time this is asked. @see app/first-press.ts */

/** Opens 'Connect Wallet'. */
export function openWalletDialog(): void {
  // A failure is said by the page's own notice: the code has come with waking, or it has not.
  import('#shell/wallet/choose-wallet.ts').then((wallet) => wallet.openWalletDialog()).catch(() => {});
}
