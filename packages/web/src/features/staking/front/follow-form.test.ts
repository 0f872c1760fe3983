/** The form without React: what is typed is reckoned at once, what is no amount is named, and a form that is gone is left alone. */
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { followForm } from './follow-form.ts';
import { wish, wishFor } from './wish.ts';

let stop: () => void;
const place = (name: string) => document.querySelector(`[data-now="${name}"]`)?.textContent;

beforeEach(() => {
  vi.useFakeTimers({ now: new Date(2026, 10, 22, 12) });
  wishFor({ amountText: '', lockDays: 90, isDoubled: false, apeId: 0 });
  document.body.innerHTML = `<div data-staking><form data-stake>
    <input type="radio" name="lock" value="90" checked><input type="radio" name="lock" value="360">
    <input name="amount" value="1000000"><input type="checkbox" name="doubled">
    <p data-fault data-ambiguous="thousands?" data-not-a-number="no number"></p>
    <p data-sentence><b data-now="tokens"></b><b data-now="reward"></b><b data-now="end"></b></p>
    <table><tbody data-rows><tr hidden><th></th><td></td><td></td></tr></tbody></table>
  </form></div>`;
  stop = followForm(document, 'en');
});

afterEach(() => {
  stop();
  vi.useRealTimers();
});

function type(text: string): void {
  const field = document.querySelector<HTMLInputElement>('[name="amount"]');
  if (field !== null) field.value = text;
  field?.dispatchEvent(new Event('input', { bubbles: true }));
}

test('behavior: what stands there at first is reckoned, and so is what is typed', () => {
  expect([place('tokens'), place('reward'), place('end')]).toEqual([
    '1,000,000',
    '49,315.06',
    'Feb 20, 2027',
  ]);
  type('5');
  expect(place('reward')).toBe('0.24');
  expect(document.querySelectorAll('[data-rows] tr:not([hidden])')).toHaveLength(3);
});

test('behavior: an ape doubles it, and the form says so to its sheet', () => {
  document.querySelector<HTMLInputElement>('[name="doubled"]')?.click();
  expect(place('reward')).toBe('98,630.13');
  expect(document.querySelector('form')?.hasAttribute('data-doubled')).toBe(true);
});

test('behavior: what another part of the page wishes for is written into the field', () => {
  wishFor({ amountText: '250' });
  expect(document.querySelector<HTMLInputElement>('[name="amount"]')?.value).toBe('250');
  expect(place('tokens')).toBe('250');
});

test.each([
  ['1,000', 'thousands?'],
  ['ten', 'no number'],
  ['', ''],
  ['10', ''],
])('args: %j is answered with %j', (text, said) => {
  type(text);
  expect(document.querySelector('[data-fault]')?.textContent).toBe(said);
});

test('behavior: a form that is gone is not followed any more', () => {
  const form = document.querySelector('form');
  document.body.innerHTML = '';
  wishFor({ amountText: '7' });
  wishFor({ amountText: '8' });
  expect(form?.querySelector<HTMLInputElement>('[name="amount"]')?.value).toBe('1000000');
  expect(wish.get().amountText).toBe('8');
});
