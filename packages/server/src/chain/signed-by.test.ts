// A contract that is asked whether it signed something cannot make the server fetch anything.
import { once } from 'node:events';
import { type Server, createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { encodeErrorResult, parseAbi } from 'viem';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { openEndpoints } from './endpoints.ts';
import { isSignedByContract } from './signed-by.ts';

const ACCOUNT = `0x${'c0'.repeat(20)}` as const;
const servers: Server[] = [];
/** Requests to the address that the contract names. */
let fetched: number;
let gatewayUrl: string;
let rpcUrl: string;

async function serve(answer: (body: string) => string): Promise<string> {
  const server = createServer((incoming, outgoing) => {
    let body = '';
    incoming.on('data', (chunk) => (body += String(chunk)));
    incoming.on('end', () => outgoing.end(answer(body)));
  });
  servers.push(server);
  await once(server.listen(0, '127.0.0.1'), 'listening');
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

beforeEach(async () => {
  fetched = 0;
  gatewayUrl = await serve(() => {
    fetched += 1;
    return '{"data":"0x1626ba7e"}';
  });
  const data = encodeErrorResult({
    abi: parseAbi([
      'error OffchainLookup(address sender, string[] urls, bytes callData, bytes4 callbackFunction, bytes extraData)',
    ]),
    args: [ACCOUNT, [`${gatewayUrl}/?x={data}&s={sender}`], '0xdeadbeef', '0x12345678', '0x'],
  });
  const answerTo = ({ id, method }: { id: number; method: string }) =>
    method === 'eth_getCode'
      ? { jsonrpc: '2.0', id, result: '0x60' }
      : { jsonrpc: '2.0', id, error: { code: 3, message: 'execution reverted', data } };
  rpcUrl = await serve((body) => {
    const asked = JSON.parse(body) as { id: number; method: string } | { id: number; method: string }[];
    return JSON.stringify(Array.isArray(asked) ? asked.map(answerTo) : answerTo(asked));
  });
});
afterEach(() => {
  for (const server of servers.splice(0)) {
    server.closeAllConnections();
    server.close();
  }
});

test('behavior: a contract that answers with OffchainLookup has signed nothing, and nothing is fetched', async () => {
  const [endpoint] = openEndpoints([rpcUrl]);
  if (endpoint === undefined) throw new Error('no endpoint');
  // Whatever the transport hands on of the contract's answer.
  expect(endpoint.client.ccipRead).toBe(false);
  const signed = { account: ACCOUNT, text: 'an application', signature: `0x${'11'.repeat(66)}` } as const;
  expect(await isSignedByContract(endpoint.client, signed)).toBe(false);
  expect(fetched).toBe(0);
});
