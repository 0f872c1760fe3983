/** Asking the visitor for a wallet: opens 'Connect Wallet', and goes on with what it was opened for. */
import { closeOverlay, openOverlay } from '#shell/ui/overlay.ts';

let afterConnect: (() => void) | undefined;

/** Opens 'Connect Wallet'; `then` runs once a wallet is connected, and never if the visitor closes it. */
export function openWalletDialog(then?: () => void): void {
  afterConnect = then;
  closeOverlay('account');
  openOverlay('wallet');
}

/** Closes 'Connect Wallet', because a wallet is connected, and goes on with what it was opened for. */
export function walletChosen(): void {
  closeOverlay('wallet');
  const then = afterConnect;
  afterConnect = undefined;
  then?.();
}
