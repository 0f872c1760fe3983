import { i18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { languageKey } from '#shell/first/language.ts';
import { openOverlays } from '#shell/first/overlay.ts';
import { CopyableAddress, CopyOutcome } from '#ui/copyable-address.tsx';
import { listenToFrame, pointLanguageLinks } from './frame-actions.ts';
import { MobileMenu } from '#frame/mobile-menu.tsx';
import { LocationContext } from '#shell/page/location.ts';

const address = '0x0DE4e02582e559584F927ddED24DF6eB10a35802';
const writeText = vi.fn<(text: string) => Promise<void>>();

listenToFrame();

beforeEach(() => {
  localStorage.clear();
  document.documentElement.lang = 'en';
  writeText.mockReset();
  vi.stubGlobal('navigator', { clipboard: { writeText } });
  document.addEventListener('click', (event) => event.preventDefault(), { once: true });
});

function showMenu() {
  render(
    <I18nProvider i18n={i18n}>
      <header>
        <MobileMenu />
      </header>
    </I18nProvider>,
  );
  const hidePopover = vi.fn<() => void>();
  Object.assign(document.getElementById('menu') ?? {}, { hidePopover });
  return hidePopover;
}

const links = () => screen.getAllByRole('link', { hidden: true });

test('behavior: the menu lists the six of the specification first, then a tile for each other room', () => {
  showMenu();
  const targets = links().map((link) => link.getAttribute('href'));
  expect(targets.slice(2)).toEqual([
    // In the place of Buy once the sale is over.
    '/claim',
    '/mint-nft',
    '/gallery',
    '/stickers',
    '/staking',
    '/game',
    '/#tokenomics',
    '/#roadmap',
    '/#faq',
    '/how-to-buy',
    '/sale',
    '/giveaway',
    '/market',
    '/launchpad',
    '/launchpad#launches',
    '/launchpad/apply',
    '/whitepaper',
    '/contracts',
    '/verify',
    '/privacy',
    '/purchases',
    '/claim',
  ]);
  const tiles = [...document.querySelectorAll('summary')].map((tile) => tile.textContent);
  expect(tiles).toEqual(['How to buy', 'Launchpad', 'Whitepaper', 'Mine']);
});

test('behavior: Buy in the menu closes it and opens the way to pay', async () => {
  const hidePopover = showMenu();
  fireEvent.click(screen.getByRole('button', { name: 'Buy $LILAPE', hidden: true }));
  expect(hidePopover).toHaveBeenCalledOnce();
  await waitFor(() => expect(openOverlays.get()).toEqual(['wallet']));
});

test('behavior: choosing an item closes the menu', () => {
  const hidePopover = showMenu();
  fireEvent.click(links().at(-1) ?? document.body);
  expect(hidePopover).toHaveBeenCalledOnce();
});

test('behavior: choosing a language remembers it', () => {
  showMenu();
  fireEvent.click(links().find((link) => link.lang === 'ru') ?? document.body);
  expect(localStorage.getItem(languageKey)).toBe('ru');
});

test('behavior: the language links lead to the page that is open', () => {
  showMenu();
  pointLanguageLinks('/staking');
  expect(
    links()
      .find((link) => link.lang === 'ru')
      ?.getAttribute('href'),
  ).toContain('/ru/staking');
});

test('behavior: the menu marks the open page, and has its room open', () => {
  render(
    <I18nProvider i18n={i18n}>
      <LocationContext value="/contracts">
        <MobileMenu />
      </LocationContext>
    </I18nProvider>,
  );
  expect([...document.querySelectorAll('[aria-current="page"]')].map((link) => link.textContent)).toEqual([
    'Contracts',
  ]);
  expect([...document.querySelectorAll('details[open] > summary')].map((tile) => tile.textContent)).toEqual([
    'Whitepaper',
  ]);
});

test('behavior: an address shows first 6 and last 4 characters and copies itself in full', async () => {
  writeText.mockResolvedValue();
  render(
    <I18nProvider i18n={i18n}>
      <CopyableAddress address={address} />
    </I18nProvider>,
  );
  const button = screen.getByRole('button');
  expect(button.textContent).toBe('0x0DE4…5802');
  fireEvent.click(button);
  expect(writeText).toHaveBeenCalledWith(address);
  await waitFor(() => expect(button.dataset['done']).toBe(''));
});

test('behavior: one of many addresses copies what it shows, and the words around all of them say so', async () => {
  writeText.mockResolvedValue();
  render(
    <I18nProvider i18n={i18n}>
      <p id="announcements" />
      <CopyOutcome>
        <CopyableAddress address={address} isFull isAmongMany />
      </CopyOutcome>
    </I18nProvider>,
  );
  const button = screen.getByRole('button');
  expect(button.dataset['copied']).toBeUndefined();
  fireEvent.click(button);
  expect(writeText).toHaveBeenCalledWith(address);
  await waitFor(() => expect(document.getElementById('announcements')?.textContent).toBe('Address copied'));
});

test('error: a refused copy does not claim to be done', async () => {
  writeText.mockRejectedValue(new Error('denied'));
  render(
    <I18nProvider i18n={i18n}>
      <CopyableAddress address={address} />
    </I18nProvider>,
  );
  fireEvent.click(screen.getByRole('button'));
  await vi.waitFor(() => expect(writeText).toHaveBeenCalled());
  expect(screen.getByRole('button').dataset['done']).toBeUndefined();
});
