/** Who is connected, in a tiny store without any wallet library; the libraries load on the first need. */
import { type Address, chainId } from './deployment.ts';
import { createStore } from './store.ts';
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

/** The store; components follow it by `use-session.ts`. */
export const session = createStore<Session>({ status: 'disconnected' });

/** The session now. */
export const currentSession = session.get;

/** Replaces the session; a connected one is remembered over a reload, a disconnected one forgotten. */
export function setSession(next: Session): void {
  if (next.status === 'connected') rememberWallet(next.walletId, next.address);
  if (next.status === 'disconnected') forgetWallet();
  session.set(next);
}

/** Calls `listener` after every change; returns the way to stop. */
export const onSession = session.subscribe;

/** The account, where it is on this site's network; null otherwise. */
export function accountHere(of: Session): Address | null {
  return of.status === 'connected' && of.chainId === chainId ? of.address : null;
}
