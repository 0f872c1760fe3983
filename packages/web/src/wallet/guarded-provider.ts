/** A wallet's provider behind a guard: whatever the wallet answers, accounts are addresses and chain ids are numbers. */
import { AppError } from '@lilape/domain/app-error';
import type { Address } from '#shell/first/deployment.ts';
import type { Provider } from '#chain/provider.ts';
import { peek } from '#chain/peek.ts';

type Listener = (payload: unknown) => void;

export type GuardedProvider = Provider & {
  on(event: string, listener: Listener): void;
  removeListener(event: string, listener: Listener): void;
};

/** What an event must carry to be passed on; null keeps it back. */
const payloads: Readonly<Record<string, (payload: unknown) => { payload: unknown } | null>> = {
  // A wallet that shows no account, in whatever words, is one that disconnects.
  accountsChanged: (payload) => ({ payload: addressesIn(payload) }),
  chainChanged: (payload) => {
    const chainId = chainIdIn(payload);
    return chainId === null ? null : { payload: chainId };
  },
  connect: (payload) => {
    const chainId = chainIdIn(peek(payload, 'chainId'));
    return chainId === null ? null : { payload: { chainId } };
  },
};

/**
 * The provider as the page may use it. `eth_requestAccounts` without an address throws NO_ACCOUNTS, `eth_chainId` that
 * is no chain throws WALLET_CONNECTION_FAILED; a wallet without events has none.
 */
export function guardedProvider(provider: Provider): GuardedProvider {
  const kept = new Map<Listener, Listener>();
  const tell = (name: string, event: string, listener: Listener) => {
    const method = peek(provider, name);
    if (typeof method === 'function') Reflect.apply(method, provider, [event, listener]);
  };
  return {
    request: async (call) => checked(call.method, await provider.request(call)),
    on: (event, listener) => {
      const read = payloads[event];
      const guarded: Listener = (payload) => {
        const passed = read === undefined ? { payload } : read(payload);
        if (passed !== null) listener(passed.payload);
      };
      kept.set(listener, guarded);
      tell('on', event, guarded);
    },
    removeListener: (event, listener) => {
      tell('removeListener', event, kept.get(listener) ?? listener);
      kept.delete(listener);
    },
  };
}

function checked(method: string, answer: unknown): unknown {
  switch (method) {
    case 'eth_accounts':
      return addressesIn(answer);
    case 'eth_requestAccounts': {
      const addresses = addressesIn(answer);
      if (addresses.length === 0) throw new AppError('NO_ACCOUNTS');
      return addresses;
    }
    case 'eth_chainId': {
      const chainId = chainIdIn(answer);
      if (chainId === null) throw new AppError('WALLET_CONNECTION_FAILED');
      return chainId;
    }
    default:
      return answer;
  }
}

function addressesIn(answer: unknown): Address[] {
  return Array.isArray(answer) ? answer.filter(isAddress) : [];
}

function isAddress(thing: unknown): thing is Address {
  return typeof thing === 'string' && /^0x[0-9a-f]{40}$/i.test(thing);
}

/** Hex, decimal text or a number, as wallets give it. */
function chainIdIn(answer: unknown): number | null {
  const chainId = typeof answer === 'string' || typeof answer === 'number' ? Number(answer) : Number.NaN;
  return Number.isSafeInteger(chainId) && chainId > 0 ? chainId : null;
}
