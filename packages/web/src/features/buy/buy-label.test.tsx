import { AppError } from '@lilape/domain/app-error';
import type { PresaleInfo } from '@lilape/wire/presale';
import { i18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { render } from '@testing-library/react';
import { type ComponentProps, createElement } from 'react';
import { expect, test } from 'vitest';
import { BuyLabel } from './buy-label.tsx';

const open = {
  isPending: false,
  info: { status: 'open', sold_out: false } as PresaleInfo,
  isConnected: true,
  coin: 'USDT',
  quote: null,
  fault: null,
} as const;
const deal = { chargedUnits: 2_500_500_000n, tokens: 1_666_666_666_666_666_666_666_666n, portions: [] };

test.each([
  ['nothing typed', {}, 'Buy LILAPE'],
  ['a good amount', { quote: deal }, 'Buy 1,666,666.66 LILAPE for 2,500.5 USDT'],
  [
    'too little',
    { fault: new AppError('BELOW_MINIMUM', { min: '1000', method: 'USDT' }) },
    'At least 1,000 USDT',
  ],
  [
    'more than the wallet holds',
    { quote: deal, fault: new AppError('INSUFFICIENT_BALANCE', { method: 'USDT', balance: '1' }) },
    'Not enough USDT',
  ],
  ['no ETH', { quote: deal, fault: new AppError('INSUFFICIENT_ETH') }, 'Not enough ETH for the fee'],
  ['no number', { fault: new AppError('INVALID_AMOUNT') }, 'Check the amount'],
  ['no wallet, whatever is typed', { isConnected: false, quote: deal }, 'Connect Wallet to buy'],
  ['a payment under way', { isPending: true, quote: deal }, 'Processing...'],
  ['a sale that is over', { info: { ...open.info, status: 'ended' }, quote: deal }, 'The sale is over'],
] as const)('behavior: with %s the button says so', (_, part, label) => {
  const props: ComponentProps<typeof BuyLabel> = { ...open, ...part };
  const { container } = render(createElement(I18nProvider, { i18n }, createElement(BuyLabel, props)));
  expect(container.textContent).toBe(label);
});
