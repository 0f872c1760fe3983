import { i18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { SturdyDialog } from './sturdy-dialog.tsx';

afterEach(() => void vi.restoreAllMocks());

test('error: a dialog that breaks says so, and can be put away or rendered again', () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  let isBroken = true;
  const Fragile = () => {
    if (isBroken) throw new Error('a wallet said something odd');
    return <p>Ten bananas</p>;
  };
  const onGiveUp = vi.fn<() => void>();
  render(
    <I18nProvider i18n={i18n}>
      <p>The page</p>
      <SturdyDialog Dialog={Fragile} onGiveUp={onGiveUp} />
    </I18nProvider>,
  );
  expect(screen.getByText('The page')).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'Close' }));
  expect(onGiveUp).toHaveBeenCalledOnce();
  isBroken = false;
  fireEvent.click(screen.getByRole('button', { name: 'Retry' }));
  expect(screen.getByText('Ten bananas')).toBeTruthy();
});
