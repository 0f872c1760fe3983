/** What one gets for a payment that reaches into several stages, and for one that the wallet cannot make. */
import { i18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { render, screen } from '@testing-library/react';
import { createElement } from 'react';
import { expect, test } from 'vitest';
import { QuoteView } from './quote-view.tsx';

const inTwoStages = {
  chargedUnits: 200_000_000n,
  tokens: 160_256_410_256_410_256_410_256n,
  portions: [
    { stage: 1, priceMicroUsd: 1_200n, units: 100_000_000n, tokens: 83_333_333_333_333_333_333_333n },
    { stage: 2, priceMicroUsd: 1_300n, units: 100_000_000n, tokens: 76_923_076_923_076_923_076_923n },
  ],
};

function show(part: { amountUnits?: bigint; isShort?: boolean; quote?: typeof inTwoStages | null }) {
  const props = { coin: 'USDT' as const, quote: inTwoStages, amountUnits: 200_000_000n, isShort: false };
  const perCoin = 833_333_333_333_333_333_333n;
  const view = createElement(QuoteView, { ...props, perCoin, ...part });
  return render(createElement(I18nProvider, { i18n }, view)).container.textContent;
}

test('behavior: without an amount the rate is that of the stage', () => {
  expect(show({ quote: null, amountUnits: 0n })).toContain('1 USDT = 833.33 LILAPEWorth $0');
});

test('behavior: over several stages the rate is the average, rounded down', () => {
  expect(show({})).toContain('1 USDT = 801.28 LILAPE on average');
  expect(screen.getAllByRole('row')).toHaveLength(3);
});

test('behavior: more than the sale has left says what is charged', () => {
  expect(show({ amountUnits: 300_000_000n })).toContain('we’ll only charge 200 USDT');
});

test('behavior: more than the wallet holds shows neither stages nor what is left, for that is fault enough', () => {
  expect(show({ amountUnits: 300_000_000n, isShort: true })).not.toContain('we’ll only charge');
  expect(screen.queryByRole('table')).toBeNull();
});
