// Accounts by the hundred, asked of a real chain by the request, and an endpoint that refuses the request.
import { erc20Abi, lilApeNFTAbi } from '@lilape/contracts/generated/abis';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openEndpoints } from '#chain/endpoints.ts';
import type { AccountView } from '#ledger/projection.ts';
import type { KeptBlock } from '#ledger/roll-back.ts';
import { type TestChain, startTestChain } from '#testing/chain.ts';
import { type RpcProxy, startRpcProxy } from '#testing/rpc-proxy.ts';
import { compareAccounts } from '#watcher/compare-accounts.ts';
import type { Ledger, Watch } from '#watcher/state.ts';

const ACCOUNTS = 1_000;
let chain: TestChain;
let proxy: RpcProxy;

beforeAll(async () => {
  chain = await startTestChain();
  proxy = await startRpcProxy(chain.rpcUrl);
});
afterAll(async () => {
  await proxy.stop();
  await chain.stop();
});

const accountAt = (i: number) => `0x${(0xabc_000 + i).toString(16).padStart(40, '0')}` as const;

/** Views of accounts none of whom has any LILAPE, where the tables say `expected` of each. */
const viewsOf = (expected: (i: number) => bigint) =>
  Array.from({ length: ACCOUNTS }, (_, i): AccountView => ({
    key: accountAt(i),
    what: `account ${i}`,
    call: { address: chain.sale.lilape, abi: erc20Abi, functionName: 'balanceOf', args: [accountAt(i)] },
    expected: expected(i),
  }));

/** What differs at the head. */
async function compared(views: readonly AccountView[]): Promise<string[]> {
  const [endpoint] = openEndpoints([proxy.url]);
  if (endpoint === undefined) throw new Error('no endpoint');
  const session = { run: (work: (client: null) => unknown) => work(null) };
  const fold = { accounts: async () => views };
  const number = BigInt(await chain.rpc<string>('eth_blockNumber'));
  return compareAccounts(
    { session, comparedUpTo: new Map() } as unknown as Watch,
    { projections: [{ projection: { name: 'holders' }, fold }] } as unknown as Ledger,
    endpoint,
    { number } as KeptBlock,
  );
}

test('behavior: a thousand accounts are asked in as many requests as a node takes', async () => {
  proxy.counts.clear();
  expect(await compared(viewsOf(() => 0n))).toEqual([]);
  expect(proxy.counts.get('eth_call')).toBe(7);
});

test('behavior: those that differ are counted, and the first three are named', async () => {
  expect(await compared(viewsOf((i) => (i % 250 === 0 ? 1n : 0n)))).toEqual([
    'holders: 4 of 1000 accounts differ, account 0: events 1, contract 0, account 250: events 1, contract 0, account 500: events 1, contract 0',
  ]);
});

test('behavior: what the contract refuses to say differs', async () => {
  const call = {
    address: chain.addressOf('nft'),
    abi: lilApeNFTAbi,
    functionName: 'ownerOf',
    args: [9_900n],
  };
  const view = { key: accountAt(0), what: 'owner of ape 9900', call, expected: accountAt(0) };
  expect(await compared([view, ...viewsOf(() => 0n)])).toEqual([
    `holders: 1 of 1001 accounts differ, owner of ape 9900: events ${accountAt(0)}, contract none`,
  ]);
});

test('error: an endpoint that refuses a request has not said that the accounts are nothing', async () => {
  const error = { code: -32_000, message: 'max code size exceeded' };
  proxy.tell(({ method }, { id, jsonrpc, ...rest }) => ({
    id,
    jsonrpc,
    ...(method === 'eth_call' ? { error } : rest),
  }));
  await expect(compared(viewsOf(() => 0n))).rejects.toThrow('max code size exceeded');
  proxy.tell(null);
});
