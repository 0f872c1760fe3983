/** A panel says how old its figures are only once that is doubtful. */
import { i18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { act, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Panel } from './panel.tsx';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

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
