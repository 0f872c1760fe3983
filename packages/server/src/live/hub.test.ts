// What a client that comes back is told, as far as it is kept.
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { type Hub, createHub } from './hub.ts';

let hub: Hub;
const told = (key: string) => [{ key, frame: `${key};` }];

beforeEach(() => {
  hub = createHub({ maxKept: 2, maxMissed: 2 });
});
afterEach(() => hub.close());

describe('missedSince', () => {
  test('behavior: what was told after the version, and nothing before', () => {
    hub.tell(1n, told('a'), '');
    hub.tell(2n, told('b'), '');
    expect(hub.missedSince(1n)).toBe('b;');
    expect(hub.missedSince(2n)).toBe('');
  });

  test('behavior: undefined once something told after the version is no longer kept', () => {
    for (const [index, key] of ['a', 'b', 'c'].entries()) hub.tell(BigInt(index + 1), told(key), '');
    expect(hub.missedSince(0n)).toBeUndefined();
    expect(hub.missedSince(1n)).toBe('b;c;');
    hub.tell(4n, told('d'), '');
    expect(hub.missedSince(1n)).toBeUndefined();
    expect(hub.missedSince(2n)).toBe('c;d;');
  });

  test('behavior: undefined before the first version that was told', () => {
    hub.tell(5n, [], '');
    expect(hub.missedSince(4n)).toBeUndefined();
    expect(hub.missedSince(5n)).toBe('');
  });

  test('behavior: the newest only, each once in its newest state', () => {
    hub.tell(0n, [], '');
    hub.tell(1n, [...told('a'), ...told('b'), ...told('c')], '');
    hub.tell(2n, [{ key: 'b', frame: 'b again;' }], '');
    expect(hub.missedSince(0n)).toBe('b again;c;');
  });
});
