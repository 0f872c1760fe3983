/** The mint where no collection is deployed yet: it says so, and neither a price nor counts that nobody can name. */
import { i18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { StatsPanel } from './stats-panel.island.tsx';
import { Visitor } from './visitor.tsx';

const deployed = vi.hoisted(() => ({ nft: null as string | null }));
vi.mock('#shell/first/deployment.ts', async (original) => ({
  ...(await original<object>()),
  contracts: deployed,
}));

class SilentStream {
  addEventListener() {}
  close() {}
}

beforeEach(() => {
  vi.stubGlobal('fetch', () => new Promise(() => {}));
  vi.stubGlobal('EventSource', SilentStream);
});

afterEach(() => {
  vi.unstubAllGlobals();
});

function show(nft: string | null) {
  deployed.nft = nft;
  render(
    <I18nProvider i18n={i18n}>
      <Visitor />
      <StatsPanel />
    </I18nProvider>,
  );
}

test('behavior: without a collection nothing is asked for, and no price or count is named', () => {
  show(null);
  expect(screen.getByText(/The sale of apes hasn’t opened on this network yet/)).toBeTruthy();
  expect(screen.queryByText('= 1 unique NFT on Base')).toBeNull();
  expect(screen.queryByRole('heading', { name: 'Minted so far' })).toBeNull();
  expect(screen.queryByRole('button', { name: 'Connect Wallet' })).toBeNull();
});

test('behavior: with one the same page sells', () => {
  show('0xEDC991c4470b62B4Bc79Fa75a687b166b379d139');
  expect(screen.queryByText(/hasn’t opened/)).toBeNull();
  expect(screen.getByText('= 1 unique NFT on Base')).toBeTruthy();
  expect(screen.getByRole('heading', { name: 'Minted so far' })).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Connect Wallet' })).toBeTruthy();
});
