/** Which apes can double a stake: those of the wallet now, also one that came from elsewhere meanwhile. */
import { mintedApes, nftPurchases } from '@lilape/wire/endpoints/apes';
import { renderHook, waitFor } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { useApes } from './use-apes.ts';

const alice = '0xF414000000000000000000000000000000000001';

/** What the ledger and the node say, and how often the node was asked. */
const world = vi.hoisted(() => ({ owned: [7], fails: false, asked: 0 }));

vi.mock('#shell/first/api.ts', () => ({
  callApi: async (endpoint: unknown) => {
    if (endpoint === mintedApes) return { body: { pictures: '/pictures' } };
    if (endpoint !== nftPurchases || world.fails) throw new Error('away');
    return { body: { data: { nfts: world.owned.map((tokenId) => ({ tokenId })) } } };
  },
}));
vi.mock('#wallet/connection.ts', () => ({ connectedProvider: async () => ({}) }));
vi.mock('#chain/staking-contract.ts', () => ({
  boundTo: async () => {
    world.asked += 1;
    return null;
  },
}));

const at = (block: number) => ({ holdings: { stakes: [], block } });
const open = () => renderHook(({ holdings }) => useApes(alice, holdings, 'none'), { initialProps: at(1) });

beforeEach(() => Object.assign(world, { owned: [7], fails: false, asked: 0 }));

test('behavior: an ape that came from elsewhere is there with a later look, and the node is asked again only then', async () => {
  const { result, rerender } = open();
  await waitFor(() => expect(result.current.value?.apes.map(({ id }) => id)).toEqual([7]));
  rerender(at(2));
  await waitFor(() => expect(result.current.isLoading).toBe(false));
  expect(world.asked).toBe(1);
  world.owned = [9, 7];
  rerender(at(3));
  await waitFor(() => expect(result.current.value?.apes.map(({ id }) => id)).toEqual([7, 9]));
  expect(world.asked).toBe(3);
});

test('error: a ledger that falls silent leaves what was known; one that was never heard says so, and Retry asks it', async () => {
  const known = open();
  await waitFor(() => expect(known.result.current.value?.apes).toHaveLength(1));
  world.fails = true;
  known.rerender(at(2));
  await waitFor(() => expect(known.result.current.isLoading).toBe(false));
  expect(known.result.current).toMatchObject({ error: null, value: { rest: 0 } });
  const unknown = open();
  await waitFor(() => expect(unknown.result.current.error).toBeInstanceOf(Error));
  world.fails = false;
  unknown.result.current.reload();
  await waitFor(() => expect(unknown.result.current.value?.apes).toHaveLength(1));
  expect(unknown.result.current.error).toBeNull();
});
