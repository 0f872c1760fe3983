/** What the button of a new stake says. */
import { i18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { render, screen } from '@testing-library/react';
import { createElement } from 'react';
import { expect, test } from 'vitest';
import { Sign } from './sign.tsx';
import type { Acts } from './use-acts.ts';

const none = { status: 'none' } as const;
const pending = { status: 'pending', terms: null, progress: null } as const;
const idle: Acts = {
  stake: none,
  claim: none,
  unstake: none,
  unbind: none,
  isBusy: false,
  occasion: '',
  spokenOf: null,
  claimFrom: () => {},
  takeOut: () => {},
  free: () => {},
};
const holdings = { value: null, error: null, isLoading: true, reload: () => {} };

test.each([
  ['nothing', {}, 'Create stake'],
  ['a stake', { stake: pending, isBusy: true }, 'Processing...'],
  ['a claim', { claim: pending, isBusy: true }, 'Processing...'],
  ['an unstaking', { unstake: pending, isBusy: true }, 'Processing...'],
] as const)('behavior: with %s under way the button says so', (_, part, label) => {
  const sign = createElement(Sign, { holdings, acts: { ...idle, ...part } });
  render(createElement(I18nProvider, { i18n }, sign));
  expect(screen.getByRole('button').textContent).toBe(label);
});
