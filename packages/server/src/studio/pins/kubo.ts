// Pins with the RPC of a Kubo node, so that the address is ours: a raw leaf of one block. @see https://docs.ipfs.tech/reference/kubo/rpc/
import { type Outgoing, ask, jsonOf } from '#outgoing.ts';
import { PinError, type Pinner, expectAnswer } from '#studio/pins/pinner.ts';
import type { KuboSettings } from '#studio/publishing-settings.ts';

/** Said in full, since a node may have other defaults. */
const ADD =
  'cid-version=1&hash=sha2-256&raw-leaves=true&chunker=size-262144&pin=true&wrap-with-directory=false&progress=false';
const WHO = 'The Kubo node';
const MOST_ORIGINS = 16;

export type Kubo = Pinner & {
  /** The node's own addresses for others. @throws PinError */
  addresses(): Promise<string[]>;
  /** Has the node connect to one who wants the files. @throws PinError */
  connect(address: string): Promise<void>;
};

/** The headers with which the node lets us in. */
export const kuboHeaders = ({ authorization }: KuboSettings): Record<string, string> =>
  authorization === null ? {} : { authorization };

export function createKubo(settings: KuboSettings, timeoutMs?: number): Kubo {
  const limits = timeoutMs === undefined ? {} : { timeoutMs };
  const call = (path: string, body?: FormData) => {
    const outgoing: Outgoing = { method: 'POST', headers: kuboHeaders(settings), ...limits };
    const url = `${settings.url}/api/v0/${path}`;
    return expectAnswer(WHO, ask(url, body === undefined ? outgoing : { ...outgoing, body }), 200);
  };
  return {
    name: `kubo ${new URL(settings.url).host}`,
    async pin({ cid, bytes }) {
      const form = new FormData();
      form.append('file', new Blob([Uint8Array.from(bytes)]), cid);
      const added = jsonOf(await call(`add?${ADD}`, form));
      if (added?.['Hash'] !== cid) throw new PinError('untrue', `${WHO} gave ${cid} another address.`);
      // That it was added is one thing, that it is pinned another.
      const keys = jsonOf(await call(`pin/ls?type=recursive&arg=${cid}`))?.['Keys'];
      if (typeof keys !== 'object' || keys === null || !Object.hasOwn(keys, cid))
        throw new PinError('untrue', `${WHO} has not pinned ${cid}.`);
      return { isPinned: true };
    },
    async addresses() {
      const addresses = jsonOf(await call('id'))?.['Addresses'];
      if (!Array.isArray(addresses)) throw new PinError('untrue', `${WHO} does not say who it is.`);
      return addresses.filter(isForOthers).slice(0, MOST_ORIGINS);
    },
    async connect(address) {
      await call(`swarm/connect?arg=${encodeURIComponent(address)}`);
    },
  };
}

/** Whether another machine could reach a node there. */
function isForOthers(address: unknown): address is string {
  return (
    typeof address === 'string' && address.includes('/p2p/') && !/^\/ip4\/127\.|^\/ip6\/::1\//.test(address)
  );
}
