/** The live store against a site in memory: stream, polling, age, and what it does when nothing answers. */
import type { Purchase } from '@lilape/wire/purchases';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ageMs, createLiveStore, isStale, type LiveStore } from './live-store.ts';

const startMs = Date.parse('2026-11-21T12:00:00.000Z');

const info = (asOf: string, part: object = {}) => ({
  current_stage: 1,
  current_price: '0.0012',
  stage_progress: 12.5,
  tokens_per_stage: '10000000',
  total_tokens_sold: '1250000',
  stage_prices: { 1: '0.0012', 2: '0.0013' },
  as_of: asOf,
  block: 7,
  next_price: '0.0013',
  tokens_left_in_stage: '8750000',
  sold_out: false,
  status: 'open',
  starts_at: '2026-11-01T00:00:00.000Z',
  ends_at: '2027-11-01T00:00:00.000Z',
  raised: '1500',
  soft_cap: '1000',
  minimum: '1',
  ...part,
});

const purchase = (tokens: string, part: object = {}) => ({
  txHash: `0x${'a'.repeat(64)}`,
  ordinal: 0,
  block: 7,
  time: '2026-11-21T11:59:00.000Z',
  buyer: `0x${'b'.repeat(40)}`,
  method: 'USDT',
  paid: '60',
  raisedBefore: '0',
  bands: [],
  tokens,
  status: 'seen',
  ...part,
});

/** The stream of events, spoken by the test. */
class FakeEvents extends EventTarget {
  static readonly CLOSED = 2;
  static open: FakeEvents[] = [];
  readyState = 1;
  readonly url: string;
  constructor(url: string) {
    super();
    this.url = url;
    FakeEvents.open.push(this);
  }
  close() {
    this.readyState = FakeEvents.CLOSED;
    FakeEvents.open = FakeEvents.open.filter((other) => other !== this);
  }
  say(name: string, data: unknown, lastEventId = '') {
    this.dispatchEvent(new MessageEvent(name, { data: JSON.stringify(data), lastEventId }));
  }
}

let store: LiveStore;
let unsubscribe: () => void;
let site: { info: object; isDown: boolean; calls: number; serverMs: () => number };

beforeEach(() => {
  vi.useFakeTimers({ now: startMs });
  FakeEvents.open = [];
  site = { info: info('2026-11-21T12:00:00.000Z'), isDown: false, calls: 0, serverMs: () => Date.now() };
  vi.stubGlobal('EventSource', FakeEvents);
  vi.stubGlobal('fetch', async (path: string) => {
    site.calls += 1;
    if (site.isDown) throw new TypeError('Failed to fetch');
    const stats = { success: true, stats: { totalRaised: '1500', totalHolders: 2, totalPurchases: 3 } };
    const headers = { date: new Date(site.serverMs()).toUTCString() };
    return Response.json(path === '/api/stats' ? stats : site.info, { headers });
  });
  store = createLiveStore();
  unsubscribe = () => {};
});

