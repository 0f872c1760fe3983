/** The lines between quote and button. */
import { i18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { render } from '@testing-library/react';
import { createElement } from 'react';
import { expect, test } from 'vitest';
import { Facts } from './facts.tsx';

test('behavior: the network cost says what it is for', () => {
  const fee = { costWei: 230_000_000_000_000n, heldWei: 10n ** 18n };
  const facts = createElement(Facts, { session: { status: 'disconnected' }, fee, ethUsd: '3700' });
  const { container } = render(createElement(I18nProvider, { i18n }, facts));
  expect(container.textContent).toContain('about $0.86 in all');
});
