/** The account of the last visit, where its wallet still shows it: known without the wallet libraries. */
import type { Provider } from '#chain/provider.ts';
import { type Address, chainId } from '#shell/first/deployment.ts';
import { accountHere, currentSession } from '#shell/first/session.ts';
import { createStore } from '#shell/first/store.ts';

export type LastVisit = {
  readonly address: Address;
  /** The network that the wallet is on. */
  readonly chainId: number;
  readonly provider: Provider;
};

/** Null until the wallet has answered, and again once there is a session. @see watch-last-visit.ts */
export const lastVisit = createStore<LastVisit | null>(null);

/** The account that is connected, or was at the last visit, on this site's network. */
export function whoIsHere(): Address | null {
  const session = currentSession();
  if (session.status !== 'disconnected') return accountHere(session);
  const visit = lastVisit.get();
  return visit?.chainId === chainId ? visit.address : null;
}
