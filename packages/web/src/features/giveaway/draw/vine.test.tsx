/** What lies on the vine: seams between few buyers, and a pin over one's own stretch. */
import type { GiveawayAccountBody, GiveawayBody } from '@lilape/wire/draws';
import { i18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { act, render } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { giveaway } from '../giveaway-store.ts';
import { lookup } from '../lookup.ts';
import { Vine } from './vine.island.tsx';

vi.mock('#shell/first/deployment.ts', async (original) => ({
  ...(await original<object>()),
  contracts: { draws: '0x00000000000000000000000000000000000000d1' },
}));

const account = '0x70997970c51812dc3a010c7d01b50e0d17dc79c8';
/** What the list says that all weights are. */
let listed: number;
const asked = vi.fn<(path: string) => void>();

beforeEach(() => {
  asked.mockClear();
  vi.stubGlobal(
    'EventSource',
    class extends EventTarget {
      close() {}
    },
  );
  vi.stubGlobal('fetch', async (path: string) => {
    if (!path.includes('/entrants')) return new Promise<Response>(() => {});
    asked(path);
    const entrants = Array.from({ length: listed }, (_, index) => ({
      index,
      account,
      from: String(index * 10),
      weight: '10',
    }));
    const body = {
      success: true,
      isFixed: false,
      count: listed,
      totalWeight: String(listed * 10),
      entrants,
      block: 1,
      as_of: '2026-11-22T12:00:00.000Z',
    };
    return new Response(JSON.stringify(body), { headers: { 'content-type': 'application/json' } });
  });
});

afterEach(() => {
  act(() => {
    giveaway.set(giveaway.initial);
    lookup.set(lookup.initial);
  });
  vi.unstubAllGlobals();
});

/** Shows the vine of a giveaway, running unless said otherwise, in which `count` have bought ten units each. */
async function show(count: number, status = 'running'): Promise<HTMLElement[]> {
  const body = {
    status,
    count,
    totalWeight: String(count * 10),
    places: 4,
    draw: null,
    list: null,
  };
  giveaway.set({ body: body as unknown as GiveawayBody, aheadMs: 0, isLate: false, hasFailed: false });
  render(
    <I18nProvider i18n={i18n}>
      <Vine />
    </I18nProvider>,
  );
  await act(async () => {});
  await act(async () => {});
  return [...document.querySelectorAll<HTMLElement>('figure span span')];
}

const placesOf = (spans: HTMLElement[]) => spans.map((span) => span.style.getPropertyValue('--from'));

test('behavior: between few buyers there are seams, and none at the end of the vine', async () => {
  listed = 4;
  expect(placesOf(await show(4))).toEqual(['0.25', '0.5', '0.75']);
});

test.each([
  [60, 59],
  [61, 0],
  [0, 0],
])('behavior: %d buyers have %d seams, and a list that has none is not read', async (count, seams) => {
  listed = count;
  expect(await show(count)).toHaveLength(seams);
  expect(asked).toHaveBeenCalledTimes(seams > 0 ? 1 : 0);
});

test('behavior: seams of a list that is older than the sum are not shown', async () => {
  listed = 3;
  expect(await show(4)).toHaveLength(0);
});

test.each([
  ['running', '0 LILAPE'],
  ['settled', ''],
])(
  'behavior: of a draw that is %s the stretch says %j, since a knob may lie on it',
  async (status, words) => {
    listed = 4;
    const entrant = { index: 2, account, from: '20', weight: '10' };
    lookup.set({ ...lookup.initial, result: { entrant } as unknown as GiveawayAccountBody });
    const spans = await show(4, status);
    const own = spans.find((span) => span.style.getPropertyValue('--size') !== '');
    expect(own?.textContent).toBe(words);
  },
);

test.each([
  [false, 1],
  [true, 0],
])('behavior: where the address was typed (%s) there are %d pins', async (isTyped, pins) => {
  listed = 4;
  const entrant = { index: 2, account, from: '20', weight: '10' };
  lookup.set({ ...lookup.initial, isTyped, result: { entrant } as unknown as GiveawayAccountBody });
  await show(4);
  const pin = document.querySelectorAll<HTMLElement>('[data-you]');
  expect(pin).toHaveLength(pins);
  for (const one of pin) expect(one.style.cssText).toBe('--from: 0.5; --size: 0.25;');
});
