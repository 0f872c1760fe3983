// The part of the test wallet that lives in the page: an EIP-1193 provider that asks Node for every answer.

/** How one wallet shows itself to pages. */
export type Appearance = {
  readonly id: string;
  readonly rdns: string;
  readonly name: string;
  /** Marks on the provider, such as `isMetaMask`. */
  readonly flags: readonly string[];
  /** Whether it announces itself by EIP-6963. */
  readonly isAnnounced: boolean;
  /** Whether it is also `window.ethereum`. */
  readonly isInjected: boolean;
};

type Answer = { result?: unknown; error?: { code: number; message: string; data?: unknown } };
type Listener = (payload: unknown) => void;

declare global {
  interface Window {
    lilapeTestWallet(id: string, method: string, params: unknown): Promise<Answer>;
    lilapeTestWalletEmit(id: string, event: string, payload: unknown): void;
    ethereum?: unknown;
  }
}

/** Runs in the page before anything else, so it must be self-contained. */
export function injectWallets(appearances: readonly Appearance[]): void {
  const listenersOf = new Map<string, Map<string, Set<Listener>>>();
  const icon =
    'data:image/svg+xml,<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1 1"><path d="M0 0h1v1z"/></svg>';

  // Blank pages are no secure context, and have no need of a wallet.
  if (!isSecureContext) return;

  for (const { id, rdns, name, flags, isAnnounced, isInjected } of appearances) {
    const listeners = new Map<string, Set<Listener>>();
    listenersOf.set(id, listeners);
    const provider = {
      ...Object.fromEntries(flags.map((flag) => [flag, true])),
      async request({ method, params }: { method: string; params?: unknown }) {
        const { result, error } = await window.lilapeTestWallet(id, method, params ?? []);
        if (error !== undefined) throw Object.assign(new Error(error.message), error);
        return result;
      },
      on(event: string, listener: Listener) {
        listeners.set(event, (listeners.get(event) ?? new Set()).add(listener));
        return provider;
      },
      removeListener(event: string, listener: Listener) {
        listeners.get(event)?.delete(listener);
        return provider;
      },
    };
    if (isInjected) window.ethereum = provider;
    if (!isAnnounced) continue;
    const info = Object.freeze({ uuid: crypto.randomUUID(), name, icon, rdns });
    const detail = Object.freeze({ info, provider });
    const announce = () => window.dispatchEvent(new CustomEvent('eip6963:announceProvider', { detail }));
    window.addEventListener('eip6963:requestProvider', announce);
    announce();
  }

  window.lilapeTestWalletEmit = (id, event, payload) => {
    for (const listener of listenersOf.get(id)?.get(event) ?? []) listener(payload);
  };
}
