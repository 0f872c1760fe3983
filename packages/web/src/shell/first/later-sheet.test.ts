import { afterEach, expect, test } from 'vitest';
import { laterSheet } from './later-sheet.ts';

/** As the document has it once `boot.ts` asked for it; nothing is fetched here. */
function ask(): HTMLLinkElement {
  const link = document.createElement('link');
  link.dataset['rel'] = 'stylesheet';
  document.head.append(link);
  return link;
}

const present = () => document.querySelector<HTMLLinkElement>('link[data-rel="stylesheet"]');

afterEach(() => present()?.remove());

test('behavior: without such a sheet nothing is waited for', async () => {
  await expect(laterSheet()).resolves.toBeUndefined();
});

test('behavior: resolves when the sheet has come', async () => {
  const link = ask();
  const sheet = laterSheet();
  link.dispatchEvent(new Event('load'));
  await expect(sheet).resolves.toBeUndefined();
});

test('error: a sheet that did not come is asked for again by the next call', async () => {
  const link = ask();
  const first = laterSheet();
  link.dataset['failed'] = '';
  link.dispatchEvent(new Event('error'));
  await expect(first).rejects.toThrow(TypeError);
  const second = laterSheet();
  expect(present()).not.toBe(link);
  present()?.dispatchEvent(new Event('load'));
  await expect(second).resolves.toBeUndefined();
});
