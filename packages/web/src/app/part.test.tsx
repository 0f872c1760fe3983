import { i18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { act, fireEvent, render, screen } from '@testing-library/react';
import type { ComponentType } from 'react';
import { expect, test, vi } from 'vitest';
import { Part } from './part.tsx';

const Bunch = () => <p>Ten bananas</p>;
const loadBunch = async () => Bunch;
const doNothing = () => {};

function show(load: () => Promise<ComponentType>, onGiveUp?: () => void) {
  const part = onGiveUp === undefined ? <Part load={load} /> : <Part load={load} onGiveUp={onGiveUp} />;
  return render(<I18nProvider i18n={i18n}>{part}</I18nProvider>);
}

/** Lets what was promised come. */
const settle = () => act(async () => {});

test('behavior: says that it is coming, then shows the part', async () => {
  show(loadBunch, doNothing);
  expect(screen.getByRole('status').textContent).toBe('Loading…');
  await settle();
  expect(screen.getByText('Ten bananas')).toBeTruthy();
});

test('behavior: a part that came before is there at once', async () => {
  const load = vi.fn<() => Promise<ComponentType>>(async () => Bunch);
  const { unmount } = show(load, doNothing);
  await settle();
  unmount();
  show(load, doNothing);
  expect(screen.getByText('Ten bananas')).toBeTruthy();
});

test('error: a part that does not come can be asked for again, or given up', async () => {
  const load = vi.fn<() => Promise<ComponentType>>(async () => Bunch);
  load.mockRejectedValueOnce(new TypeError('Failed to fetch dynamically imported module'));
  const onGiveUp = vi.fn<() => void>();
  show(load, onGiveUp);
  await settle();
  fireEvent.click(screen.getByRole('button', { name: 'Close' }));
  expect(onGiveUp).toHaveBeenCalledOnce();
  fireEvent.click(screen.getByRole('button', { name: 'Retry' }));
  await settle();
  expect(screen.getByText('Ten bananas')).toBeTruthy();
});

test('error: nothing is said about a part that nobody waits for', async () => {
  const load = vi.fn<() => Promise<ComponentType>>().mockRejectedValue(new TypeError('Failed to fetch'));
  const { container } = show(load);
  await settle();
  expect(container.textContent).toBe('');
});

test('error: a part that breaks says so, and takes nothing else with it', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  let isBroken = true;
  const Fragile = () => {
    if (isBroken) throw new Error('a wallet said something odd');
    return <p>Ten bananas</p>;
  };
  const onGiveUp = vi.fn<() => void>();
  show(async () => Fragile, onGiveUp);
  await settle();
  fireEvent.click(screen.getByRole('button', { name: 'Close' }));
  expect(onGiveUp).toHaveBeenCalledOnce();
  isBroken = false;
  fireEvent.click(screen.getByRole('button', { name: 'Retry' }));
  expect(screen.getByText('Ten bananas')).toBeTruthy();
  vi.restoreAllMocks();
});
