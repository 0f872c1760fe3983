// Streams of different topics in memory, and what is kept for those that come back.
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { type Hub, createHub } from './hub.ts';

let hub: Hub;
const news = (...keys: string[]) => keys.map((key) => ({ key, text: `${key};` }));
const published = (...keys: string[]) => [{ topic: 'sale', news: news(...keys), states: '' }];
const states = (topic: string, key: string) => ({ topic, news: news(key), states: `states ${key};` });

function listen(topics: string[]): string[] {
  const heard: string[] = [];
  hub.add({ write: (bytes) => heard.push(String(bytes)) > 0, close: () => {} }, topics, 'opening');
  return heard;
}

beforeEach(() => {
  hub = createHub({ maxKept: 2, maxMissed: 2 });
});
afterEach(() => hub.close());

describe('tell', () => {
  test('behavior: a stream hears of its own topics, first what happened and then the states', () => {
    const sale = listen(['sale']);
    const both = listen(['sale', 'holders']);
    hub.tell(1n, [states('sale', 'a'), states('holders', 'b')], 'id 1');
    expect(sale).toEqual(['opening', 'a;states a;']);
    expect(both).toEqual(['opening', 'a;b;states a;states b;']);
  });

  test('behavior: a stream that hears nothing of its topics still learns the version', () => {
    const holders = listen(['holders']);
    hub.tell(1n, [states('sale', 'a')], 'id 1');
    hub.tell(1n, [], '');
    expect(holders).toEqual(['opening', 'id 1']);
  });
});

describe('missedSince', () => {
  test('behavior: what was sent after the version, and nothing before', () => {
    hub.tell(1n, published('a'), '');
    hub.tell(2n, published('b'), '');
    expect(hub.missedSince(1n, ['sale'])).toBe('b;');
    expect(hub.missedSince(2n, ['sale'])).toBe('');
  });

  test('behavior: undefined once something sent after the version is no longer kept', () => {
    for (const [index, key] of ['a', 'b', 'c'].entries()) hub.tell(BigInt(index + 1), published(key), '');
    expect(hub.missedSince(0n, ['sale'])).toBeUndefined();
    expect(hub.missedSince(1n, ['sale'])).toBe('b;c;');
    hub.tell(4n, published('d'), '');
    expect(hub.missedSince(1n, ['sale'])).toBeUndefined();
    expect(hub.missedSince(2n, ['sale'])).toBe('c;d;');
  });

  test('behavior: undefined before the first version that was sent', () => {
    hub.tell(5n, [], '');
    expect(hub.missedSince(4n, ['sale'])).toBeUndefined();
    expect(hub.missedSince(5n, ['sale'])).toBe('');
  });

  test('behavior: what happened in the topics that are asked for', () => {
    hub.tell(0n, [], '');
    hub.tell(1n, [states('sale', 'a'), states('holders', 'b')], '');
    expect(hub.missedSince(0n, ['holders'])).toBe('b;');
    expect(hub.missedSince(0n, ['sale', 'holders'])).toBe('a;b;');
  });

  test('behavior: the newest only, each once in its newest state', () => {
    hub.tell(0n, [], '');
    hub.tell(1n, published('a', 'b', 'c'), '');
    hub.tell(2n, [{ topic: 'sale', news: [{ key: 'b', text: 'b again;' }], states: '' }], '');
    expect(hub.missedSince(0n, ['sale'])).toBe('b again;c;');
  });
});

describe('close', () => {
  test('behavior: every stream is ended, also one that comes later', () => {
    let ended = 0;
    const sink = { write: () => true, close: () => (ended += 1) };
    hub.add(sink, ['sale'], '');
    hub.close();
    expect(ended).toBe(1);
    hub.add(sink, ['sale'], '');
    expect(ended).toBe(2);
    expect(hub.size).toBe(0);
  });
});
