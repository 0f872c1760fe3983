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

/** The head of a launch that has `terms`, a second before it takes place. */
function renderHead(terms: object) {
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
  act(() => launch.set({ body: { ...body, ...terms } as never, aheadMs: 0, isLate: false, fault: null }));
}

const factOf = (name: string) => screen.getByText(name).nextElementSibling?.textContent;

test('behavior: what nobody has counted yet says so, and a cancelled launch has nothing to count', () => {
  renderHead({});
  expect(factOf('Guaranteed places')).toBe('not known yet');
  expect(factOf('Each place gets')).toMatch(/^not known yetThe same for every place/);
  act(() => launch.set({ ...launch.get(), body: { ...body, status: 'cancelled' } as never }));
  expect(factOf('Guaranteed places')).toBe('–');
  expect(factOf('Each place gets')).toBe('–');
});

test('behavior: a launch is counted down to in a card, and once it is over that is said beside its stamps', () => {
  renderHead({});
  const stamps = screen.getByRole('link', { name: '← All launches' }).parentElement;
  expect(screen.getByRole('timer').textContent).toBe('00:00:01');
  expect(stamps?.contains(screen.getByRole('timer'))).toBe(false);
  act(() => {
    vi.advanceTimersByTime(2_000);
  });
  expect(screen.getByText('It has launched.').parentElement).toBe(stamps);
});
