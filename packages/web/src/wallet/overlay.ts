/** Which of the dialogs about money are open; any screen may ask for one. */
import { useSyncExternalStore } from 'react';

export type Overlays = {
  readonly isWalletOpen: boolean;
  readonly isAccountOpen: boolean;
  readonly isBuyOpen: boolean;
};

const closed: Overlays = { isWalletOpen: false, isAccountOpen: false, isBuyOpen: false };

let overlays = closed;
let afterConnect: (() => void) | undefined;
const listeners = new Set<() => void>();

function change(part: Partial<Overlays>): void {
  overlays = { ...overlays, ...part };
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** The dialogs, followed; all closed while prerendering. */
export function useOverlays(): Overlays {
  return useSyncExternalStore(
    subscribe,
    () => overlays,
    () => closed,
  );
}

/** Opens 'Connect Wallet'; `then` runs once a wallet is connected through it. */
export function openWalletDialog(then?: () => void): void {
  afterConnect = then;
  change({ isWalletOpen: true, isAccountOpen: false });
}

/** Closes 'Connect Wallet', because a wallet is connected or the visitor left. */
export function closeWalletDialog(isConnected = false): void {
  change({ isWalletOpen: false });
  const then = afterConnect;
  afterConnect = undefined;
  if (isConnected) then?.();
}

/** Opens or closes the account menu. */
export function showAccount(isAccountOpen: boolean): void {
  change({ isAccountOpen });
}

/** Opens or closes the buy modal. */
export function showBuyModal(isBuyOpen: boolean): void {
  change({ isBuyOpen });
}
