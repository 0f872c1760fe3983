/** Switching a wallet to the site's network, and adding it. */
import { expect, test, vi } from 'vitest';
import { refusal } from '#chain/testing/fake-wallet.ts';
import { switchToSiteChain } from './network.ts';

vi.mock('#api/sale-api.ts', () => ({ networkInfo: async () => ({ rpcUrl: 'http://127.0.0.1:8545' }) }));

/** A wallet that knows some networks and is on one of them. */
function walletOn(start: number, known: readonly number[], refuse: readonly string[] = []) {
  const state = { chainId: start, known: [...known], asked: [] as unknown[] };
  const request = async ({ method, params = [] }: { method: string; params?: readonly unknown[] }) => {
    if (method === 'eth_chainId') return `0x${state.chainId.toString(16)}`;
    state.asked.push([method, ...params]);
    if (refuse.includes(method)) throw refusal(4001);
    const chainId = Number((params[0] as { chainId: string }).chainId);
    if (method === 'wallet_addEthereumChain') state.known.push(chainId);
    else if (state.known.includes(chainId)) state.chainId = chainId;
    else throw refusal(4902);
    return null;
  };
  return { state, provider: { request } };
}

test('behavior: a wallet that knows the network is switched', async () => {
  const { state, provider } = walletOn(1, [1, 31337]);
  await switchToSiteChain(provider);
  expect(state.chainId).toBe(31337);
  expect(state.asked).toEqual([['wallet_switchEthereumChain', { chainId: '0x7a69' }]]);
});

test('behavior: a wallet that does not know it is given it, then switched', async () => {
  const { state, provider } = walletOn(1, [1]);
  await switchToSiteChain(provider);
  expect(state.chainId).toBe(31337);
  expect(state.asked[1]).toEqual([
    'wallet_addEthereumChain',
    {
      chainId: '0x7a69',
      chainName: 'Local chain',
      nativeCurrency: { name: 'Ether', symbol: 'ETH', decimals: 18 },
      rpcUrls: ['http://127.0.0.1:8545'],
    },
  ]);
});

test('error: a refused switch is SWITCH_FAILED', async () => {
  const { provider } = walletOn(1, [1, 31337], ['wallet_switchEthereumChain']);
  await expect(switchToSiteChain(provider)).rejects.toMatchObject({ code: 'SWITCH_FAILED' });
});

test('error: a refused addition is ADD_NETWORK_FAILED', async () => {
  const { provider } = walletOn(1, [1], ['wallet_addEthereumChain']);
  await expect(switchToSiteChain(provider)).rejects.toMatchObject({ code: 'ADD_NETWORK_FAILED' });
});

test('error: a wallet that says yes and stays where it is has not switched', async () => {
  const stubborn = {
    request: async ({ method }: { method: string }) => (method === 'eth_chainId' ? '0x1' : null),
  };
  await expect(switchToSiteChain(stubborn)).rejects.toMatchObject({ code: 'SWITCH_FAILED' });
});
