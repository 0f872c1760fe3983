/** The pool in numbers: the site's word first, with its age; a wallet's node where the site is silent. */
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { amountsMark, pool, refreshPool, tellPool } from './pool-store.ts';

class FakeStream {
  static last: FakeStream | undefined;
  private readonly listeners = new Map<string, () => void>();
  readonly address: string;
  constructor(address: string) {
    this.address = address;
    FakeStream.last = this;
  }
  addEventListener(name: string, listener: () => void) {
    this.listeners.set(name, listener);
  }
  tell(name: string) {
    this.listeners.get(name)?.();
  }
  close() {}
}

const fetchStats = vi.fn<() => Promise<Response>>();
let stop: () => void;

const answer = (asOf: string) => ({
  success: true,
  totalStaked: '5',
  rewardsFree: '63103500000000.25',
  rewardsReserved: '2',
  rewardsPaid: '1',
  rewardsFunded: '63103500000003.25',
  rewardsTaken: '0',
  openStakes: 2,
  stakeCounter: 3,
  stakers: 1,
  periods: [],
  block: 77,
  as_of: asOf,
});

beforeEach(() => {
  vi.useFakeTimers({ now: Date.parse('2026-11-22T12:00:30Z') });
  vi.stubGlobal('EventSource', FakeStream);
  vi.stubGlobal('fetch', fetchStats);
  fetchStats.mockReset().mockImplementation(async () => Response.json(answer('2026-11-22T12:00:20Z')));
  stop = pool.subscribe(() => {});
});

afterEach(() => {
  stop();
  pool.set(pool.initial);
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const settle = (ms = 0) => vi.advanceTimersByTimeAsync(ms);

test('behavior: asks at once, every 30 s and when the ledger tells, and keeps every digit', async () => {
  await settle();
  expect(pool.get()).toMatchObject({ from: 'site', isLate: false, hasFailed: false });
  expect(pool.get().figures).toEqual({
    staked: 5n * 10n ** 18n,
    reserved: 2n * 10n ** 18n,
    free: 63_103_500_000_000_250_000_000_000_000_000n,
    paid: 10n ** 18n,
    open: 2,
    stakers: 1,
    block: 77,
  });
  await settle(30_000);
  FakeStream.last?.tell('staking');
  await settle();
  expect(fetchStats).toHaveBeenCalledTimes(3);
  expect(FakeStream.last?.address).toBe('/api/events?topics=staking');
});

test('behavior: a chain that was read too long ago is late', async () => {
  fetchStats.mockImplementation(async () => Response.json(answer('2026-11-22T11:50:00Z')));
  await settle(30_000);
  expect(pool.get().isLate).toBe(true);
});

test('error: where the site is silent the wallet’s node is believed, and only then', async () => {
  await settle();
  tellPool({ staked: 1n, reserved: 1n, free: 1n }, 99);
  expect(pool.get().from).toBe('site');
  fetchStats.mockResolvedValue(new Response(null, { status: 503 }));
  await refreshPool();
  expect(pool.get()).toMatchObject({ hasFailed: true, figures: { block: 77 } });
  tellPool({ staked: 1n, reserved: 1n, free: 1n }, 99);
  expect(pool.get()).toMatchObject({ from: 'wallet', figures: { block: 99, paid: null, open: null } });
});

test('behavior: whoever asks again when stakes changed is not woken by every block', async () => {
  await settle();
  const before = amountsMark(pool.get());
  fetchStats.mockImplementation(async () => Response.json({ ...answer('2026-11-22T12:00:32Z'), block: 78 }));
  await refreshPool();
  expect(pool.get().figures?.block).toBe(78);
  expect(amountsMark(pool.get())).toBe(before);
  fetchStats.mockImplementation(async () =>
    Response.json({ ...answer('2026-11-22T12:00:34Z'), rewardsReserved: '3' }),
  );
  await refreshPool();
  expect(amountsMark(pool.get())).not.toBe(before);
});
