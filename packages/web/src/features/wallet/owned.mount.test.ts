/** What home says of an account, and when it asks again. */
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { accountOf } from '#chain/account-of.ts';
import { onSession, setSession } from '#shell/first/session.ts';
import { sale } from '#shell/live/sale.ts';
import { lastVisit } from '#wallet/last-visit.ts';
import { mount } from './owned.mount.ts';

vi.mock('#chain/account-of.ts');
vi.mock('#wallet/connection.ts', () => ({ connectedProvider: async () => ({ request: async () => null }) }));

const alice = '0xF414000000000000000000000000000000000001';
const bob = '0xB0B0000000000000000000000000000000000002';
const provider = { request: async () => null };
const bought = {
  paidUnits: { USDT: 60_000_000n, USDC: 0n },
  tokens: 5n * 10n ** 18n,
  isClaimed: false,
  isRefunded: { USDT: false, USDC: false },
};
const presale = { status: 'finalised', ends_at: '2026-12-24T12:00:00Z' };
const snapshot = vi.spyOn(sale, 'getSnapshot');
vi.spyOn(sale, 'subscribe').mockReturnValue(() => {});

const shown = () =>
  [...document.querySelectorAll<HTMLElement>('p')]
    .filter(({ hidden }) => !hidden)
    .map(({ dataset, textContent }) => [dataset['when'], textContent]);
const claimable = [['owned-claimable', '5']];

beforeAll(() => {
  snapshot.mockReturnValue({ presale, newest: [] } as unknown as ReturnType<typeof sale.getSnapshot>);
  document.body.innerHTML = `<div>${['claimable', 'claimed']
    .map((story) => `<p data-when="owned-${story}" hidden><span data-fill="owned.tokens"></span></p>`)
    .join('')}</div>`;
  mount(document.querySelector('div') as HTMLElement, 'en');
  // As what watches the last visit does.
  onSession(() => lastVisit.get() !== null && lastVisit.set(null));
});
beforeEach(() => void vi.mocked(accountOf).mockReset().mockResolvedValue(bought));
afterEach(() => {
  lastVisit.set(null);
  setSession({ status: 'disconnected' });
});

const visit = (address: typeof alice, chainId = 31_337) => lastVisit.set({ address, chainId, provider });

test('behavior: the account of the last visit is asked for by its own provider, and its story shown', async () => {
  visit(alice);
  await vi.waitFor(() => expect(shown()).toEqual(claimable));
  expect(accountOf).toHaveBeenCalledExactlyOnceWith(provider, alice);
});

test('behavior: on another network nothing is asked or said', async () => {
  visit(alice, 1);
  await Promise.resolve();
  expect(accountOf).not.toHaveBeenCalled();
  expect(shown()).toEqual([]);
});

test('behavior: while the session comes back the story stands, and another account takes it away at once', async () => {
  visit(alice);
  await vi.waitFor(() => expect(shown()).toEqual(claimable));
  setSession({ status: 'connecting' });
  expect(shown()).toEqual(claimable);
  vi.mocked(accountOf).mockReturnValue(new Promise(() => {}));
  setSession({ status: 'connected', address: bob, chainId: 31_337, walletId: 'metamask' });
  await vi.waitFor(() => expect(shown()).toEqual([]));
});

test('behavior: what was claimed elsewhere is seen once the page is looked at again, and a node that fails takes nothing away', async () => {
  visit(alice);
  await vi.waitFor(() => expect(shown()).toEqual(claimable));
  vi.mocked(accountOf).mockRejectedValueOnce(new Error('too many requests'));
  document.dispatchEvent(new Event('visibilitychange'));
  await vi.waitFor(() => expect(accountOf).toHaveBeenCalledTimes(2));
  expect(shown()).toEqual(claimable);
  vi.mocked(accountOf).mockResolvedValue({ ...bought, isClaimed: true });
  dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }));
  await vi.waitFor(() => expect(shown()).toEqual([['owned-claimed', '5']]));
});
