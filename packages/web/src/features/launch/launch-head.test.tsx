/** The head of a launch's page: what is counted down to has a card, what is over a place beside the stamps. */
import { i18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { act, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { LaunchHead } from './launch-head.island.tsx';
import { launch } from './launch-store.ts';

const body = {
  id: 3,
  status: 'announced',
  project: 'Pump the Volcano',
  picture: null,
  text: { en: 'A volcano.', ru: 'Вулкан.' },
  links: [],
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
};

afterEach(() => {
  act(() => launch.set(launch.initial));
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('behavior: a launch is counted down to in a card, and once it is over that is said beside its stamps', () => {
  vi.useFakeTimers({ now: Date.parse('2026-12-24T17:59:59.000Z') });
  vi.stubGlobal('fetch', () => new Promise(() => {}));
  vi.stubGlobal(
    'EventSource',
    class extends EventTarget {
      close() {}
    },
  );
  render(
    <I18nProvider i18n={i18n}>
      <LaunchHead />
    </I18nProvider>,
  );
  act(() => launch.set({ body: body as never, aheadMs: 0, isLate: false, fault: null }));
  const stamps = screen.getByRole('link', { name: '← All launches' }).parentElement;
  expect(screen.getByRole('timer').textContent).toBe('00:00:01');
  expect(stamps?.contains(screen.getByRole('timer'))).toBe(false);
  act(() => {
    vi.advanceTimersByTime(2_000);
  });
  expect(screen.getByText('It has launched.').parentElement).toBe(stamps);
});
