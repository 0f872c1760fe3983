// Anvil as a process of a test's own, and requests to it.
import { type Anvil, startAnvil } from '@lilape/contracts/scripts/anvil';

export const MNEMONIC = 'test test test test test test test test test test test junk';
/** Anvil's first accounts have roles of their own in the local deployment. */
export const FIRST_BUYER = 11;

export type Rpc = {
  rpc: <T>(method: string, ...params: readonly unknown[]) => Promise<T>;
  /** Several calls in one request; throws on the first that failed. */
  batch: <T>(calls: readonly (readonly [string, readonly unknown[]])[]) => Promise<T[]>;
};

export type ChainOptions = {
  /** `safe` is this many blocks behind the head, `finalized` twice as many. */
  readonly slotsInAnEpoch?: number;
  readonly buyers?: number;
  /** Whether every buyer has an ape, and stakes whose locks are over; they have unless it says otherwise. */
  readonly oldStakes?: boolean;
  /** Time of its first block, Unix seconds; the clock's unless given. */
  readonly genesisSeconds?: number;
  /** Who deploys, from which all addresses follow; the local chain's own unless given. */
  readonly deployerKey?: `0x${string}`;
  /** 0 lets the system choose. */
  readonly port?: number;
};

/** Starts anvil without mining by itself, with accounts for that many buyers. */
export function startChain(options: ChainOptions, buyers: number): Promise<Anvil> {
  const settings = {
    port: options.port ?? 0,
    order: 'fifo',
    'slots-in-an-epoch': options.slotsInAnEpoch ?? 4,
    accounts: FIRST_BUYER + buyers,
    'block-base-fee-per-gas': 1_000_000,
    ...(options.genesisSeconds === undefined ? {} : { timestamp: options.genesisSeconds }),
  };
  return startAnvil([
    '--no-mining',
    ...Object.entries(settings).flatMap(([key, value]) => [`--${key}`, `${value}`]),
  ]);
}

const READS = /^(eth_(blockNumber|call|get\w+)|txpool_\w+)$/;

/** JSON-RPC requests to an endpoint. */
export function rpcClient(rpcUrl: string): Rpc {
  const batch = async <T>(calls: readonly (readonly [string, readonly unknown[]])[]): Promise<T[]> => {
    if (calls.length === 0) return [];
    const send = () =>
      fetch(rpcUrl, {
        method: 'POST',
        // A connection that is kept may be closed by anvil in the very moment in which the next request goes out.
        headers: { 'content-type': 'application/json', connection: 'close' },
        body: JSON.stringify(calls.map(([method, params], id) => ({ jsonrpc: '2.0', id, method, params }))),
      });
    const response = await send().catch((cause: unknown) => {
      const methods = calls.map(([method]) => method);
      // What only reads can be asked again.
      if (methods.every((method) => READS.test(method))) return send();
      throw new Error(`Anvil did not answer ${methods.join(', ')}.`, { cause });
    });
    const answers = (await response.json()) as { id: number; result: T; error?: { message: string } }[];
    return answers
      .sort((a, b) => a.id - b.id)
      .map(({ result, error, id }) => {
        if (error !== undefined) throw new Error(`${calls[id]?.[0]}: ${error.message}`);
        return result;
      });
  };
  return {
    batch,
    rpc: async <T>(method: string, ...params: readonly unknown[]) => {
      const [answer] = await batch<T>([[method, params]]);
      return answer as T;
    },
  };
}
