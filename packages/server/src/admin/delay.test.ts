import { expect, test } from 'vitest';
import { DELAYS, countAfter, delayAfter, secondsLeft } from './delay.ts';

test.each([
  [0, 0],
  [4, 0],
  [5, 2],
  [6, 4],
  [7, 8],
  [13, 512],
  [14, 900],
  [1_000_000, 900],
])('args: after %i wrong ones a client waits %i s', (count, seconds) => {
  expect(delayAfter(count, DELAYS.client)).toBe(seconds);
});

test.each([
  [19, 0],
  [20, 1],
  [21, 2],
  [22, 4],
  [23, 5],
  [9_999, 5],
])('args: after %i wrong ones of strangers all of them wait %i s', (count, seconds) => {
  expect(delayAfter(count, DELAYS.strangers)).toBe(seconds);
});

test('behavior: waiting is over once its seconds are', () => {
  const left = [0, 0.5, 7, 7.999, 8, 1_000].map((seconds) =>
    secondsLeft({ count: 7, seconds }, DELAYS.client),
  );
  expect(left).toEqual([8, 8, 1, 1, 0, 0]);
});

test('behavior: every ten minutes without an attempt forget one, and the next one counts', () => {
  const after = [0, 599, 600, 1_800, 4_200, 1e9, -5].map((seconds) =>
    countAfter({ count: 7, seconds }, DELAYS.client),
  );
  expect(after).toEqual([8, 8, 7, 5, 1, 1, 8]);
});

test('behavior: whoever never gives up comes to one attempt in a quarter of an hour', () => {
  let [count, tried] = [0, 0];
  for (let second = 0; second < 86_400;) {
    const wait = delayAfter(count, DELAYS.client);
    second += wait;
    count = countAfter({ count, seconds: wait }, DELAYS.client);
    tried += 1;
  }
  expect(tried).toBe(109);
});
