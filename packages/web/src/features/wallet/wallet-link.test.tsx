import { i18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { fireEvent, render, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { WalletLink } from './wallet-link.tsx';

const link = 'wc:7f6e@2?relay-protocol=irn&symKey=587d';

function show(given: string | null) {
  const onCancel = vi.fn<() => void>();
  render(
    <I18nProvider i18n={i18n}>
      <WalletLink link={given} onCancel={onCancel} />
    </I18nProvider>,
  );
  return { onCancel };
}

test('behavior: the link is there to scan, to open and to copy', () => {
  show(link);
  expect(screen.getByRole('img', { name: 'QR code: scan it with your wallet to connect' })).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Open wallet' }).getAttribute('href')).toBe(link);
  expect(screen.getByRole('button', { name: 'Copy link' })).toBeTruthy();
});

test('behavior: while there is no link nothing can be scanned or opened, only given up', () => {
  const { onCancel } = show(null);
  expect(screen.queryByRole('img')).toBeNull();
  expect(screen.queryByRole('link')).toBeNull();
  fireEvent.click(screen.getByRole('button', { name: 'Cancel' }));
  expect(onCancel).toHaveBeenCalledOnce();
});
