// A Kubo node's RPC in memory, as far as pinning goes, with the refusals of the real one.
import { cidOf } from '@lilape/domain/ipfs';
import { type Double, type DoubleAnswer, type DoubleRequest, json, startDouble } from '#testing/double.ts';

export type KuboDouble = Double & {
  readonly blocks: Map<string, Uint8Array>;
  readonly pinned: Set<string>;
  /** Peers that it was asked to connect to. */
  readonly peers: string[];
};

export const KUBO_PEER = '12D3KooWGjkF1TgUqCZDaTzYA3HmhTJZ9vb7PjQ2Sj7qkEr2Yd8K';

const failed = (message: string) => json({ Message: message, Code: 0, Type: 'error' }, 500);

/** Starts a node that knows nothing yet. */
export async function startKubo(): Promise<KuboDouble> {
  const blocks = new Map<string, Uint8Array>();
  const pinned = new Set<string>();
  const peers: string[] = [];
  const answers: Readonly<Record<string, (request: DoubleRequest, arg: string) => DoubleAnswer>> = {
    '/api/v0/add': ({ url, headers, body }) => {
      const [wants, pins] = [url.searchParams.get('raw-leaves'), url.searchParams.get('pin')];
      if (url.searchParams.get('cid-version') !== '1' || wants !== 'true' || pins !== 'true')
        return failed('another address than ours would come out');
      const bytes = fileOf(body, headers['content-type'] ?? '');
      const cid = cidOf(bytes);
      blocks.set(cid, bytes);
      pinned.add(cid);
      return json({ Name: cid, Hash: cid, Size: String(bytes.length) });
    },
    '/api/v0/pin/ls': (_, arg) =>
      pinned.has(arg)
        ? json({ Keys: { [arg]: { Type: 'recursive' } } })
        : failed(`path '${arg}' is not pinned`),
    '/api/v0/block/get': (_, arg) => {
      const bytes = blocks.get(arg);
      return bytes === undefined
        ? failed('block was not found locally (offline)')
        : { status: 200, body: bytes };
    },
    '/api/v0/id': () =>
      json({
        ID: KUBO_PEER,
        Addresses: [
          `/ip4/127.0.0.1/tcp/4001/p2p/${KUBO_PEER}`,
          `/ip4/203.0.113.7/tcp/4001/p2p/${KUBO_PEER}`,
          `/ip6/::1/tcp/4001/p2p/${KUBO_PEER}`,
        ],
      }),
    '/api/v0/swarm/connect': (_, arg) => {
      peers.push(arg);
      return json({ Strings: [`connect ${arg} success`] });
    },
  };
  const double = await startDouble((request) => {
    // As the real one: nothing is a GET, and pages of browsers are sent away.
    if (request.method !== 'POST') return { status: 405, body: '405 - Method Not Allowed' };
    const answer = answers[request.url.pathname];
    return answer === undefined
      ? { status: 404, body: '404 page not found' }
      : answer(request, request.url.searchParams.get('arg') ?? '');
  });
  return Object.assign(double, { blocks, pinned, peers });
}

/** The bytes of the one file in a body of `multipart/form-data`. */
function fileOf(body: Buffer, type: string): Uint8Array {
  const boundary = /boundary=(\S+)/.exec(type)?.[1] ?? '';
  const from = body.indexOf('\r\n\r\n') + 4;
  return Uint8Array.from(body.subarray(from, body.indexOf(`\r\n--${boundary}`, from)));
}
