import type { Purchase } from '@lilape/wire/purchases';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { greetNewest } from './greet-newest.ts';

let isReduced = false;
const slideIn = vi.fn<Element['animate']>();
const purchase = (ordinal: number) => ({ txHash: '0x1', ordinal }) as Purchase;
const bite = vi.fn<Element['animate']>();

beforeEach(() => {
  isReduced = false;
  vi.stubGlobal('matchMedia', () => ({ matches: isReduced }));
  greetNewest(document.createElement('div'), [purchase(0)]);
  document.body.innerHTML = '<div id="eater"></div><p data-when="newest 0"></p>';
  const row = document.querySelector('p') as HTMLElement;
  row.animate = slideIn;
  (document.querySelector('div') as HTMLElement).animate = bite;
  slideIn.mockClear();
  bite.mockClear();
});

afterEach(() => {
  vi.unstubAllGlobals();
});

test('behavior: each new purchase slides in, and the ape bites', () => {
  for (const ordinal of [1, 2, 3]) greetNewest(document, [purchase(ordinal)]);
  expect(bite).toHaveBeenCalledTimes(3);
  expect(slideIn).toHaveBeenCalledTimes(3);
});

test('behavior: the purchase that is known already is not greeted again', () => {
  greetNewest(document, [purchase(0)]);
  expect(bite).not.toHaveBeenCalled();
  expect(slideIn).not.toHaveBeenCalled();
});

test('behavior: behind an open dialog they wait until it closes', () => {
  const dialog = document.createElement('dialog');
  dialog.open = true;
  document.body.append(dialog);
  greetNewest(document, [purchase(4)]);
  expect(bite).not.toHaveBeenCalled();
  dialog.dispatchEvent(new Event('close'));
  expect(bite).toHaveBeenCalledOnce();
  expect(slideIn).toHaveBeenCalledOnce();
});

test('behavior: of several behind one dialog one is greeted when it closes, and the next one at once', () => {
  const dialog = document.createElement('dialog');
  dialog.open = true;
  document.body.append(dialog);
  for (const ordinal of [5, 6, 7]) greetNewest(document, [purchase(ordinal)]);
  dialog.open = false;
  dialog.dispatchEvent(new Event('close'));
  expect(bite).toHaveBeenCalledOnce();
  greetNewest(document, [purchase(8)]);
  expect(bite).toHaveBeenCalledTimes(2);
});

test('behavior: whether motion is welcome is asked when the dialog closes', () => {
  const dialog = document.createElement('dialog');
  dialog.open = true;
  document.body.append(dialog);
  greetNewest(document, [purchase(4)]);
  isReduced = true;
  dialog.dispatchEvent(new Event('close'));
  expect(bite).not.toHaveBeenCalled();
});

test('behavior: for who wants less motion nothing moves', () => {
  isReduced = true;
  greetNewest(document, [purchase(9)]);
  expect(bite).not.toHaveBeenCalled();
  expect(slideIn).not.toHaveBeenCalled();
});
