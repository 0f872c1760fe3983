/** How a contract came to be can be looked up wherever the record says it. */
import { i18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { render, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { Created } from './created.tsx';

const transaction = `0x${'ab'.repeat(32)}`;

vi.mock('#shell/first/deployment.ts', () => ({ chainId: 8453 }));

function show(creation: { transaction: string; block: number } | undefined) {
  return render(
    <I18nProvider i18n={i18n}>
      <Created creation={creation} />
    </I18nProvider>,
  ).container;
}

test('behavior: the transaction leads to the explorer and its block is named', () => {
  expect(show({ transaction, block: 1234567 }).textContent).toContain('in block 1,234,567');
  const link = screen.getByRole('link', { name: transaction });
  expect(link.getAttribute('href')).toBe(`https://basescan.org/tx/${transaction}`);
});

test('behavior: a record without transactions says nothing of them', () => {
  expect(show(undefined).textContent).toBe('');
});
