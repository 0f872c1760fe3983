// Pins with the RPC of a Kubo node, so that the address is ours: a raw leaf of one block. @see https://docs.ipfs.tech/reference/kubo/rpc/
import { randomUUID } from 'node:crypto';
import { type Outgoing, ask, jsonOf } from '#outgoing.ts';
import { isNodeElsewhere } from '#studio/pins/node-address.ts';
import { PinError, type Pinner, expectAnswer } from '#studio/pins/pinner.ts';
import type { KuboSettings } from '#studio/publishing-settings.ts';

/** Said in full, since a node may have other defaults. */
const ADD =
  'cid-version=1&hash=sha2-256&raw-leaves=true&chunker=size-262144&pin=true&wrap-with-directory=false&progress=false';
const WHO = 'The Kubo node';
/** Stands between the parts of a body, and in no file: it is random. */
const BOUNDARY = `lilape-${randomUUID()}`;
const MAX_ORIGINS = 16;

export type Kubo = Pinner & {
  /** The node's own addresses for others. @throws PinError */
  addresses(signal: AbortSignal): Promise<string[]>;
  /** Has the node connect to one who wants the files. @throws PinError */
  connect(address: string, signal: AbortSignal): Promise<void>;
};

/** The headers with which the node lets us in. */
export const kuboHeaders = ({ authorization }: KuboSettings): Record<string, string> =>
  authorization === null ? {} : { authorization };

export function createKubo(settings: KuboSettings, timeoutMs?: number): Kubo {
  const limits = timeoutMs === undefined ? {} : { timeoutMs };
  const call = (path: string, signal: AbortSignal, file?: Uint8Array) => {
    const outgoing: Outgoing = { method: 'POST', headers: kuboHeaders(settings), signal, ...limits };
    const url = `${settings.url}/api/v0/${path}`;
    return expectAnswer(WHO, ask(url, file === undefined ? outgoing : withFile(outgoing, file)), 200);
  };
  return {
    name: `kubo ${new URL(settings.url).host}`,
    async pin({ cid, bytes, signal }) {
      const added = jsonOf(await call(`add?${ADD}`, signal, bytes));
      if (added?.['Hash'] !== cid) throw new PinError('untrue', `${WHO} gave ${cid} another address.`);
      // That it was added is one thing, that it is pinned another.
      const keys = jsonOf(await call(`pin/ls?type=recursive&arg=${cid}`, signal))?.['Keys'];
      if (typeof keys !== 'object' || keys === null || !Object.hasOwn(keys, cid))
        throw new PinError('untrue', `${WHO} has not pinned ${cid}.`);
      return { isPinned: true };
    },
    async addresses(signal) {
      const addresses = jsonOf(await call('id', signal))?.['Addresses'];
      if (!Array.isArray(addresses)) throw new PinError('untrue', `${WHO} does not say who it is.`);
      return addresses.filter(isNodeElsewhere).slice(0, MAX_ORIGINS);
    },
    async connect(address, signal) {
      await call(`swarm/connect?arg=${encodeURIComponent(address)}`, signal);
    },
  };
}

/** The request with a body of `multipart/form-data`. @see RFC 7578 */
function withFile(outgoing: Outgoing, file: Uint8Array): Outgoing {
  const before = `--${BOUNDARY}\r\nContent-Disposition: form-data; name="file"; filename="file"\r\nContent-Type: application/octet-stream\r\n\r\n`;
  const body = Buffer.concat([Buffer.from(before), file, Buffer.from(`\r\n--${BOUNDARY}--\r\n`)]);
  const headers = { ...outgoing.headers, 'content-type': `multipart/form-data; boundary=${BOUNDARY}` };
  return { ...outgoing, headers, body };
}
