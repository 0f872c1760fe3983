/** Asking the visitor for a wallet: opens 'Connect Wallet', and goes on with what it was opened for. */
import { closeOverlay, openOverlay, openOverlays } from './overlay.ts';
import { rememberedWallet } from './remembered.ts';
import { restoreSession } from './restore.ts';
import { currentSession } from './session.ts';

let afterConnect: (() => void) | undefined;

/**
 * Opens 'Connect Wallet', unless the wallet of the last visit is there first; `then` runs once a wallet is connected,
 * and never if the visitor closes the dialog.
 */
export function openWalletDialog(then?: () => void): void {
  afterConnect = then;
  closeOverlay('account');
  if (rememberedWallet() === null) openOverlay('wallet');
  else void restoreSession().then(openOrGoOn);
}

/**
 * What the header's button does: opens the account, once the wallet of the last visit is back, or else 'Connect Wallet'.
 * Where another press has opened a dialog meanwhile, none lies over it; what that press was for stays what follows.
 */
export async function openWallet(): Promise<void> {
  const before = afterConnect;
  await restoreSession();
  const { status } = currentSession();
  if (openOverlays.get().length > 0) return;
  if (status === 'connected') openOverlay('account');
  if (status !== 'disconnected') return;
  if (afterConnect === before) afterConnect = undefined;
  openOverlay('wallet');
}

function openOrGoOn(): void {
  if (currentSession().status === 'connected') walletChosen();
  else openOverlay('wallet');
}

/** Closes 'Connect Wallet', because a wallet is connected, and goes on with what it was opened for. */
export function walletChosen(): void {
  closeOverlay('wallet');
  closeOverlay('account');
  const then = afterConnect;
  afterConnect = undefined;
  then?.();
}
