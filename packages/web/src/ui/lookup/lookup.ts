/** Whose facts a page shows: those of the connected wallet, or of an address that was typed; one store for all islands of the page. */
import type { Address } from '@lilape/domain/address';
import { createStore, type Store } from '#shell/first/store.ts';
import { currentSession, onSession } from '#shell/first/session.ts';

export type Lookup<Result> = {
  /** null where nobody was named. */
  readonly address: Address | null;
  readonly isTyped: boolean;
  /** The last answer about it; null before the first. */
  readonly result: Result | null;
  /** Why the last try gave none; null after an answer. */
  readonly error: unknown;
};

export type LookupStore<Result> = Store<Lookup<Result>> & {
  /** Looks up an address that was typed. */
  readonly lookUp: (address: Address) => void;
  /** Goes back to the connected wallet, or to nobody. */
  readonly lookUpOwn: () => void;
  /** Asks again; an answer that another question has overtaken is dropped. */
  readonly refresh: () => Promise<void>;
};

type Source<Result> = {
  ask: (address: Address) => Promise<Result>;
  /** Calls `refresh` whenever there may be another answer; returns the way to stop. */
  follow: (refresh: () => Promise<void>) => () => void;
};

const nobody = { address: null, isTyped: false, result: null, error: null };

const ownAddress = () => {
  const session = currentSession();
  return session.status === 'connected' ? session.address : null;
};

/** A store that asks while somebody follows it, and follows the wallet until an address is typed. */
export function createLookup<Result>({ ask, follow }: Source<Result>): LookupStore<Result> {
  const store = createStore<Lookup<Result>>(nobody, () => {
    const stops = [follow(refresh), onSession(followOwn)];
    followOwn();
    return () => {
      for (const stop of stops) stop();
    };
  });
  let round = 0;

  function show(address: Address | null, isTyped: boolean): void {
    const before = store.get();
    store.set(address === before.address ? { ...before, isTyped } : { ...nobody, address, isTyped });
    void refresh();
  }

  function followOwn(): void {
    const { isTyped, address } = store.get();
    const own = ownAddress();
    // What is typed comes in lower case; the visitor’s own is theirs, typed or not.
    if (isTyped ? address === own?.toLowerCase() : address !== own) show(own, false);
  }

  async function refresh(): Promise<void> {
    const { address } = store.get();
    const asked = ++round;
    if (address === null) return;
    try {
      const result = await ask(address);
      if (asked === round) store.set({ ...store.get(), result, error: null });
    } catch (error) {
      // What was known of it stays; the card says that nothing newer came.
      if (asked === round) store.set({ ...store.get(), error });
    }
  }

  return {
    ...store,
    lookUp: (address) => {
      show(address, true);
      followOwn();
    },
    lookUpOwn: () => show(ownAddress(), false),
    refresh,
  };
}
