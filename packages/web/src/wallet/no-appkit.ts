/** In place of WalletConnect's own dialog, which this site never opens: it would weigh more than the page. */

/** What the library would ask for; it never does with `showQrModal: false`. @throws Error always */
export function createAppKit(): never {
  throw new Error('WalletConnect has no dialog here.');
}
