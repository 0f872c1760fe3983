/** The line that keeps play money from being taken for money: on every chain but Base. */
import { i18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { cleanup, render } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { TestNetwork } from './test-network.tsx';

const deployed = vi.hoisted(() => ({ chainId: 0 }));
vi.mock('#shell/first/deployment.ts', () => deployed);

afterEach(cleanup);

function lineOn(chainId: number): string | null {
  deployed.chainId = chainId;
  return render(
    <I18nProvider i18n={i18n}>
      <TestNetwork className="line" />
    </I18nProvider>,
  ).container.textContent;
}

test.each([31337, 84532])('behavior: a page for chain %i says that nothing is real money', (chainId) => {
  expect(lineOn(chainId)).toBe('Test network: nothing here is real money');
});

test('behavior: a page for Base says nothing of a test', () => {
  expect(lineOn(8453)).toBe('');
});
