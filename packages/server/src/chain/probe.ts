// How each endpoint of the chain is, for whoever runs the site: whether it answers, up to where, and whether they agree.
import type { Hex } from '#chain/blocks.ts';
import type { Endpoint } from '#chain/endpoints.ts';
import { EndpointError } from '#chain/rpc.ts';
import { LateError, withDeadline } from '#deadline.ts';

/** late: silent for two seconds; away: no answer that can be read; refused: an error for an answer. */
export const ENDPOINT_FAULTS = ['late', 'away', 'refused', 'other-chain'] as const;
export type EndpointFault = (typeof ENDPOINT_FAULTS)[number];

export type EndpointState = {
  /** Host and port: the rest of a URL may hold a key. */
  readonly name: string;
  /** Newest block; null where it did not say. */
  readonly head: bigint | null;
  /** How long it thought, milliseconds. */
  readonly ms: number;
  readonly fault: EndpointFault | null;
  /** Hash of the block that all were asked for; null where it did not say. */
  readonly hash: Hex | null;
};

export type Probe = {
  readonly endpoints: readonly EndpointState[];
  /** The block whose hash they were asked for; null where none answers. */
  readonly comparedAt: bigint | null;
  /** Whether all that answered have the same block there; null where fewer than two did. */
  readonly agree: boolean | null;
};

const DEADLINE_MS = 2_000;
/** Admins ask every few seconds, each in a window of their own: endpoints count their calls. */
const FRESH_MS = 3_000;
const NUMBER = /^0x[0-9a-f]{1,12}$/i;
const HASH = /^0x[0-9a-f]{64}$/i;
/** So many blocks below the lowest head nobody is merely late. */
const BEHIND_HEAD = 2n;

/** Looks at all endpoints at once; those who ask within three seconds share one look. */
export function createProbe(
  endpoints: readonly Endpoint[],
  chainId: number,
  clock: () => number = () => performance.now(),
): () => Promise<Probe> {
  let last: { readonly atMs: number; readonly probe: Promise<Probe> } | undefined;
  return () => {
    if (last === undefined || clock() - last.atMs > FRESH_MS)
      last = { atMs: clock(), probe: look(endpoints, chainId) };
    return last.probe;
  };
}

async function look(endpoints: readonly Endpoint[], chainId: number): Promise<Probe> {
  const heads = await Promise.all(endpoints.map((endpoint) => headOf(endpoint, chainId)));
  const known = heads.flatMap(({ head }) => (head === null ? [] : [head]));
  const [first] = known;
  if (first === undefined)
    return { endpoints: heads.map((state) => ({ ...state, hash: null })), comparedAt: null, agree: null };
  const lowest = known.reduce((least, head) => (head < least ? head : least), first);
  const comparedAt = lowest > BEHIND_HEAD ? lowest - BEHIND_HEAD : 0n;
  const states = await Promise.all(
    endpoints.map(async (endpoint, index) => {
      const state = heads[index] ?? away(endpoint);
      return { ...state, hash: state.head === null ? null : await hashAt(endpoint, comparedAt) };
    }),
  );
  const hashes = states.flatMap(({ hash }) => (hash === null ? [] : [hash]));
  return {
    endpoints: states,
    comparedAt,
    agree: hashes.length < 2 ? null : new Set(hashes).size === 1,
  };
}

type HeadState = Omit<EndpointState, 'hash'>;

const away = ({ url }: Endpoint): HeadState => ({ name: nameOf(url), head: null, ms: 0, fault: 'away' });

async function headOf(endpoint: Endpoint, chainId: number): Promise<HeadState> {
  const startedAt = performance.now();
  const state = away(endpoint);
  const thought = () => Math.round(performance.now() - startedAt);
  try {
    const asked = Promise.all([
      endpoint.request<{ number?: unknown } | null>('eth_getBlockByNumber', ['latest', false]),
      endpoint.request<Hex>('eth_chainId', []),
    ]);
    const [block, chain] = await withDeadline(asked, DEADLINE_MS);
    const head = String(block?.number);
    const answered = { ...state, ms: thought() };
    if (!NUMBER.test(head)) return { ...answered, fault: 'away' };
    if (Number(chain) !== chainId) return { ...answered, fault: 'other-chain' };
    return { ...answered, head: BigInt(head), fault: null };
  } catch (error) {
    const fault = error instanceof LateError ? 'late' : error instanceof EndpointError ? 'away' : 'refused';
    return { ...state, ms: thought(), fault };
  }
}

/** null where it does not say: that it answers at all was asked before. */
async function hashAt({ request }: Endpoint, number: bigint): Promise<Hex | null> {
  try {
    const asked = request<{ hash?: Hex } | null>('eth_getBlockByNumber', [`0x${number.toString(16)}`, false]);
    const hash = (await withDeadline(asked, DEADLINE_MS))?.hash;
    return hash !== undefined && HASH.test(hash) ? hash : null;
  } catch {
    return null;
  }
}

function nameOf(url: string): string {
  return URL.parse(url)?.host ?? '?';
}
