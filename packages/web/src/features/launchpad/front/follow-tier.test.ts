import type { TierBody } from '@lilape/wire/launchpad';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { findingOf, followTier } from './follow-tier.ts';
import { looked, lookAt } from './looked.ts';

const address = '0x70997970c51812dc3a010c7d01b50e0d17dc79c8';

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

let page: HTMLElement;
let stop: () => void;

/** What the site answers next, and how often it was asked. */
let answer: () => Response;
const site = vi.fn<() => Promise<Response>>(async () => answer());

const told = (of: object, status = 200) =>
  new Response(JSON.stringify(of), {
    status,
    headers: { 'content-type': 'application/json', date: 'Sun, 22 Nov 2026 12:00:10 GMT' },
  });

beforeEach(() => {
  answer = () => told(body);
  site.mockClear();
  vi.stubGlobal('fetch', site);
  vi.stubGlobal(
    'EventSource',
    class extends EventTarget {
      close() {}
    },
  );
  document.body.innerHTML = `<div>
    <p data-found="nobody">nobody</p><p data-found="between">between</p><p data-found="failed">failed</p>
    <p data-found="closed">closed</p><b data-is="jungle-king"></b><b data-is="moon-rider"></b>
    <b data-next="volcano-ape"></b><i data-short="staked"></i><i data-short="holding"></i><i data-short="missing"></i><i data-late hidden></i>
    <div data-ape></div><div data-mark="jungle-king"></div><div data-tier="jungle-king"><i data-yours hidden></i></div>
    <form data-look><input name="address" /><i data-fault="format" hidden></i><i data-fault="checksum" hidden></i></form></div>`;
  page = document.body.firstElementChild as HTMLElement;
  stop = followTier(page, 'en');
});

afterEach(() => {
  stop();
  lookAt(null, false);
  vi.unstubAllGlobals();
});

const shown = () =>
  [...page.querySelectorAll<HTMLElement>('[data-found]')].flatMap((part) =>
    part.hidden ? [] : [part.textContent],
  );

function look(typed: string): void {
  const field = page.querySelector('input');
  if (field !== null) field.value = typed;
  page.querySelector('form')?.dispatchEvent(new Event('submit', { cancelable: true }));
}

test('behavior: before anybody is named it asks nothing', () => {
  expect(shown()).toEqual(['nobody']);
  expect(site).not.toHaveBeenCalled();
});

test('behavior: a typed address has its tier, its lines and its height', async () => {
  look(` ${address} `);
  await vi.waitFor(() => expect(shown()).toEqual(['between']));
  expect(page.querySelector<HTMLElement>('[data-is="jungle-king"]')?.hidden).toBe(false);
  expect(page.querySelector<HTMLElement>('[data-is="moon-rider"]')?.hidden).toBe(true);
  const figures = [...page.querySelectorAll<HTMLElement>('[data-short]')];
  expect(figures.map(({ textContent, dataset }) => [textContent, dataset['full']])).toEqual([
    ['2.0B', '2,000,000,000.5'],
    ['3.2B', '3,250,000,000.5'],
    ['6.8B', '6,749,999,999.5'],
  ]);
  expect(page.querySelector<HTMLElement>('[data-ape]')?.style.getPropertyValue('--at')).toMatch(/^0\.347/);
  expect(page.querySelector('[data-mark]')?.hasAttribute('data-mine')).toBe(true);
  expect(page.querySelector<HTMLElement>('[data-yours]')?.hidden).toBe(false);
});

test.each([
  ['0x12', 'format'],
  ['0x70997970C51812dc3A010C7d01b50e0d17dc79c8', 'checksum'],
])('args: %s is refused for its %s and nobody is asked', (typed, fault) => {
  look(typed);
  const faults = [...page.querySelectorAll<HTMLElement>('[data-fault]')].filter(({ hidden }) => !hidden);
  expect(faults.map(({ dataset }) => dataset['fault'])).toEqual([fault]);
  expect(site).not.toHaveBeenCalled();
});

test('behavior: an address that was sent before the script had come is looked at once it has', async () => {
  stop();
  history.replaceState(null, '', `?address=${address}`);
  stop = followTier(page, 'en');
  await vi.waitFor(() => expect(shown()).toEqual(['between']));
  expect(page.querySelector('input')?.value).toBe(address);
  history.replaceState(null, '', '?');
});

test('error: what was known stays, and says that it is old, where the site stops answering', async () => {
  look(address);
  await vi.waitFor(() => expect(shown()).toEqual(['between']));
  answer = () => told({}, 500);
  look(address);
  await vi.waitFor(() => expect(page.querySelector<HTMLElement>('[data-late]')?.hidden).toBe(false));
  expect(shown()).toEqual(['between']);
});

test('error: a site that cannot know says so, one that fails says that', async () => {
  answer = () => told({}, 503);
  look(address);
  await vi.waitFor(() => expect(shown()).toEqual(['closed']));
  answer = () => told({}, 500);
  look(address);
  await vi.waitFor(() => expect(shown()).toEqual(['failed']));
});

test('behavior: an answer that another question has overtaken is dropped', async () => {
  const slow = Promise.withResolvers<Response>();
  site.mockReturnValueOnce(slow.promise);
  look(address);
  look('0x0000000000000000000000000000000000000002');
  await vi.waitFor(() => expect(shown()).toEqual(['between']));
  slow.resolve(told({ ...body, tier: 'moon-rider' }));
  await slow.promise;
  expect(looked.get().body?.tier).toBe('jungle-king');
});

const findingOfBody = (told: Partial<TierBody>) =>
  findingOf({ address, body: { ...body, ...told }, fault: null });

test('behavior: ours has no tier whatever it holds, and the top has no next', () => {
  expect(findingOfBody({ is_ours: true, tier: null })).toBe('ours');
  expect(findingOfBody({ tier: null })).toBe('below');
  expect(findingOfBody({ next_tier: null })).toBe('top');
});
