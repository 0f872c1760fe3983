/** The counts of the mint: at once, every 30 s, with each mint that the ledger tells of; the last answer outlives a failure. */
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { stats } from './stats-store.ts';

class FakeStream {
  static last: FakeStream | undefined;
  isClosed = false;
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
  close() {
    this.isClosed = true;
  }
}

const answer = (totalMinted: number) => ({
  success: true,
  data: {
    totalMinted,
    prizesMinted: 0,
    mintPrice: '0.009',
    mintsByRarity: { common: totalMinted, uncommon: 0, rare: 0, epic: 0, legendary: 0 },
    recentMints: [],
  },
  block: 7,
  as_of: '2026-11-22T12:00:00.000Z',
});

const fetchStats = vi.fn<() => Promise<Response>>();
let stop: () => void;

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('EventSource', FakeStream);
  vi.stubGlobal('fetch', fetchStats);
  fetchStats.mockReset().mockImplementation(async () => Response.json(answer(fetchStats.mock.calls.length)));
  stop = stats.subscribe(() => {});
});

afterEach(() => {
  stop();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const settle = (ms = 0) => vi.advanceTimersByTimeAsync(ms);
const total = () => stats.get().body?.data.totalMinted;

test('behavior: asks at once, every 30 s, and when an ape was minted', async () => {
  await settle();
  expect(total()).toBe(1);
  await settle(30_000);
  expect(total()).toBe(2);
  FakeStream.last?.tell('apes');
  await settle();
  expect(total()).toBe(3);
  expect(FakeStream.last?.address).toBe('/api/events?topics=apes');
});

test('error: a failure leaves the last answer, and says so', async () => {
  await settle();
  fetchStats.mockResolvedValue(new Response(null, { status: 500 }));
  await settle(30_000);
  expect(stats.get().error).toMatchObject({ code: 'SERVER_ERROR' });
  expect(total()).toBe(1);
});

test('behavior: when nobody follows any more, nothing is asked', async () => {
  await settle();
  stop();
  await settle(120_000);
  expect(fetchStats).toHaveBeenCalledTimes(1);
  expect(FakeStream.last?.isClosed).toBe(true);
});
