// Which endpoint is read, which is passed over and for how long, to the millisecond.
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createLog } from '#log.ts';
import { type ScriptedEndpoint, scriptedEndpoint } from '#testing/scripted-endpoint.ts';
import { createEndpointSet } from '#watcher/endpoint-set.ts';

const CONTRACT = `0x${'01'.repeat(20)}` as const;
const lines: string[] = [];
const log = createLog('info', (line) => lines.push(line));
let first: ScriptedEndpoint;
let second: ScriptedEndpoint;

beforeEach(() => {
  vi.useFakeTimers({ now: 1_800_000_000_000 });
  lines.length = 0;
  [first, second] = [scriptedEndpoint(0), scriptedEndpoint(1)];
});

afterEach(() => void vi.useRealTimers());

const both = () => createEndpointSet([first, second], [CONTRACT], log);
const fail = (endpoint: ScriptedEndpoint) =>
  (endpoint.intercept = () => {
    throw new Error('down');
  });
const timesAsked = (endpoint: ScriptedEndpoint, method: string) =>
  endpoint.asked.filter((call) => call.method === method).length;
const order = async (set: ReturnType<typeof both>) =>
  (await set.read()).map(({ endpoint }) => endpoint.index);

test.each([
  [100n, 100n, [0, 1]],
  [100n, 110n, [0, 1]],
  [100n, 111n, [1, 0]],
  [111n, 100n, [0, 1]],
])(
  'behavior: with heads of the seconds %i and %i they are read in the order %j',
  async (head, otherHead, expected) => {
    [first.head, second.head] = [head, otherHead];
    expect(await order(both())).toEqual(expected);
  },
);

test('behavior: one that fails is passed over for 1 s, then twice as long each time up to 16 s', async () => {
  const set = both();
  fail(first);
  let asked = 0;
  for (const asideMs of [1_000, 2_000, 4_000, 8_000, 16_000, 16_000]) {
    expect(await order(set)).toEqual([1]);
    expect(timesAsked(first, 'eth_chainId')).toBe(++asked);
    vi.advanceTimersByTime(asideMs - 1);
    await set.read();
    expect(timesAsked(first, 'eth_chainId')).toBe(asked);
    vi.advanceTimersByTime(1);
  }
  first.intercept = () => undefined;
  expect(await order(set)).toEqual([0, 1]);
  set.praise(first);
  fail(first);
  await set.read();
  first.intercept = () => undefined;
  vi.advanceTimersByTime(999);
  expect(await order(set)).toEqual([1]);
  vi.advanceTimersByTime(1);
  expect(await order(set)).toEqual([0, 1]);
});

test('behavior: one that is to be read last is so until it is another’s turn, and where it is clearly ahead', async () => {
  const set = both();
  set.readLast(first);
  expect(await order(set)).toEqual([1, 0]);
  first.head += 11n;
  expect(await order(set)).toEqual([0, 1]);
  second.head = first.head;
  set.readLast(second);
  expect(await order(set)).toEqual([0, 1]);
});

test('behavior: one that lacks a contract is read behind one that has it, however far it is', async () => {
  const set = both();
  first.head = second.head + 100n;
  first.intercept = ({ method }) => (method === 'eth_getCode' ? '0x' : undefined);
  expect(await order(set)).toEqual([1, 0]);
  second.intercept = first.intercept;
  expect(await order(both())).toEqual([0, 1]);
});

test('behavior: where all are passed over all are asked', async () => {
  const set = both();
  set.setAside(first, 'no reason');
  set.setAside(second, 'no reason');
  expect(await order(set)).toEqual([0, 1]);
});

test('error: where none answers the last one’s failure is thrown', async () => {
  fail(first);
  second.intercept = () => {
    throw new Error('gone');
  };
  await expect(both().read()).rejects.toThrow('gone');
});

test('behavior: one of two that does not answer within a second is passed over', async () => {
  first.intercept = () => new Promise(() => {});
  const done: number[][] = [];
  void order(both()).then((indexes) => done.push(indexes));
  await vi.advanceTimersByTimeAsync(999);
  expect(done).toEqual([]);
  await vi.advanceTimersByTimeAsync(1);
  expect(done).toEqual([[1]]);
});

test('behavior: an only endpoint is waited for', async () => {
  const answered = Promise.withResolvers<undefined>();
  first.intercept = () => answered.promise;
  const reading = order(createEndpointSet([first], [CONTRACT], log));
  await vi.advanceTimersByTimeAsync(5_000);
  answered.resolve(undefined);
  expect(await reading).toEqual([0]);
});

test('behavior: going down and coming back is said once each, and who answers is counted', async () => {
  const set = both();
  expect(set.live()).toBe(0);
  await set.read();
  expect([set.live(), lines]).toEqual([2, []]);
  fail(first);
  await set.read();
  vi.advanceTimersByTime(1_000);
  await set.read();
  expect([set.live(), lines.length]).toEqual([1, 1]);
  expect(lines[0]).toContain('endpoint.down');
  first.intercept = () => undefined;
  vi.advanceTimersByTime(2_000);
  await set.read();
  await set.read();
  expect([set.live(), lines.length]).toEqual([2, 2]);
  expect(lines[1]).toContain('endpoint.up');
});

test('behavior: one that never answered is said to be down once', async () => {
  const set = both();
  fail(first);
  await set.read();
  vi.advanceTimersByTime(1_000);
  await set.read();
  expect(lines).toHaveLength(1);
});

test('behavior: who an endpoint is, is asked once, and anew after a failure or where code is missing', async () => {
  const set = both();
  await set.read();
  await set.read();
  expect(timesAsked(first, 'eth_chainId')).toBe(1);
  set.setAside(first, 'no reason');
  vi.advanceTimersByTime(1_000);
  await set.read();
  expect(timesAsked(first, 'eth_chainId')).toBe(2);
  first.intercept = ({ method }) => (method === 'eth_getCode' ? '0x' : undefined);
  expect((await set.identify(first)).codeHashes).toEqual({ [CONTRACT]: null });
  await set.read();
  await set.read();
  expect(timesAsked(first, 'eth_chainId')).toBe(5);
});

test('behavior: what is safe and final is asked for every ten seconds where that is said, and after a failure', async () => {
  const set = createEndpointSet([first], [CONTRACT], log, 10_000);
  await set.read();
  first.head = 150n;
  vi.advanceTimersByTime(9_999);
  first.asked.length = 0;
  const [known] = await set.read();
  expect([first.asked.length, known.latest.number, known.safe, known.finalized]).toEqual([1, 150n, 96n, 92n]);
  vi.advanceTimersByTime(1);
  const [again] = await set.read();
  expect([again.safe, again.finalized]).toEqual([146n, 142n]);
  first.head = 160n;
  set.setAside(first, 'no reason');
  expect((await set.read())[0].finalized).toBe(152n);
});

test('error: an endpoint of another set', () => {
  expect(() => both().praise(scriptedEndpoint())).toThrow('An endpoint of another set.');
});
