import { readFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { SALE_STATUSES } from '@lilape/domain/presale/sale-status';
import { afterEach, beforeAll, expect, test } from 'vitest';
import { failed, reached, undecided } from '#text/sale-state.ts';
import { whileSale } from './in-sale.tsx';

beforeAll(async () => {
  const sheet = document.createElement('style');
  sheet.textContent = await readFile(resolve(import.meta.dirname, 'in-sale.css'), 'utf8');
  document.head.append(sheet);
});

afterEach(() => {
  delete document.documentElement.dataset['sale'];
});

function isShown(states: Parameters<typeof whileSale>[0]): boolean {
  const place = document.createElement('p');
  for (const [name, value] of Object.entries(whileSale(states))) place.setAttribute(name, value);
  document.body.replaceChildren(place);
  return getComputedStyle(place).display !== 'none';
}

test.each(SALE_STATUSES)(
  'behavior: of a sale that is %s shows what is true in it, and nothing else',
  (status) => {
    document.documentElement.dataset['sale'] = status;
    expect(isShown([status])).toBe(true);
    expect(isShown(['unknown', ...SALE_STATUSES.filter((other) => other !== status)])).toBe(false);
  },
);

test('behavior: until the sale is known, what is true then shows', () => {
  expect(isShown(['unknown', 'open'])).toBe(true);
  expect(isShown(['open'])).toBe(false);
});

test('behavior: what names no state always shows', () => {
  expect(isShown(undefined)).toBe(true);
});

test('behavior: every state is before the end, after a success or after a failure', () => {
  expect([...undecided, ...reached, ...failed].toSorted()).toEqual(['unknown', ...SALE_STATUSES].toSorted());
});
