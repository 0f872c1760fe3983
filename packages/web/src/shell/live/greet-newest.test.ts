import type { Purchase } from '@lilape/wire/purchases';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { greetNewest } from './greet-newest.ts';

let isReduced = false;
const slideIn = vi.fn<Element['animate']>();
const purchase = (ordinal: number) => ({ txHash: '0x1', ordinal }) as Purchase;
const peel = () => document.querySelector<HTMLElement>('[data-peel]')?.dataset['peel'];

beforeEach(() => {
  isReduced = false;
  vi.stubGlobal('matchMedia', () => ({ matches: isReduced }));
  greetNewest(document.createElement('div'), [purchase(0)]);
  document.body.innerHTML = '<div data-peel="0"></div><p data-row="0"></p>';
  const row = document.querySelector('p') as HTMLElement;
  row.animate = slideIn;
  slideIn.mockClear();
});

afterEach(() => {
  vi.unstubAllGlobals();
});

test('behavior: each new purchase slides in and costs the ape a bite; after four there is a new banana', () => {
  const peels = [1, 2, 3, 4, 5].map((ordinal) => {
    greetNewest(document, [purchase(ordinal)]);
    return peel();
  });
  expect(peels).toEqual(['1', '2', '3', '4', '0']);
  expect(slideIn).toHaveBeenCalledTimes(5);
});

test('behavior: the purchase that is known already is not greeted again', () => {
  greetNewest(document, [purchase(0)]);
  expect(peel()).toBe('0');
  expect(slideIn).not.toHaveBeenCalled();
});

test('behavior: for who wants less motion nothing moves', () => {
  isReduced = true;
  greetNewest(document, [purchase(9)]);
  expect(peel()).toBe('0');
  expect(slideIn).not.toHaveBeenCalled();
});
