import { expect, test } from 'vitest';
import { createBudget } from './budget.ts';

test('error: 201 calls at once are one too many, a second later a hundred are there again', () => {
  let nowMs = 0;
  const budget = createBudget(() => nowMs);
  for (let i = 0; i < 100; i += 1) budget.spend(2);
  expect(() => budget.spend(1)).toThrow(expect.objectContaining({ code: 'SERVICE_UNAVAILABLE' }));
  nowMs = 1_000;
  budget.spend(100);
  expect(() => budget.spend(1)).toThrow(expect.objectContaining({ code: 'SERVICE_UNAVAILABLE' }));
});
