/** Who is connected, in a tiny store without any wallet library; the libraries load on the first need. */
import { useSyncExternalStore } from 'react';
import { type Address, chainId } from '#shell/deployment.ts';
import { forgetWallet, rememberWallet } from './remembered.ts';
import type { WalletId } from './wallet-ids.ts';

export type Session =
  | { readonly status: 'disconnected' }
  | { readonly status: 'connecting' }
  | {
      readonly status: 'connected';
      readonly address: Address;
      /** The network that the wallet is on, which may be another than this site's. */
      readonly chainId: number;
      readonly walletId: WalletId;
    };

const disconnected: Session = { status: 'disconnected' };

let session: Session = disconnected;
const listeners = new Set<() => void>();

/** The session now. */
export function currentSession(): Session {
  return session;
}

/** Replaces the session; a connected one is remembered over a reload, a disconnected one forgotten. */
export function setSession(next: Session): void {
  session = next;
  if (next.status === 'connected') rememberWallet(next.walletId);
  if (next.status === 'disconnected') forgetWallet();
  for (const listener of listeners) listener();
}

/** Calls `listener` after every change; returns the way to stop. */
export function onSession(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** The account, where it is on this site's network; null otherwise. */
export function accountHere(of: Session): Address | null {
  return of.status === 'connected' && of.chainId === chainId ? of.address : null;
}

/** The session, followed; disconnected while prerendering. */
export function useSession(): Session {
  return useSyncExternalStore(onSession, currentSession, () => disconnected);
}
