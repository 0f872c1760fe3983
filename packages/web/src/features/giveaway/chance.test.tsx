/** Whose chance is looked up, and what is said of it. */
import type { GiveawayAccountBody, GiveawayBody } from '@lilape/wire/draws';
import { i18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { act, fireEvent, render as renderBare, screen } from '@testing-library/react';
import type { ReactElement } from 'react';
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { setSession } from '#shell/first/session.ts';
import { Chance } from './chance.island.tsx';
import { lookup } from './lookup.ts';
import { giveaway } from './giveaway-store.ts';
import { Vine } from './draw/vine.island.tsx';
import { winners } from './winners-store.ts';

vi.mock('#shell/first/deployment.ts', async (original) => ({
  ...(await original<object>()),
  contracts: { draws: '0x00000000000000000000000000000000000000d1' },
}));

// What the code says is English.
vi.mock('#shell/page/messages.ts', () => ({ loadMessages: async () => undefined }));

const mine = '0x70997970c51812dc3a010c7d01b50e0d17dc79c8';
const other = '0x0000000000000000000000000000000000000002';
const whole = 10n ** 18n;

const account: GiveawayAccountBody = {
  success: true,
  address: mine,
  entered: true,
  reason: null,
  isFixed: false,
  entrant: { index: 3, account: mine, from: String(100n * whole), weight: String(50n * whole) },
  totalWeight: String(200n * whole),
  chance: { first: '0.25', any: '0.5' },
  proof: null,
  won: null,
  ape: null,
  block: 1_234,
  as_of: '2026-11-22T12:00:00.000Z',
};

const body = {
  status: 'running',
  count: 4,
  totalWeight: String(200n * whole),
  places: 4,
  draw: null,
  list: null,
} as unknown as GiveawayBody;

/** What the site answers of an address. */
let answer: (address: string) => Response | Promise<Response>;
const asked = vi.fn<(address: string) => void>();

const json = (of: object, status = 200) =>
  new Response(JSON.stringify(of), { status, headers: { 'content-type': 'application/json' } });

// Comes with the first answer.
beforeAll(() => import('./draw/account.tsx'), 30_000);
beforeEach(() => {
  answer = () => json(account);
  asked.mockClear();
  vi.stubGlobal('fetch', async (path: string) => {
    const address = /\/giveaway\/(0x\w+)/.exec(path)?.[1];
    if (address === undefined) return new Promise<Response>(() => {});
    asked(address);
    return answer(address);
  });
  vi.stubGlobal(
    'EventSource',
    class extends EventTarget {
      close() {}
    },
  );
  giveaway.set({ body, aheadMs: 0, isLate: false, hasFailed: false });
});

afterEach(() => {
  act(() => setSession({ status: 'disconnected' }));
  act(() => {
    giveaway.set(giveaway.initial);
    lookup.set(lookup.initial);
  });
  winners.set(winners.initial);
  vi.unstubAllGlobals();
});

const render = (element: ReactElement) => renderBare(<I18nProvider i18n={i18n}>{element}</I18nProvider>);

function lookUp(typed: string): HTMLElement {
  const field = screen.getByRole('textbox', { name: 'Any address' });
  fireEvent.change(field, { target: { value: typed } });
  fireEvent.click(screen.getByRole('button', { name: 'Check' }));
  return field;
}

const connect = () =>
  act(() => setSession({ status: 'connected', address: mine, chainId: 31_337, walletId: 'metamask' }));

test.each([
  [1, 'to win the one prize.'],
  [2, 'to win one of 2 prizes.'],
  [5, 'to win one of 5 prizes.'],
])('behavior: of %d prizes it is said as people say it', async (places, words) => {
  giveaway.set({ body: { ...body, places }, aheadMs: 0, isLate: false, hasFailed: false });
  render(<Chance />);
  connect();
  await screen.findByText('50%');
  expect(document.body.textContent).toContain(words);
});

test.each([
  ['0x12', 'That’s not an address'],
  ['0x70997970C51812dc3A010C7d01b50e0d17dc79c8', 'One character is wrong'],
  ['0x0000000000000000000000000000000000000000', 'This is the zero address'],
])('args: %s is refused with a sentence at the field, and nobody is asked', async (typed, sentence) => {
  render(<Chance />);
  const field = lookUp(typed);
  await vi.waitFor(() => expect(field.getAttribute('aria-invalid')).toBe('true'));
  expect(document.getElementById(`${field.id}-words`)?.textContent).toContain(sentence);
  expect(document.activeElement).toBe(field);
  expect(asked).not.toHaveBeenCalled();
});

test('behavior: a wallet is looked up by itself, a typed address takes its place, and gives it back', async () => {
  answer = (address) =>
    json(address === mine ? account : { ...account, address, entered: false, reason: 'bought-nothing' });
  render(<Chance />);
  connect();
  expect(await screen.findByText('50%')).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Back to my wallet' })).toBeNull();
  lookUp(other);
  expect(await screen.findByText(/has bought nothing in the sale yet/)).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'Back to my wallet' }));
  expect(await screen.findByText('50%')).toBeTruthy();
});

