// The RPC endpoints of the chain, and how they are asked.
import { type PublicClient, createPublicClient, custom } from 'viem';
import { type RpcRequest, createRpc } from '#chain/rpc.ts';

export type Endpoint = {
  /** Position in the configuration: what logs and alarms call it by, since a URL may hold a key. */
  readonly index: number;
  readonly url: string;
  /** viem over the same requests. */
  readonly client: PublicClient;
  /** One JSON-RPC call; its answer as the endpoint gave it. @throws RpcError, EndpointError */
  readonly request: RpcRequest;
};

/** One or two endpoints of the same chain; nothing is asked yet. Calls of the same moment go in one request; `onCall` is called with each. */
export function openEndpoints(
  urls: readonly string[],
  onCall?: (endpoint: number) => void,
): readonly Endpoint[] {
  return urls.map((url, index) => {
    const rpc = createRpc(url);
    const request: RpcRequest = (method, params) => {
      onCall?.(index);
      return rpc(method, params);
    };
    const transport = custom(
      {
        request: ({ method, params }: { method: string; params?: readonly unknown[] }) =>
          request(method, params ?? []),
      },
      { retryCount: 0 },
    );
    // A contract that strangers name must not have us fetch what it says. @see https://eips.ethereum.org/EIPS/eip-3668
    return { index, url, client: createPublicClient({ transport, ccipRead: false }), request };
  });
}
