// The RPC endpoints of the chain: viem clients, and raw requests for what must be fast.
import { type PublicClient, createPublicClient, http } from 'viem';

export type Endpoint = {
  /** Position in the configuration: what logs and alarms call it by, since a URL may hold a key. */
  readonly index: number;
  readonly url: string;
  readonly client: PublicClient;
  /** One JSON-RPC call; its answer as the endpoint gave it. @throws viem's errors */
  request<T>(method: string, params: readonly unknown[]): Promise<T>;
};

/** Clients for one or two endpoints of the same chain; nothing is asked yet. Calls of the same moment go in one batch. */
export function openEndpoints(urls: readonly string[]): readonly Endpoint[] {
  return urls.map((url, index) => {
    const client = createPublicClient({
      transport: http(url, { batch: { batchSize: 100 }, retryCount: 1, retryDelay: 100, timeout: 15_000 }),
    });
    return {
      index,
      url,
      client,
      request: <T>(method: string, params: readonly unknown[]) =>
        // viem types each method by name; ours are named where their answers are read.
        client.request<never, never, T>({ method, params } as never),
    };
  });
}
