/** The form: what is typed is computed at once, what is no amount is named, and Enter asks for a wallet. */
import { i18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { act, fireEvent, render, screen, within } from '@testing-library/react';
import { createElement } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { openWalletDialog } from '#shell/first/choose-wallet.ts';
import { changeDraft, draft } from './draft.ts';
import { StakeForm } from './stake-form.tsx';

vi.mock('#shell/first/choose-wallet.ts');

beforeEach(() => {
  vi.useFakeTimers({ now: new Date(2026, 10, 22, 12) });
  draft.set(draft.initial);
  render(createElement(I18nProvider, { i18n }, createElement(StakeForm)));
});
afterEach(() => {
  vi.useRealTimers();
  vi.clearAllMocks();
});

const field = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Amount to lock' });
const type = (value: string) => fireEvent.change(field(), { target: { value } });
const sentence = () => screen.getByText(/^Lock\b.*get/).textContent;

test('behavior: what stands there at first is computed, and so is what is typed, with its curve', () => {
  expect(field().value).toBe('1,000,000');
  expect(sentence()).toContain('Lock 1,000,000 for 90 days, get 49,315.06 on Feb 20, 2027');
  type('5');
  expect(sentence()).toContain('Lock 5 for 90 days, get 0.24');
  const table = within(screen.getByRole('table', { hidden: true }));
  const rows = table.getAllByRole('row', { hidden: true }).map(({ textContent }) => textContent);
  expect(rows.slice(1)).toEqual(['Dec 22, 20260.080.16', 'Jan 21, 20270.160.32', 'Feb 20, 20270.240.49']);
});

test('behavior: a branch changes days and rate, and an ape doubles it', () => {
  fireEvent.click(screen.getByRole('radio', { name: /^360 days/ }));
  expect(sentence()).toContain('for 360 days, get 493,150.68 on Nov 17, 2027');
  expect(screen.getByRole('checkbox').closest('label')?.textContent).toContain(
    '+493,150.68 LILAPE in 360 days',
  );
  fireEvent.click(screen.getByRole('checkbox'));
  expect(sentence()).toContain('get 986,301.36');
  expect(screen.getByText(/^To the last digit/).textContent).toContain('simple interest at 100% a year');
});

test('behavior: what another part of the page writes stands in the field', () => {
  act(() => changeDraft({ amountText: '250' }));
  expect(field().value).toBe('250');
  expect(sentence()).toContain('Lock 250 for');
});

test('behavior: the dates move with the day', () => {
  act(() => void vi.advanceTimersByTime(86_400_000));
  expect(sentence()).toContain('on Feb 21, 2027');
});

test.each([
  ['1,000', 'Is that comma a thousands separator or a decimal? Try again without it.'],
  ['ten', 'That’s not an amount. Use digits and one decimal point.'],
  ['0.1234567890123456789', 'LILAPE has at most 18 decimal places.'],
  ['', ''],
  ['10', ''],
])('args: %j is answered with %j', (text, said) => {
  type(text);
  expect(document.getElementById('stake-fault')?.textContent).toBe(said);
  expect(field().getAttribute('aria-invalid')).toBe(String(said !== ''));
});

const lines = () => document.querySelectorAll('path[data-line]').length;

test('behavior: nothing climbs from nothing, and nothing is said to be earned', () => {
  expect(lines()).toBe(4);
  type('');
  expect(lines()).toBe(0);
  expect(screen.getByText('Type an amount')).toBeTruthy();
  expect(screen.getByText('Type an amount to see what it earns.')).toBeTruthy();
});

test('behavior: without a wallet Enter asks for one, as the button does', () => {
  const form = field().form;
  if (form !== null) fireEvent.submit(form);
  expect(openWalletDialog).toHaveBeenCalledOnce();
  fireEvent.click(screen.getByRole('button', { name: 'Connect Wallet' }));
  expect(openWalletDialog).toHaveBeenCalledTimes(2);
});
