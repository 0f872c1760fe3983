// An endpoint whose answers a test writes down, call by call.
import type { Endpoint } from '#chain/endpoints.ts';
import type { Hex } from '#chain/blocks.ts';

export type Asked = { readonly method: string; readonly params: readonly unknown[] };

export type ScriptedEndpoint = Endpoint & {
  /** Every call so far. */
  readonly asked: Asked[];
  /** Number of the newest block; safe and final are 4 and 8 behind. */
  head: bigint;
  /** Answers a call otherwise; undefined leaves it to the chain, what it throws is the answer. */
  intercept: (call: Asked) => unknown;
};

/** The hash of the block at a height: its number, and 0xaa in front. */
export const hashAt = (number: bigint): Hex => `0xaa${number.toString(16).padStart(62, '0')}`;

/** An endpoint of a chain without logs, in which every address has code. */
export function scriptedEndpoint(index = 0, url = 'http://127.0.0.1:1'): ScriptedEndpoint {
  const asked: Asked[] = [];
  const endpoint = {
    index,
    url,
    asked,
    head: 100n,
    intercept: () => undefined,
    async request(method: string, params: readonly unknown[]) {
      asked.push({ method, params });
      const answer = await endpoint.intercept({ method, params });
      return answer === undefined ? truth(endpoint.head, method, params) : answer;
    },
  } as unknown as ScriptedEndpoint;
  return endpoint;
}

function truth(head: bigint, method: string, [first]: readonly unknown[]): unknown {
  if (method === 'eth_chainId') return '0x7a69';
  if (method === 'eth_getCode') return '0x60';
  if (method === 'eth_getLogs' || method === 'eth_getBlockReceipts') return [];
  const behind: Record<string, bigint> = { latest: 0n, safe: 4n, finalized: 8n };
  const number = String(first) in behind ? head - (behind[String(first)] ?? 0n) : BigInt(String(first));
  return number > head ? null : rawBlock(number);
}

/** A block as an endpoint gives it. */
export function rawBlock(number: bigint) {
  return {
    number: `0x${number.toString(16)}`,
    hash: hashAt(number),
    parentHash: hashAt(number - 1n),
    timestamp: `0x${(1_800_000_000n + number).toString(16)}`,
  };
}
