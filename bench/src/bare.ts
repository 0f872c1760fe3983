// What merely fetching and parsing a contract's logs costs: the peer of every backfill.

/** Fetches and parses the logs of `address` up to `head`, `span` blocks a request, keeping nothing; logs a second. */
export async function bareLogsPerSecond(options: {
  url: string;
  address: string;
  head: number;
  span: number;
}): Promise<number> {
  const { url, address, head, span } = options;
  const startedMs = performance.now();
  let logs = 0;
  for (let from = 1; from <= head; from += span) {
    const range = {
      address,
      fromBlock: `0x${from.toString(16)}`,
      toBlock: `0x${Math.min(head, from + span - 1).toString(16)}`,
    };
    const response = await fetch(url, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'eth_getLogs', params: [range] }),
    });
    logs += (JSON.parse(await response.text()) as { result: unknown[] }).result.length;
  }
  return (logs * 1000) / (performance.now() - startedMs);
}
