import { i18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { act, fireEvent, render, screen } from '@testing-library/react';
import type { ComponentType } from 'react';
import { expect, test, vi } from 'vitest';
import { type LostProps, part } from './part.tsx';

const Bunch = () => <p>Ten bananas</p>;
const Coming = () => <output>Loading…</output>;
const Lost = ({ onRetry, failures }: LostProps) => <button onClick={onRetry}>Failed {failures}</button>;

type Load = () => Promise<ComponentType>;

function show(Part: ComponentType) {
  return render(
    <I18nProvider i18n={i18n}>
      <Part />
    </I18nProvider>,
  );
}

/** Lets what was promised come. */
const settle = () => act(async () => {});

test('behavior: its blank stands in its place until it has come', async () => {
  show(part({ load: async () => Bunch, blank: Coming }));
  expect(screen.getByRole('status').textContent).toBe('Loading…');
  await settle();
  expect(screen.getByText('Ten bananas')).toBeTruthy();
});

test('behavior: a part that came before is there at once, and is not fetched again', async () => {
  const load = vi.fn<Load>(async () => Bunch);
  const Part = part({ load, blank: Coming });
  const { unmount } = show(Part);
  await settle();
  unmount();
  show(Part);
  expect(screen.getByText('Ten bananas')).toBeTruthy();
  expect(load).toHaveBeenCalledOnce();
});

test('error: a part that does not come says so, and can be asked for again', async () => {
  const load = vi.fn<Load>(async () => Bunch);
  load.mockRejectedValueOnce(new TypeError('Failed to fetch dynamically imported module'));
  load.mockRejectedValueOnce(new TypeError('Failed to fetch dynamically imported module'));
  show(part({ load, lost: Lost }));
  await settle();
  fireEvent.click(screen.getByRole('button', { name: 'Failed 1' }));
  await settle();
  fireEvent.click(screen.getByRole('button', { name: 'Failed 2' }));
  await settle();
  expect(screen.getByText('Ten bananas')).toBeTruthy();
});

test('error: the blank of a part that nobody waits for stays, and drawing it anew asks again', async () => {
  const load = vi.fn<Load>(async () => Bunch);
  load.mockRejectedValueOnce(new TypeError('Failed to fetch'));
  const Part = part({ load, blank: Coming });
  const { unmount } = show(Part);
  await settle();
  expect(screen.getByRole('status').textContent).toBe('Loading…');
  unmount();
  show(Part);
  await settle();
  expect(screen.getByText('Ten bananas')).toBeTruthy();
});
