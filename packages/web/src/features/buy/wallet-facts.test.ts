/** What the buy modal asks a wallet that will not say. */
import { i18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { renderHook, waitFor } from '@testing-library/react';
import { createElement, type ReactNode } from 'react';
import { expect, test, vi } from 'vitest';
import { chainId } from '#shell/first/deployment.ts';
import { currentToast } from '#shell/first/toast.ts';
import { connectWallet } from '#wallet/connection.ts';
import { currentSession } from '#shell/first/session.ts';
import { useCoinBalance } from './wallet-facts.ts';

const alice = '0xF414000000000000000000000000000000000001';

test('error: a wallet that does not say its balance is a Wallet Error, in its own words', async () => {
  vi.stubGlobal('ethereum', {
    isMetaMask: true,
    request: async ({ method }: { method: string }) => {
      if (method === 'eth_chainId') return `0x${chainId.toString(16)}`;
      if (method === 'eth_requestAccounts') return [alice];
      throw Object.assign(new Error('out of bananas'), { code: -32603 });
    },
  });
  await connectWallet('metamask');
  const { result } = renderHook(() => useCoinBalance(currentSession(), 'USDT', 'none'), {
    wrapper: ({ children }: { children: ReactNode }) => createElement(I18nProvider, { i18n }, children),
  });
  await waitFor(() =>
    expect(currentToast()).toMatchObject({
      title: 'Wallet Error',
      description: 'The wallet didn’t say how much USDT it holds. Your wallet says: “out of bananas”',
      variant: 'destructive',
    }),
  );
  expect(result.current).toBeNull();
  vi.unstubAllGlobals();
});
