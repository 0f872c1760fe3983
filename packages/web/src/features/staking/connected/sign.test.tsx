/** What the button of a new stake says. */
import { i18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { render, screen } from '@testing-library/react';
import { createElement } from 'react';
import { expect, test, vi } from 'vitest';
import { Sign } from './sign.tsx';
import { type Acts, useActs } from './use-acts.ts';

vi.mock('./use-acts.ts');
vi.mock('./holdings-store.ts', async () => {
  const { createStore } = await import('#shell/first/store.ts');
  return { holdings: createStore({ value: null, error: null }) };
});

const none = { status: 'none' } as const;
const pending = { status: 'pending', terms: null, progress: null } as const;
const idle: Acts = {
  stake: none,
  claim: none,
  unstake: none,
  unbind: none,
  isBusy: false,
  occasion: '',
  activeStakeId: null,
  claimFrom: () => {},
  takeOut: () => {},
  free: () => {},
};

test.each([
  ['nothing', {}, 'Create stake'],
  ['a stake', { stake: pending, isBusy: true }, 'Processing...'],
  ['a claim', { claim: pending, isBusy: true }, 'Processing...'],
  ['an unstaking', { unstake: pending, isBusy: true }, 'Processing...'],
] as const)('behavior: with %s under way the button says so', (_, part, label) => {
  vi.mocked(useActs).mockReturnValue({ ...idle, ...part });
  render(createElement(I18nProvider, { i18n }, createElement(Sign)));
  expect(screen.getByRole('button').textContent).toBe(label);
});
