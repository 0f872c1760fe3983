/** The account of the last visit, where its wallet still shows it: known without the wallet libraries. */
import type { Address } from './deployment.ts';
import { createStore } from './store.ts';

export type LastVisit = {
  readonly address: Address;
  /** The network that the wallet is on. */
  readonly chainId: number;
  readonly provider: { request: (call: { method: string; params?: readonly unknown[] }) => Promise<unknown> };
};

/** Null until the wallet has answered, and again once there is a session. @see wallet/watch-last-visit.ts */
export const lastVisit = createStore<LastVisit | null>(null);
