/** Whose tier is looked up, and what card, picture and the four tiers say of it. */
import { i18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import type { TierBody } from '@lilape/wire/launchpad';
import { act, fireEvent, render as renderBare, screen } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { Climb } from './tier/climb.island.tsx';
import { lookup } from './lookup.ts';
import { TierTable } from './tier/tier-table.island.tsx';
import { YourTier } from './your-tier.island.tsx';

// What the code says is English.
vi.mock('#shell/page/messages.ts', () => ({ loadMessages: async () => undefined }));

const address = '0x70997970c51812dc3a010c7d01b50e0d17dc79c8';
const other = '0x0000000000000000000000000000000000000002';

const body: TierBody = {
  success: true,
  address: '0x70997970C51812dc3A010C7d01b50e0d17dc79C8',
  wallet: '1000000000',
  staked: '2000000000.5',
  unclaimed: '250000000',
  holding: '3250000000.5',
  tier: 'jungle-king',
  next_tier: 'volcano-ape',
  missing: '6749999999.5',
  progress: '25.00',
  is_ours: false,
  block: 1_234,
  as_of: '2026-11-22T12:00:00.000Z',
};

/** What the site answers next, and how often it was asked. */
let answer: (path: string) => Response | Promise<Response>;
const site = vi.fn<(path: string) => Promise<Response>>(async (path) => answer(path));

const json = (of: object, status = 200) =>
  new Response(JSON.stringify(of), {
    status,
    headers: { 'content-type': 'application/json', date: 'Sun, 22 Nov 2026 12:00:10 GMT' },
  });

// Comes with the first answer.
beforeAll(() => import('./tier/standing.tsx'), 30_000);
beforeEach(() => {
  answer = () => json(body);
  site.mockClear();
  vi.stubGlobal('fetch', site);
  vi.stubGlobal(
    'EventSource',
    class extends EventTarget {
      close() {}
    },
  );
  renderBare(
    <I18nProvider i18n={i18n}>
      <YourTier />
      <Climb />
      <TierTable />
    </I18nProvider>,
  );
});

afterEach(() => {
  act(() => lookup.set(lookup.initial));
  vi.unstubAllGlobals();
});

async function lookUp(typed: string): Promise<void> {
  fireEvent.change(screen.getByRole('textbox'), { target: { value: typed } });
  await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Check' })));
}

const figures = () =>
  [...document.querySelectorAll('figure p > [role="note"], figure dd')].map(({ textContent }) => textContent);
const ape = () => document.querySelector<HTMLElement>('figure div[style*="--at"]');

test('behavior: before anybody is named it asks nothing, and the ape stands on the ground', () => {
  expect(screen.getByRole('button', { name: 'Connect Wallet to Check Your Tier' })).toBeTruthy();
  expect(site).not.toHaveBeenCalled();
  expect(ape()).toBeNull();
});

test('behavior: a typed address has its tier, its lines and its height, in card, picture and tiers', async () => {
  await lookUp(` ${address} `);
  expect(await screen.findByText('On the way to Volcano Ape')).toBeTruthy();
  expect(screen.getByText('This tier').closest('tr')?.textContent).toBe(
    'Jungle King This tier1B3 tickets Medium chance, guaranteed whitelist',
  );
  expect(screen.getAllByTitle('6,749,999,999.5').map(({ textContent }) => textContent)).toEqual([
    '6,750,000,000',
    '6.8B',
  ]);
  expect(screen.getByRole<HTMLProgressElement>('progressbar').value).toBe(25);
  // The card adds up to the last token; what stands in the picture is short.
  expect(figures()).toEqual(['6.8B', '1B', '2B', '250M']);
  expect(ape()?.style.getPropertyValue('--at')).toMatch(/^0\.347/);
  expect(document.querySelector('[data-mark="jungle-king"]')?.hasAttribute('data-mine')).toBe(true);
});

test('behavior: a first step towards a tier is not nothing, and nothing is', async () => {
  const holding = { tier: null, next_tier: 'volcano-ape', progress: '0.00', holding: '50000' } as const;
  answer = () => json({ ...body, ...holding });
  await lookUp(address);
  expect(await screen.findByText('< 0.01%')).toBeTruthy();
  expect(screen.getByRole<HTMLProgressElement>('progressbar').value).toBe(0.01);
  answer = () => json({ ...body, ...holding, tier: 'jungle-king', holding: '1000000000' });
  await lookUp(other);
  expect(await screen.findByText('0.00%')).toBeTruthy();
  expect(screen.getByRole<HTMLProgressElement>('progressbar').value).toBe(0);
});

test.each([
  ['ours has no tier whatever it holds, and no height', { is_ours: true, tier: null }, 'No tier, ever'],
  ['below all tiers there is none yet', { tier: null, next_tier: 'banana-tree' }, 'No tier yet'],
  [
    'nothing is above the top',
    { tier: 'moon-rider', next_tier: null },
    'Nothing is above the moon: this is the highest tier.',
  ],
] as const)('behavior: %s', async (_, differing, sentence) => {
  answer = () => json({ ...body, ...differing });
  await lookUp(address);
  expect(await screen.findByText(sentence)).toBeTruthy();
});

test('error: what was known stays, and says that it is old, where the site stops answering', async () => {
  await lookUp(address);
  await screen.findByText('On the way to Volcano Ape');
  answer = () => json({}, 500);
  await lookUp(address);
  expect(await screen.findByText(/Live data is late/)).toBeTruthy();
  expect(screen.getByText('On the way to Volcano Ape')).toBeTruthy();
});

test('error: a site that cannot know says so, one that fails says that', async () => {
  answer = () => json({ success: false, code: 'SERVICE_UNAVAILABLE', error: 'No.' }, 503);
  await lookUp(address);
  expect(await screen.findByText(/can’t read what an address holds/)).toBeTruthy();
  answer = () => json({}, 500);
  await lookUp(address);
  expect(await screen.findByText(/isn’t answering right now/)).toBeTruthy();
});

test('behavior: an answer that another question has overtaken is dropped', async () => {
  const slow = Promise.withResolvers<Response>();
  answer = (path) => (path.includes(address) ? slow.promise : json(body));
  await lookUp(address);
  await lookUp(other);
  await screen.findByText('On the way to Volcano Ape');
  await act(async () => slow.resolve(json({ ...body, tier: 'moon-rider', next_tier: null })));
  expect(screen.getByText('On the way to Volcano Ape')).toBeTruthy();
});
