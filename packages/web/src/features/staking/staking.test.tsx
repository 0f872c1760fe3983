/** The order of the page: who has an open stake sees it first, and nothing moves under one's hands. */
import { i18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { createElement } from 'react';
import { beforeEach, expect, test, vi } from 'vitest';
import { chainId } from '#shell/first/deployment.ts';
import { setSession } from '#shell/first/session.ts';
import { setOwnStakes, shownAct } from './connected/own-stakes.ts';
import { changeDraft, draft } from './draft.ts';
import { order } from './shared/order.ts';
import { Staking } from './staking.island.tsx';

const account = '0xF414000000000000000000000000000000000001';

vi.mock('#shell/first/deployment.ts', async (original) => ({
  ...(await original<object>()),
  contracts: { staking: '0x0000000000000000000000000000000000000007' },
}));
vi.mock('./connected/hanging.tsx', () => ({ Hanging: () => null }));
vi.mock('./connected/own-summary.tsx', () => ({ OwnSummary: () => null }));
vi.mock('./connected/own-section.tsx', () => ({ OwnSection: () => 'own' }));
vi.mock('./connected/choose.tsx', () => ({ Choose: () => null }));
vi.mock('./connected/sign.tsx', () => ({ Sign: () => null }));

beforeEach(() => {
  Element.prototype.scrollIntoView = vi.fn<() => void>();
  localStorage.clear();
  draft.set(draft.initial);
  order.set(order.initial);
  shownAct.set(null);
  setSession({ status: 'disconnected' });
});

const open = () => render(createElement(I18nProvider, { i18n }, createElement(Staking)));
const connect = async (stakes: number) =>
  act(async () => {
    setSession({ status: 'connected', address: account, chainId, walletId: 'metamask' });
    setOwnStakes(account, stakes);
    await vi.dynamicImportSettled();
  });
const field = () => screen.getByRole('textbox', { name: 'Amount to lock', hidden: true });
/** Which stands first in the document. */
const first = () => {
  const section = document.querySelector('[aria-labelledby="stakes-title"]');
  const isBefore = section?.compareDocumentPosition(field()) === Node.DOCUMENT_POSITION_FOLLOWING;
  return isBefore ? 'stakes' : 'form';
};
/** As a press on its row does. */
const fold = () =>
  act(async () => {
    const details = field().closest('details');
    if (details !== null) details.open = false;
    details?.dispatchEvent(new Event('toggle'));
  });
const isFolded = () => field().closest('details')?.open === false;

test('behavior: without a wallet, and with one that has no stake, the form comes first and is no fold', async () => {
  open();
  expect([first(), isFolded()]).toEqual(['form', false]);
  await connect(0);
  expect([first(), isFolded()]).toEqual(['form', false]);
  expect(document.querySelector('summary')?.hidden).toBe(true);
});

test('behavior: with an open stake the stakes come first and the form is a row that opens; with the wallet both go back', async () => {
  open();
  await connect(1);
  expect([first(), isFolded()]).toEqual(['stakes', true]);
  expect(screen.getByText('Stake more').closest('summary')?.hidden).toBe(false);
  act(() => setSession({ status: 'disconnected' }));
  expect([first(), isFolded()]).toEqual(['form', false]);
});

test('behavior: what was typed before the wallet answered keeps the form where it is', async () => {
  open();
  fireEvent.input(field(), { target: { value: '12' } });
  await connect(2);
  expect([first(), isFolded()]).toEqual(['form', false]);
});

test('behavior: a first stake moves nothing before its ending is put away, and then the form is open below it', async () => {
  open();
  await connect(0);
  act(() => shownAct.set('form'));
  act(() => setOwnStakes(account, 1));
  expect(first()).toBe('form');
  act(() => shownAct.set(null));
  expect([first(), isFolded()]).toEqual(['stakes', false]);
});

test('behavior: the form opens by itself for an act of its own and for what was only approved, and for no other act', async () => {
  open();
  await connect(1);
  act(() => shownAct.set('other'));
  expect(isFolded()).toBe(true);
  act(() => changeDraft({ amountText: '300' }));
  expect(isFolded()).toBe(false);
});

test('behavior: a form that is folded while its act is under way opens when that ends', async () => {
  open();
  await connect(1);
  act(() => shownAct.set('form'));
  expect(isFolded()).toBe(false);
  await fold();
  expect(isFolded()).toBe(true);
  act(() => shownAct.set('form-ended'));
  expect(isFolded()).toBe(false);
  await fold();
  act(() => setOwnStakes(account, 2));
  expect(isFolded()).toBe(true);
});

test('behavior: who has unfolded the form and loses the focus by its going below the stakes has it on its row', async () => {
  open();
  await connect(0);
  act(() => shownAct.set('form-ended'));
  act(() => setOwnStakes(account, 1));
  expect(document.activeElement).toBe(document.body);
  act(() => shownAct.set(null));
  expect(document.activeElement).toBe(document.querySelector('summary'));
});

test('behavior: a form that is open below the stakes from the start takes no focus', async () => {
  localStorage.setItem('lilape.wallet', 'metamask');
  localStorage.setItem('lilape.stakes', '2');
  changeDraft({ amountText: '300' });
  open();
  await connect(2);
  expect([first(), isFolded()]).toEqual(['stakes', false]);
  expect(document.activeElement).toBe(document.body);
});

test('behavior: the stakes of the last visit have their place before the wallet answers', async () => {
  localStorage.setItem('lilape.wallet', 'metamask');
  localStorage.setItem('lilape.stakes', '2');
  open();
  await act(async () => {
    setSession({ status: 'connecting' });
    await vi.dynamicImportSettled();
  });
  expect([first(), isFolded()]).toEqual(['stakes', true]);
});
