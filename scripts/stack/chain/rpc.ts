// Speaks JSON-RPC to a chain: just enough to run one.

export type Rpc = <Result>(method: string, params?: readonly unknown[]) => Promise<Result>;

/** The chain answered with an error. */
export class RpcError extends Error {
  override readonly name = 'RpcError';
}

/** A function that calls methods of the endpoint at `url`. @throws RpcError when the chain refuses */
export function connectRpc(url: string, timeoutMs = 60_000): Rpc {
  return async <Result>(method: string, params: readonly unknown[] = []) => {
    const response = await fetch(url, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ jsonrpc: '2.0', id: 1, method, params }),
      signal: AbortSignal.timeout(timeoutMs),
    });
    const body = (await response.json()) as { result?: Result; error?: { message: string } };
    if (body.error) throw new RpcError(`${method}: ${body.error.message}`);
    return body.result as Result;
  };
}
