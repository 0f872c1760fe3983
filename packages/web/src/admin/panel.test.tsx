/** A panel says how old its figures are only once that is doubtful, and what failed even while it is folded. */
import { i18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { act, render, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Panel } from './panel.tsx';

beforeEach(() => vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('behavior: fresh figures carry no age; after a minute the panel names it', () => {
  const of = { value: 1, readAtMs: Date.now(), error: null, reload: () => undefined };
  render(
    <I18nProvider i18n={i18n}>
      <Panel title="Chain" of={of}>
        {(value) => <p>{value}</p>}
      </Panel>
    </I18nProvider>,
  );
  act(() => void vi.advanceTimersByTime(59_000));
  expect(screen.queryByTitle('Last checked')).toBeNull();
  act(() => void vi.advanceTimersByTime(3_000));
  expect(screen.getByTitle('Last checked').textContent).toBe('1 min. ago');
});

test('error: on a phone, what could not be read is said beside the fold, not in it', async () => {
  vi.useRealTimers();
  const room = Object.assign(new EventTarget(), { matches: false });
  vi.stubGlobal('matchMedia', () => room);
  const of = { value: null, readAtMs: null, error: new Error('silent'), reload: () => undefined };
  render(
    <I18nProvider i18n={i18n}>
      <Panel title="Sessions" of={of} isForLater>
        {(value) => <p>{value}</p>}
      </Panel>
    </I18nProvider>,
  );
  await waitFor(() => expect(screen.getByRole('alert').textContent).not.toBe(''));
  expect(screen.getByRole('alert').closest('section')?.querySelector('details')).not.toBeNull();
  expect(screen.getByRole('alert').closest('details')).toBeNull();
  // Once the window is wide, nothing is folded.
  act(() => void room.dispatchEvent(new Event('change')));
  expect(screen.getByRole('region', { name: 'Sessions' }).querySelector('details')).toBeNull();
});
