import { act, render, screen } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { useLocation } from '#shell/page/location.ts';
import { BrowserRouter, linkedPage } from './browser-router.tsx';

// Pages themselves are not drawn here.
vi.mock('./page-loader.ts', async (load) => ({
  ...(await load<typeof import('./page-loader.ts')>()),
  loadPage: () => Promise.resolve({}),
}));

function Place() {
  const { path, hash } = useLocation();
  return <p data-testid="place">{path + hash}</p>;
}

function show(address: string, documentPath: string, links: string) {
  history.replaceState(null, '', address);
  render(
    <BrowserRouter language={address.startsWith('/ru') ? 'ru' : 'en'} documentPath={documentPath}>
      <Place />
      <div data-testid="links" dangerouslySetInnerHTML={{ __html: links }} />
    </BrowserRouter>,
  );
}

const place = () => screen.getByTestId('place').textContent;
/** Clicks the link; returns whether the router took it. Nothing really leaves the document. */
function click(init: MouseEventInit = {}): boolean {
  let isTaken = false;
  const stay = (event: Event) => {
    isTaken = event.defaultPrevented;
    event.preventDefault();
  };
  addEventListener('click', stay, { once: true });
  const event = new MouseEvent('click', { bubbles: true, cancelable: true, ...init });
  act(() => void screen.getByRole('link').dispatchEvent(event));
  return isTaken;
}

beforeEach(() => {
  document.documentElement.lang = 'en';
});

test('behavior: a link to a page is followed without a new document', () => {
  show('/', '/', '<a href="/staking">Staking</a>');
  expect(click()).toBe(true);
  expect(place()).toBe('/staking');
  expect(location.pathname).toBe('/staking');
});

test('behavior: a Russian link keeps its language in the address and not in the path', () => {
  show('/ru/', '/', '<a href="/ru/#faq">FAQ</a>');
  expect(click()).toBe(true);
  expect(place()).toBe('/#faq');
  expect(location.pathname).toBe('/ru/');
});

test('behavior: following the same link twice adds one entry to the history', () => {
  show('/', '/', '<a href="/#faq">FAQ</a>');
  const before = history.length;
  click();
  click();
  expect(history.length).toBe(before + 1);
});

test('behavior: going back shows the page before', () => {
  show('/mint', '/mint', '<a href="/staking">Staking</a>');
  click();
  history.replaceState(null, '', '/mint');
  act(() => void dispatchEvent(new PopStateEvent('popstate')));
  expect(place()).toBe('/mint');
});

test.each([
  ['another site', '<a href="https://base.org/">Base</a>', {}],
  ['a new tab', '<a href="/staking" target="_blank">Staking</a>', {}],
  ['a download', '<a href="/staking" download>Staking</a>', {}],
  ['a file', '<a href="/whitepaper.pdf">PDF</a>', {}],
  ['the API', '<a href="/api/openapi.json">API</a>', {}],
  ['another language', '<a href="/ru/staking" lang="ru">RU</a>', {}],
  ['an element of this document', '<a href="#content">Skip</a>', {}],
  ['a click with Ctrl', '<a href="/staking">Staking</a>', { ctrlKey: true }],
  ['a middle click', '<a href="/staking">Staking</a>', { button: 1 }],
])('behavior: the browser itself follows a link to %s', (_, link, init) => {
  show('/', '/', link);
  expect(click(init)).toBe(false);
});

test('behavior: an address with a wildcard belongs to its page', () => {
  document.body.innerHTML = '<a href="/game/level-2">Game</a>';
  expect(linkedPage(document.querySelector('a'), 'en')?.path).toBe('/game/level-2');
});
