/** What was approved and not gone on with is offered on the next page. */
import { i18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { render } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { draftAmount, draftCoin } from '#features/buy/draft.ts';
import { changeDraft, draft, noApe } from '#features/staking/draft.ts';
import { shownToast } from '#shell/first/toast.ts';
import { openOverlays } from '#shell/first/overlay.ts';
import { chainId } from '#shell/first/deployment.ts';
import { setSession } from '#shell/first/session.ts';
import { purchase } from '#wallet/acts/buy.tsx';
import { staking } from '#wallet/acts/staking.tsx';
import { acts } from '#wallet/acts.ts';
import { OpenActs } from './open-acts.tsx';

const account = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8';

beforeEach(() => {
  shownToast.set(null);
  openOverlays.set([]);
  changeDraft({ amountText: null, lockDays: 90, ...noApe });
  for (const act of acts) vi.spyOn(act, 'resume').mockResolvedValue(null);
  setSession({ status: 'connected', address: account, chainId } as never);
});

const show = () =>
  render(
    <I18nProvider i18n={i18n}>
      <OpenActs />
    </I18nProvider>,
  );

test('behavior: an approved payment is offered, and goes on in the form with coin and amount', async () => {
  vi.spyOn(purchase, 'resume').mockResolvedValue({
    account,
    coin: 'USDC',
    amountUnits: 60_500_000n,
    chargedUnits: 60_500_000n,
    minTokens: 1n,
    paidBeforeUnits: 0n,
  });
  show();
  await vi.waitFor(() =>
    expect(shownToast.get()).toMatchObject({
      title: 'Continue: step 2 of 2',
      description: 'You approved 60.5 USDC. Nothing has been charged yet.',
    }),
  );
  shownToast.get()?.action?.onSelect();
  expect(openOverlays.get()).toEqual(['buy']);
  expect([draftAmount(), draftCoin()]).toEqual(['60.5', 'USDC']);
});

test('behavior: closing the offer forgets it', async () => {
  const forget = vi.spyOn(staking, 'forget').mockReturnValue();
  vi.spyOn(staking, 'resume').mockResolvedValue({
    account,
    tokens: 1_500n * 10n ** 18n,
    lockDays: 360n,
    apeId: 7n,
    reward: 1n,
    before: 0n,
  });
  show();
  await vi.waitFor(() => expect(shownToast.get()?.description).toContain('1,500 LILAPE'));
  expect(draft.get()).toMatchObject({ amountText: '1500', lockDays: 360, isDoubled: true, apeId: 7 });
  shownToast.get()?.onRefuse?.();
  expect(forget).toHaveBeenCalledOnce();
});

test('behavior: what was typed meanwhile stays', async () => {
  changeDraft({ amountText: '12' });
  vi.spyOn(staking, 'resume').mockResolvedValue({
    account,
    tokens: 10n ** 18n,
    lockDays: 90n,
    apeId: 0n,
    reward: 1n,
    before: 0n,
  });
  show();
  await vi.waitFor(() => expect(shownToast.get()).not.toBe(null));
  expect(draft.get().amountText).toBe('12');
});
