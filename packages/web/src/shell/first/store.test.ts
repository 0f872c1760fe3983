/** The factory of small stores. */
import { expect, test, vi } from 'vitest';
import { createStore } from './store.ts';

test('behavior: followers are notified of every change until they stop', () => {
  const store = createStore('green');
  const notified: string[] = [];
  const stop = store.subscribe(() => notified.push(store.get()));
  store.set('ripe');
  store.set('ripe');
  stop();
  store.set('brown');
  expect(notified).toEqual(['ripe', 'ripe']);
  expect([store.get(), store.initial]).toEqual(['brown', 'green']);
});

test('behavior: a function that follows twice is called twice, and stops once at a time', () => {
  const store = createStore(0);
  const listener = vi.fn<() => void>();
  const stop = store.subscribe(listener);
  store.subscribe(listener);
  store.set(1);
  expect(listener).toHaveBeenCalledTimes(2);
  stop();
  store.set(2);
  expect(listener).toHaveBeenCalledTimes(3);
});

test('behavior: what runs while somebody follows begins with the first and ends with the last, each time anew', () => {
  const happened: string[] = [];
  const store = createStore(0, () => {
    happened.push('begins');
    return () => happened.push('ends');
  });
  const stops = [store.subscribe(() => {}), store.subscribe(() => {})];
  for (const stop of [...stops, ...stops]) stop();
  expect(happened).toEqual(['begins', 'ends']);
  store.subscribe(() => {})();
  expect(happened).toEqual(['begins', 'ends', 'begins', 'ends']);
});
