import { i18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { chainId } from '#shell/first/deployment.ts';
import { createStore } from '#shell/first/store.ts';
import type { ActFlow } from '#shell/ui/act-flow.ts';
import { setSession } from '#shell/first/session.ts';
import { ActButton } from './act-button.tsx';
import type { Followed } from '#wallet/followed.ts';

vi.mock('#wallet/actor.ts');

type Terms = { coin: string };
type Flow = ActFlow<Terms, null>;

/** What was called, in order. */
let calls: string[];
const flow = createStore<Flow>({ status: 'none' });
const opening: Followed<Terms, Terms, null> = {
  name: 'open',
  words: {
    termsFrom: 'chain',
    Asking: ({ terms }) => <>Confirm {terms.coin}</>,
    Preparing: () => <>Preparing</>,
    stillPending: 'ACT_STILL_PENDING',
    failed: 'POOL_OPEN_FAILED',
    figure: () => '#1',
  },
  current: flow.get,
  subscribe: flow.subscribe,
  show: () => {
    calls.push('show');
    return () => calls.push('hide');
  },
  start: async ({ coin }) => {
    calls.push(`start ${coin}`);
    return true;
  },
  resume: async () => null,
  forget: () => calls.push('forget'),
  dismiss: () => calls.push('dismiss'),
  startAgain: () => undefined,
  ending: ({ status }) => {
    if (status !== 'success' && status !== 'error') return null;
    return { sentence: { text: status }, isFailure: status === 'error' };
  },
  lastAct: () => null,
};

const connectOn = (network: number) =>
  setSession({
    status: 'connected',
    address: `0x${'a1'.repeat(20)}`,
    chainId: network,
    walletId: 'metamask',
  });

beforeEach(() => {
  calls = [];
  flow.set({ status: 'none' });
  connectOn(chainId);
});

const buttonOf = (coin: string) => (
  <ActButton act={opening} draft={{ coin }} isOf={(terms) => terms.coin === coin}>
    Open {coin}
  </ActButton>
);

function showBoth() {
  return render(
    <I18nProvider i18n={i18n}>
      {buttonOf('USDT')}
      {buttonOf('USDC')}
    </I18nProvider>,
  );
}

const button = (coin: string) => screen.getByRole<HTMLButtonElement>('button', { name: `Open ${coin}` });
const waitingFor = (coin: string): Flow => ({
  status: 'pending',
  terms: { coin },
  progress: { step: 'open', isDecisive: true, phase: 'asking' },
});

test('behavior: a press puts away how the last one ended, and starts with the draft of its button', () => {
  showBoth();
  fireEvent.click(button('USDC'));
  expect(calls).toEqual(['show', 'show', 'dismiss', 'start USDC']);
});

test('behavior: what is under way is shown where it was pressed; the other button waits for it', () => {
  showBoth();
  act(() => flow.set(waitingFor('USDT')));
  expect(screen.getAllByText('Confirm USDT')).toHaveLength(1);
  expect([button('USDT').getAttribute('aria-busy'), button('USDC').getAttribute('aria-busy')]).toEqual([
    'true',
    null,
  ]);
  expect([button('USDT').disabled, button('USDC').disabled]).toEqual([true, true]);
});

test('behavior: before its terms are agreed on, it is the pressed button that is busy', () => {
  showBoth();
  fireEvent.click(button('USDC'));
  act(() => flow.set({ status: 'pending', terms: null, progress: null }));
  expect([button('USDT').getAttribute('aria-busy'), button('USDC').getAttribute('aria-busy')]).toEqual([
    null,
    'true',
  ]);
  expect(button('USDT').disabled).toBe(true);
});

test('behavior: how it ended is reported by the screens that are left', () => {
  const { unmount } = showBoth();
  act(() => flow.set({ status: 'error', error: null, hash: undefined }));
  expect(screen.getAllByText('error')).toHaveLength(2);
  expect(button('USDT').disabled).toBe(false);
  unmount();
  expect(calls).toEqual(['show', 'show', 'hide', 'hide']);
});

test('behavior: the success of an act with a figure is left to the page’s place for it', () => {
  showBoth();
  act(() => flow.set({ status: 'success', outcome: null, hash: '0xab' }));
  expect(screen.queryByText('success')).toBeNull();
});

test('behavior: on another network nothing can be started, but the network switched', () => {
  connectOn(1);
  showBoth();
  expect(screen.queryByRole('button', { name: 'Open USDT' })).toBeNull();
  expect(screen.getAllByRole('button', { name: 'Switch network' })).toHaveLength(2);
});