test('behavior: the vine shows the piece of whoever is looked up in the card', async () => {
  render(
    <>
      <Chance />
      <Vine />
    </>,
  );
  lookUp(mine);
  expect(await screen.findByText(/gold stretch/)).toBeTruthy();
  const piece = document.querySelector<HTMLElement>('figure span span');
  expect(piece?.style.getPropertyValue('--from')).toBe('0.5');
  expect(piece?.style.getPropertyValue('--size')).toBe('0.25');
});

test('behavior: what was sent before any script had come is looked up', async () => {
  history.replaceState(null, '', `?address=${mine}`);
  render(<Chance />);
  expect(await screen.findByText('50%')).toBeTruthy();
  expect(screen.getByRole<HTMLInputElement>('textbox').value).toBe(mine);
  history.replaceState(null, '', '?');
});

test('behavior: an answer that another question has overtaken is dropped', async () => {
  const slow = Promise.withResolvers<Response>();
  answer = (address) => (address === mine ? slow.promise : json({ ...account, entered: false }));
  render(<Chance />);
  lookUp(mine);
  lookUp(other);
  expect(await screen.findByText(/Not entered/)).toBeTruthy();
  await act(async () => slow.resolve(json(account)));
  expect(screen.queryByText('50%')).toBeNull();
});

test('behavior: it is asked again when the list has moved on, and what was known stays where that fails', async () => {
  render(<Chance />);
  lookUp(mine);
  await screen.findByText('50%');
  answer = () => json({}, 500);
  await act(async () =>
    giveaway.set({ ...giveaway.get(), body: { ...body, totalWeight: String(400n * whole) } }),
  );
  expect(asked).toHaveBeenCalledTimes(2);
  expect(screen.getByText('50%')).toBeTruthy();
});

test('error: a site that does not answer is asked again at a press', async () => {
  answer = () => json({}, 500);
  render(<Chance />);
  lookUp(mine);
  expect((await screen.findByRole('alert')).textContent).toContain('The site isn’t answering right now');
  answer = () => json(account);
  fireEvent.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await screen.findByText('50%')).toBeTruthy();
});

test('behavior: who is named by the seed has won before the chain says so, once that is shown', async () => {
  giveaway.set({ ...giveaway.get(), body: { ...body, status: 'revealed' } });
  render(<Chance />);
  lookUp(mine);
  await screen.findByText(/to win one of/);
  const winner = { account: mine, from: 0n, weight: 1n, transaction: null };
  act(() => winners.set({ all: [winner], shown: 0 }));
  expect(screen.getByText(/to win one of/)).toBeTruthy();
  act(() => winners.set({ all: [winner], shown: 1 }));
  expect(screen.getByText('Place 1!')).toBeTruthy();
});

test('behavior: there is no card where nobody can be entered', () => {
  giveaway.set({ ...giveaway.get(), body: { ...body, status: 'cancelled' } });
  render(<Chance />);
  expect(screen.queryByRole('textbox')).toBeNull();
});
