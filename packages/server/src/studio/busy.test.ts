import { setTimeout as rest } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { createBusyness } from '#studio/busy.ts';

test('behavior: a thread that has just worked without rest is busy, and one that has rested is not', async () => {
  const isBusy = createBusyness();
  // The loop's own clock runs from its next turn on.
  await rest(1);
  const endMs = performance.now() + 300;
  while (performance.now() < endMs);
  expect(isBusy()).toBe(true);
  await rest(300);
  expect(isBusy()).toBe(false);
});
