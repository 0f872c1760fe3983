/** The launches as boarding passes. */
import { i18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import type { Launch } from '@lilape/wire/launches';
import { act, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { LaunchList } from './launch-list.island.tsx';
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

beforeEach(() => {
  vi.useFakeTimers({ now: Date.parse('2026-12-22T16:59:57.000Z') });
  vi.stubGlobal('fetch', () => new Promise(() => {}));
  vi.stubGlobal(
    'EventSource',
    class extends EventTarget {
      close() {}
    },
  );
  render(
    <I18nProvider i18n={i18n}>
      <LaunchList />
    </I18nProvider>,
  );
});

afterEach(() => {
  act(() => launches.set(launches.initial));
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const show = (of: readonly Launch[], aheadMs = 0) =>
  act(() => launches.set({ body: { launches: of } as never, aheadMs, isLate: false, hasFailed: false }));

const main = () => document.body.textContent;

test('behavior: a launch is a pass with what it gives, its page, and a countdown by the chain’s clock', () => {
  show([launch], 3_600_000);
  expect(main()).toContain('1,000,000 PUMP');
  expect(screen.getByRole('timer').textContent).toBe('1 d 00:00:03');
  expect(screen.getByRole('link').getAttribute('href')).toBe('/launchpad/3');
  expect(screen.getByText('Boarding soon')).toBeTruthy();
  act(() => {
    vi.advanceTimersByTime(1_000);
  });
  expect(screen.getByRole('timer').textContent).toBe('1 d 00:00:02');
});

test('behavior: what a project calls itself is never markup', () => {
  show([launch]);
  expect(screen.getByRole('link').textContent).toBe('Pump <b>the Volcano</b>');
});

test('behavior: one that is moved or cancelled says so, with the reason', () => {
  show([
    {
      ...launch,
      status: 'cancelled',
      cancelled: { time: launch.launchTime, reason: { en: 'They asked for it.', ru: 'Так попросили.' } },
      changes: [{ version: 2, time: launch.launchTime, field: 'launchTimeSeconds', before: '1', after: '2' }],
    },
  ]);
  expect(screen.getByText('Cancelled')).toBeTruthy();
  expect(screen.getByText('Moved')).toBeTruthy();
  expect(main()).toContain('They asked for it.');
  expect(screen.queryByRole('timer')).toBeNull();
});

test('behavior: none is said to be none, and passes go with their launches', () => {
  show([launch, { ...launch, id: 2 }]);
  expect(screen.getAllByRole('article')).toHaveLength(2);
  show([]);
  expect(screen.queryByRole('article')).toBeNull();
  expect(main()).toContain('No launch has been announced yet.');
  expect(screen.getByText('Gate not announced')).toBeTruthy();
  expect(screen.queryByRole('timer')).toBeNull();
  expect(screen.queryByRole('link')).toBeNull();
});
