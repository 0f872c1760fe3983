/** What the page reads of an answer of the site, and what it refuses. */
import { SALE_STATUSES } from '@lilape/domain/presale/sale-status';
import { expect, test } from 'vitest';
import { readPresaleInfo } from './answers.ts';

const info = {
  current_stage: 1,
  current_price: '0.0012',
  stage_progress: 12.5,
  tokens_per_stage: '10000000',
  total_tokens_sold: '1250000',
  stage_prices: { 1: '0.0012', 2: '0.0013' },
  as_of: '2026-11-21T12:00:00.000Z',
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
};

test.each(SALE_STATUSES)('behavior: a sale that is %s is read', (status) => {
  expect(readPresaleInfo({ ...info, status }).status).toBe(status);
});

test.each([
  ['status', 'paused'],
  ['raised', '1e3'],
  ['current_stage', -1],
  ['ends_at', 'soon'],
])('error: %s that is %j is refused', (name, value) => {
  expect(() => readPresaleInfo({ ...info, [name]: value })).toThrow(name);
});
