import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { followSale } from './follow-sale.ts';
import { nothingYet } from './live-store.ts';

/** Who listens to the store; as in the real one, a listener given twice is two. */
const listeners = vi.hoisted(() => new Set<() => void>());

vi.mock('./sale.ts', () => ({
  sale: {
    getSnapshot: () => nothingYet,
    subscribe: (listener: () => void) => {
      const tell = () => listener();
      listeners.add(tell);
      return () => listeners.delete(tell);
    },
  },
  secondsNow: () => null,
  loadNewest: async () => {},
}));

const isFollowing = () => document.documentElement.dataset['follows'] !== undefined;

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => {
  vi.useRealTimers();
});

test('behavior: whoever takes the following over goes on hearing of the sale when the first one stops', () => {
  const first = followSale();
  const second = followSale();
  first();
  expect(listeners.size).toBe(1);
  expect(isFollowing()).toBe(true);
  second();
  expect(listeners.size).toBe(0);
  expect(isFollowing()).toBe(false);
});
