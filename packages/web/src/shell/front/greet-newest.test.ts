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

function openDialog(): HTMLDialogElement {
  const dialog = document.createElement('dialog');
  dialog.open = true;
  document.body.append(dialog);
  return dialog;
}

function close(dialog: HTMLDialogElement): void {
  dialog.open = false;
  dialog.dispatchEvent(new Event('close'));
}

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
  const dialog = openDialog();
  greetNewest(document, [purchase(4)]);
  expect(bite).not.toHaveBeenCalled();
  close(dialog);
  expect(bite).toHaveBeenCalledOnce();
  expect(slideIn).toHaveBeenCalledOnce();
});

test('behavior: where another dialog has taken its place they wait for that one too, and are greeted once', () => {
  const first = openDialog();
  greetNewest(document, [purchase(4)]);
  const second = openDialog();
  greetNewest(document, [purchase(5)]);
  close(first);
  greetNewest(document, [purchase(6)]);
  expect(bite).not.toHaveBeenCalled();
  close(second);
  expect(bite).toHaveBeenCalledOnce();
  // Both can be opened again, and nothing is left to greet.
  for (const dialog of [first, second]) close(dialog);
  expect(bite).toHaveBeenCalledOnce();
});

test('behavior: of several behind one dialog one is greeted when it closes, and the next one at once', () => {
  const dialog = openDialog();
  for (const ordinal of [5, 6, 7]) greetNewest(document, [purchase(ordinal)]);
  close(dialog);
  expect(bite).toHaveBeenCalledOnce();
  greetNewest(document, [purchase(8)]);
  expect(bite).toHaveBeenCalledTimes(2);
});

test('behavior: whether motion is welcome is asked when the dialog closes', () => {
  const dialog = openDialog();
  greetNewest(document, [purchase(4)]);
  isReduced = true;
  close(dialog);
  expect(bite).not.toHaveBeenCalled();
});

test('behavior: for who wants less motion nothing moves', () => {
  isReduced = true;
  greetNewest(document, [purchase(9)]);
  expect(bite).not.toHaveBeenCalled();
  expect(slideIn).not.toHaveBeenCalled();
});

test('behavior: it bites with its mouth open', () => {
  const eater = document.querySelector('#eater') as HTMLElement;
  eater.innerHTML = '<svg><g data-in="open"/><g data-in="ended finalised"/><g/></svg>';
  const shown = [...eater.querySelectorAll('g')].map((part) => {
    const animate = vi.fn<Element['animate']>();
    part.animate = animate;
    return animate;
  });
  greetNewest(document, [purchase(9)]);
  expect(shown.map(({ mock }) => mock.calls[0]?.[0])).toEqual([
    { display: ['none', 'none'] },
    { display: ['inline', 'inline'] },
    undefined,
  ]);
});
