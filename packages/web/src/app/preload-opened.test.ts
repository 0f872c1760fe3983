import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { preloadOpened, rememberOpened } from './preload-opened.ts';

beforeEach(() => {
  localStorage.clear();
  document.head.innerHTML = '<meta name="wallet" content="react-1 wallet-2">';
});
afterEach(() => vi.unstubAllGlobals());

const asked = () =>
  [...document.querySelectorAll<HTMLLinkElement>('link[rel="modulepreload"]')].map(
    ({ href }) => new URL(href).pathname,
  );

test('behavior: where no dialog was ever open, no file is asked for', () => {
  preloadOpened();
  expect(asked()).toEqual([]);
});

test('behavior: where one was open, its files are asked for, once', () => {
  rememberOpened();
  preloadOpened();
  preloadOpened();
  expect(asked()).toEqual(['/assets/react-1.js', '/assets/wallet-2.js']);
});

test('behavior: nothing is asked for with a remembered wallet, which needs no libraries', () => {
  rememberOpened();
  localStorage.setItem('lilape.wallet', 'metamask');
  preloadOpened();
  expect(asked()).toEqual([]);
});

test('behavior: nothing is asked for where data is to be saved', () => {
  vi.stubGlobal('navigator', { connection: { saveData: true } });
  rememberOpened();
  preloadOpened();
  expect(asked()).toEqual([]);
});
