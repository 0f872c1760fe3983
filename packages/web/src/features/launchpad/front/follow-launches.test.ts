import type { Launch } from '@lilape/wire/launches';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { followLaunches } from './follow-launches.ts';
import { launches } from './launches-store.ts';

const launch = {
  id: 3,
  status: 'announced',
  project: 'Pump <b>the Volcano</b>',
  picture: null,
  allocation: '1000000',
  symbol: 'PUMP',
  places: 25,
  launchTime: '2026-12-24T18:00:00.000Z',
  snapshotTime: '2026-12-23T18:00:00.000Z',
  changes: [],
  cancelled: null,
  snapshot: null,
  soFar: null,
  draw: null,
} as unknown as Launch;

let page: HTMLElement;
let stop: () => void;

beforeEach(() => {
  vi.useFakeTimers({ now: Date.parse('2026-12-22T16:59:57.000Z') });
  vi.stubGlobal('fetch', () => new Promise(() => {}));
  vi.stubGlobal(
    'EventSource',
    class extends EventTarget {
      close() {}
    },
  );
  document.body.innerHTML = `<div><section data-launches>
    <p data-there="none">none</p><p data-there="failed">failed</p><div data-passes data-there="some"></div>
    <div data-pass-model hidden><article><a data-link><i data-pass="project"></i></a><i data-pass="gives"></i>
    <i data-pass="clock"></i><i data-pass="reason"></i><i data-stage="announced"></i><i data-stage="cancelled"></i>
    <i data-to="snapshot"></i><i data-to="cancelled"></i><i data-moved></i><img></article></div>
    </section></div>`;
  page = document.body.firstElementChild as HTMLElement;
  stop = followLaunches(page, 'en');
});

afterEach(() => {
  stop();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

function tell(of: readonly Launch[], aheadMs = 0): void {
  launches.set({ body: { launches: of } as never, aheadMs, isLate: false, hasFailed: false });
}

const text = (name: string) => page.querySelector(`[data-passes] [data-pass="${name}"]`)?.textContent;
const isShown = (selector: string) => page.querySelector<HTMLElement>(selector)?.hidden === false;

test('behavior: a launch is a pass with what it gives, its page, and a countdown by the chain’s clock', () => {
  tell([launch], 3_600_000);
  expect(text('gives')).toBe('1,000,000 PUMP');
  expect(text('clock')).toBe('1 d 00:00:03');
  expect(page.querySelector('[data-passes] a')?.getAttribute('href')).toBe('/launchpad/3');
  expect(isShown('[data-passes] [data-stage="announced"]')).toBe(true);
  vi.advanceTimersByTime(1_000);
  expect(text('clock')).toBe('1 d 00:00:02');
});

test('behavior: what a project calls itself is never markup', () => {
  tell([launch]);
  expect(text('project')).toBe('Pump <b>the Volcano</b>');
});

test('behavior: one that is moved or cancelled says so, with the reason', () => {
  tell([
    {
      ...launch,
      status: 'cancelled',
      cancelled: { time: launch.launchTime, reason: { en: 'They asked for it.', ru: 'Так попросили.' } },
      changes: [{ version: 2, time: launch.launchTime, field: 'launchTimeSeconds', before: '1', after: '2' }],
    },
  ]);
  expect(isShown('[data-passes] [data-stage="cancelled"]')).toBe(true);
  expect(isShown('[data-passes] [data-moved]')).toBe(true);
  expect(text('reason')).toBe('They asked for it.');
  expect(text('clock')).toBe('');
});

test('behavior: none is said to be none, and passes go with their launches', () => {
  tell([launch, { ...launch, id: 2 }]);
  expect(page.querySelectorAll('[data-passes] article')).toHaveLength(2);
  tell([]);
  expect(page.querySelectorAll('[data-passes] article')).toHaveLength(0);
  expect(isShown('[data-there="none"]')).toBe(true);
});