afterEach(() => {
  unsubscribe();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms);

/** Somebody looks at the store, and the first read is over. */
async function look(): Promise<void> {
  unsubscribe = store.subscribe(() => {});
  await pass(0);
}

test('behavior: reads once subscribed, and says whose age it is by the server’s clock', async () => {
  expect(store.getSnapshot()).toMatchObject({ presale: null, stats: null, asOfMs: null });
  await look();
  expect(store.getSnapshot()).toMatchObject({
    presale: { current_price: '0.0012' },
    stats: { totalRaised: '1500', totalHolders: 2, totalPurchases: 3 },
    asOfMs: startMs,
    isUnreachable: false,
  });
  expect(ageMs(store.getSnapshot())).toBe(0);
});

test('behavior: each stream that opens is counted, for who must ask for what was sent before', async () => {
  await look();
  expect(store.getSnapshot().streams).toBe(0);
  FakeEvents.open[0]?.dispatchEvent(new Event('open'));
  expect(store.getSnapshot().streams).toBe(1);
  // It broke, and the browser opened it again.
  FakeEvents.open[0]?.dispatchEvent(new Event('open'));
  expect(store.getSnapshot().streams).toBe(2);
});

test('behavior: a visitor’s clock that is a day ahead does not make fresh data old', async () => {
  site.serverMs = () => Date.now() - 86_400_000;
  site.info = info('2026-11-20T11:59:55.000Z');
  await look();
  expect(ageMs(store.getSnapshot())).toBe(5_000);
  expect(isStale(store.getSnapshot())).toBe(false);
});

test('behavior: asks again every 30 s, stream or not', async () => {
  await look();
  expect(site.calls).toBe(2);
  await pass(29_999);
  expect(site.calls).toBe(2);
  await pass(1);
  expect(site.calls).toBe(4);
});

test('behavior: an event changes what is shown at once, an older one nothing', async () => {
  await look();
  const [events] = FakeEvents.open;
  events?.say('presale', info('2026-11-21T12:00:02.000Z', { raised: '1600' }));
  expect(store.getSnapshot().presale?.raised).toBe('1600');
  events?.say('presale', info('2026-11-21T12:00:01.000Z', { raised: '1550' }));
  expect(store.getSnapshot().presale?.raised).toBe('1600');
  events?.say('stats', { success: true, stats: { totalRaised: '1600', totalHolders: 3, totalPurchases: 4 } });
  expect(store.getSnapshot().stats?.totalPurchases).toBe(4);
});

test('behavior: a purchase is listed once, with its newest word, and goes when it is orphaned', async () => {
  await look();
  const [events] = FakeEvents.open;
  events?.say('purchase', purchase('50000'));
  events?.say('purchase', purchase('50000', { status: 'safe' }));
  expect(store.getSnapshot().newest).toMatchObject([{ tokens: '50000', status: 'safe' }]);
  events?.say('purchase', purchase('50000', { status: 'orphaned' }));
  expect(store.getSnapshot().newest).toEqual([]);
});

test('behavior: an event that cannot be read is made good by a full read', async () => {
  await look();
  FakeEvents.open[0]?.say('presale', { current_price: 0.0012 });
  await pass(0);
  expect(site.calls).toBe(4);
  expect(store.getSnapshot().presale?.current_price).toBe('0.0012');
});

test('behavior: nothing answers: tries again after 2, 4, 8 … 30 s, and invents nothing', async () => {
  site.isDown = true;
  await look();
  expect(store.getSnapshot()).toMatchObject({ presale: null, stats: null, isUnreachable: true });
  const times: number[] = [];
  let seen = site.calls;
  for (let second = 1; second <= 100; second++) {
    await pass(1_000);
    if (site.calls > seen) times.push(second);
    seen = site.calls;
  }
  expect(times).toEqual([2, 6, 14, 30, 60, 90]);
});

test('behavior: the last real answer stays, and is stale after 60 s', async () => {
  await look();
  site.isDown = true;
  await pass(60_000);
  expect(store.getSnapshot().presale?.current_price).toBe('0.0012');
  expect(isStale(store.getSnapshot())).toBe(false);
  await pass(1_000);
  expect(ageMs(store.getSnapshot())).toBe(61_000);
  expect(isStale(store.getSnapshot())).toBe(true);
});

test('behavior: an answer that reads the chain no more is stale, however often it comes', async () => {
  await look();
  await pass(90_000);
  expect(site.calls).toBeGreaterThan(4);
  expect(isStale(store.getSnapshot())).toBe(true);
});

test('behavior: a stream that was refused is tried again with the next read', async () => {
  await look();
  FakeEvents.open[0]?.close();
  await pass(30_000);
  expect(FakeEvents.open).toHaveLength(1);
});

test('behavior: a hidden page asks nothing, and asks at once when it is looked at again', async () => {
  await look();
  const hidden = vi.spyOn(document, 'hidden', 'get').mockReturnValue(true);
  document.dispatchEvent(new Event('visibilitychange'));
  expect(FakeEvents.open).toHaveLength(0);
  await pass(120_000);
  expect(site.calls).toBe(2);
  hidden.mockRestore();
  document.dispatchEvent(new Event('visibilitychange'));
  await pass(0);
  expect(site.calls).toBe(4);
});

test.each([
  ['current_price', 0.0012],
  ['raised', '1e3'],
  ['stage_progress', '12'],
  ['status', 'paused'],
  ['as_of', 'yesterday'],
  ['stage_prices', { 1: '-1' }],
])('error: an answer whose %s is %j is no answer', async (field, value) => {
  site.info = info('2026-11-21T12:00:00.000Z', { [field]: value });
  await look();
  expect(store.getSnapshot()).toMatchObject({ presale: null, isUnreachable: true });
});

/** A purchase of a minute past eleven, named by it. */
const at = (minute: number, part: object = {}) =>
  purchase(String(minute), {
    txHash: `0x${String(minute).padStart(64, '0')}`,
    time: `2026-11-21T11:${minute}:00.000Z`,
    ...part,
  });

test('behavior: the newest purchases from before are put under those that came meanwhile', async () => {
  const before = [58, 57, 56, 55, 54, 53].map((minute) => at(minute));
  await look();
  FakeEvents.open[0]?.say('purchase', at(59));
  FakeEvents.open[0]?.say('purchase', at(58, { status: 'final' }));
  store.addNewest(before as Purchase[]);
  expect(store.getSnapshot().newest.map(({ tokens, status }) => `${tokens} ${status}`)).toEqual([
    '59 seen',
    '58 final',
    '57 seen',
    '56 seen',
    '55 seen',
  ]);
});

test('behavior: of one second the newest purchase stays on top', async () => {
  const moment = { time: '2026-11-21T11:59:00.000Z' };
  const before = [58, 57, 56].map((minute) => at(minute, moment));
  await look();
  FakeEvents.open[0]?.say('purchase', at(59, moment));
  store.addNewest(before as Purchase[]);
  expect(store.getSnapshot().newest.map(({ tokens }) => tokens)).toEqual(['59', '58', '57', '56']);
});

test('behavior: the stream is of the sale alone, and there is none while nobody shows the sale', async () => {
  expect(FakeEvents.open).toEqual([]);
  await look();
  expect(FakeEvents.open.map(({ url }) => url)).toEqual(['/api/events?topics=sale']);
  unsubscribe();
  expect(FakeEvents.open).toEqual([]);
});

test('behavior: after a rebuild an answer that reads an hour earlier is believed, by event and by poll', async () => {
  await look();
  const [events] = FakeEvents.open;
  events?.say('presale', info('2026-11-21T11:00:00.000Z', { raised: '900', block: 3 }), '1');
  expect(store.getSnapshot().presale).toMatchObject({ raised: '900', block: 3 });
  events?.say('presale', info('2026-11-21T12:00:00.000Z'), '90');
  site.info = info('2026-11-21T11:00:30.000Z', { raised: '901' });
  await pass(30_000);
  expect(store.getSnapshot().presale?.raised).toBe('901');
});

test('behavior: totals of an answer that was overtaken change nothing either', async () => {
  await look();
  const [events] = FakeEvents.open;
  events?.say('presale', info('2026-11-21T12:00:45.000Z'));
  events?.say('stats', { success: true, stats: { totalRaised: '1600', totalHolders: 3, totalPurchases: 4 } });
  await pass(30_000);
  expect(store.getSnapshot().stats?.totalPurchases).toBe(4);
});
