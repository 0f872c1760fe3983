// How every act ends: its words, its one figure, its slip, where it leads, and how sure it is by the transaction's own state.
import { i18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { act, render, screen, waitFor, within } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { nothingTyped } from '#features/apply/draft.ts';
import { Received } from '#features/apply/received.tsx';
import { PurchaseReceipt } from '#features/buy/receipt/purchase-receipt.tsx';
import { ClaimEnding, RefundEnding } from '#features/claim/connected/endings.tsx';
import { PrizeEnding } from '#features/giveaway/draw/prize-ending.tsx';
import { Minted } from '#features/mint/connected/minted.tsx';
import {
  RewardsEnding,
  StakeEnding,
  UnbindEnding,
  UnstakeEnding,
} from '#features/staking/connected/endings.tsx';
import { LastEnding } from '#ui/ending/last-ending.tsx';

vi.mock('#features/staking/connected/holdings-store.ts', async () => {
  const { createStore } = await import('#shell/first/store.ts');
  const value = { stakes: [{ id: 3, endSeconds: 1_800_000_000 }] };
  return { holdings: createStore({ value, error: null }) };
});

const hash = `0x${'ab'.repeat(32)}` as const;
const account = `0x${'12'.repeat(20)}` as const;
const none = () => {};
const tokens = (whole: bigint) => whole * 10n ** 18n;
const money = (whole: bigint) => whole * 10n ** 6n;

/** What the site answers about the transaction; null for one that it does not know. */
let answer: { status: string; block: number | null; confirmation: string | null } | null;

beforeEach(() => {
  answer = { status: 'succeeded', block: 7, confirmation: 'seen' };
  vi.stubGlobal('fetch', async () =>
    answer === null
      ? Response.json(
          { success: false, code: 'TRANSACTION_UNKNOWN', error: 'Unknown', values: { txHash: hash } },
          { status: 404 },
        )
      : Response.json({ success: true, txHash: hash, purchases: [], ...answer }),
  );
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const show = (ending: ReactNode) => render(<I18nProvider i18n={i18n}>{ending}</I18nProvider>);
const step = (name: string) => screen.getByText(name).closest('li');

const bought = {
  hash,
  coin: 'USDT',
  chargedUnits: money(60n),
  tokens: tokens(50_000n),
  feeWei: null,
} as const;
const staked = { hash, account, tokens: tokens(1_000n), lockDays: 90n, reward: tokens(49n), stakeId: 3 };
const sale = {
  tokens: tokens(50_000n),
  isClaimed: true,
  paidUnits: { USDT: money(60n), USDC: 0n },
  isRefunded: { USDT: false, USDC: false },
};
const coins = { account, usdtUnits: money(60n), usdcUnits: money(25n), hash };
const minted = {
  hash,
  account,
  tokenId: 12,
  metadataURI: 'ipfs://m',
  imageURI: 'ipfs://i',
  tokenURI: 'ipfs://m',
};
const picture = { value: null, error: null, isLoading: true, reload: none };

type Said = { title: string; figure: string; rows: readonly string[]; next: string };

const endings: readonly [string, () => ReactNode, Said][] = [
  [
    'a purchase',
    () => <PurchaseReceipt bought={bought} endsAt={null} ethUsd={null} onLeave={none} />,
    { title: 'Purchase Successful!', figure: '50,000 LILAPE', rows: ['Paid 60 USDT'], next: '/purchases' },
  ],
  [
    'a stake',
    () => <StakeEnding outcome={staked} onClose={none} />,
    {
      title: 'Staked!',
      figure: '1,000 LILAPE',
      rows: ['Stake#3', 'UnlocksJan 15, 2027', 'Reserved reward49'],
      next: '/launchpad',
    },
  ],
  [
    'rewards',
    () => <RewardsEnding outcome={{ hash, account, stakeId: 3n, tokens: tokens(12n) }} onClose={none} />,
    { title: 'Claimed!', figure: '12 LILAPE', rows: ['Stake#3'], next: '/staking#create-title' },
  ],
  [
    'a stake that was taken out',
    () => (
      <UnstakeEnding
        outcome={{ hash, account, stakeId: 3n, tokens: tokens(1_000n), rewards: tokens(49n) }}
        onClose={none}
      />
    ),
    {
      title: 'Unstaked!',
      figure: '1,049 LILAPE',
      rows: ['Amount1,000', 'Rewards paid49'],
      next: '/staking#create-title',
    },
  ],
  [
    'a claim',
    () => (
      <ClaimEnding
        outcome={{ hash, account, tokens: tokens(50_000n) }}
        address={account}
        account={sale}
        isMine
        onClose={none}
      />
    ),
    {
      title: 'Claimed!',
      figure: '50,000 LILAPE',
      rows: ['Address0x1212…1212', 'Paid in the sale60\u00A0USDT'],
      next: '/staking',
    },
  ],
  [
    'a claim for somebody else',
    () => (
      <ClaimEnding
        outcome={{ hash, account, tokens: tokens(50_000n) }}
        address={account}
        account={sale}
        isMine={false}
        onClose={none}
      />
    ),
    { title: 'Claimed!', figure: '50,000 LILAPE', rows: ['Address0x1212…1212'], next: '/purchases' },
  ],
  [
    'a refund',
    () => (
      <RefundEnding
        outcome={{ ...coins, coins: ['USDT', 'USDC'] }}
        address={account}
        account={sale}
        left={[]}
        isMine
        onClose={none}
      />
    ),
    {
      title: 'Refunded',
      figure: '60\u00A0USDT + 25\u00A0USDC',
      rows: ['Address0x1212…1212'],
      next: '/purchases',
    },
  ],
  [
    'the mint of a prize',
    () => <PrizeEnding outcome={{ hash, winner: account, tokenId: 12 }} />,
    { title: 'Minted!', figure: '#12', rows: ['Winner0x1212…1212'], next: '/nft/12' },
  ],
  [
    'an act for everybody',
    () => (
      <LastEnding
        act={{
          title: 'The market is open',
          text: 'For good.',
          figure: 'LILAPE / USDT',
          hash,
        }}
        onClose={none}
      />
    ),
    { title: 'The market is open', figure: 'LILAPE / USDT', rows: [], next: '/verify' },
  ],
  [
    'a sale that was finalised',
    () => (
      <LastEnding
        act={{ title: 'The sale is finalised', text: 'Claim.', figure: 'Claims open', hash, next: 'claim' }}
        onClose={none}
      />
    ),
    { title: 'The sale is finalised', figure: 'Claims open', rows: [], next: '/claim' },
  ],
  [
    'an ape that was freed',
    () => <UnbindEnding outcome={{ hash, account, apeId: 12n, freed: tokens(3n) }} onClose={none} />,
    {
      title: 'Freed!',
      figure: '#12',
      rows: ['Ape#12', 'Back in the pool3'],
      next: '/staking#create-title',
    },
  ],
  [
    'a mint',
    () => <Minted outcome={minted} picture={picture} />,
    {
      title: 'LilApe #12 is yours',
      figure: '· ',
      rows: ['In the contractthe same file as shown ✓'],
      next: '/staking',
    },
  ],
];

test.each(endings)('behavior: %s ends with its words, figure, slip and way on', async (_, ending, said) => {
  const { container } = show(ending());
  const heading = screen.getByRole('heading', { name: said.title });
  expect(document.activeElement).toBe(heading);
  expect(heading.nextElementSibling?.textContent).toContain(said.figure);
  const slip = within(container.querySelector('dl') ?? container);
  const rows = slip.getAllByRole('term').map((term) => term.parentElement?.textContent);
  for (const row of said.rows) expect(rows).toContainEqual(expect.stringContaining(row));
  expect(slip.getByText('0xabab…abab')).toBeDefined();
  expect(container.querySelector(`a[href="${said.next}"]`)?.textContent).toMatch(/^Next: \S/);
  await waitFor(() => expect(step('Seen')?.getAttribute('aria-current')).toBe('step'));
});

test('behavior: a refund in part says what is left', () => {
  show(
    <RefundEnding
      outcome={{ ...coins, coins: ['USDC'] }}
      address={account}
      account={sale}
      left={[['USDT', money(60n)]]}
      isMine
      onClose={none}
    />,
  );
  expect(screen.getByRole('heading').textContent).toBe('Refunded in part');
  expect(screen.getByText(/60 USDT are still to be refunded/)).toBeDefined();
  expect(screen.getByRole('button', { name: 'Dismiss' })).toBeDefined();
});

test('behavior: an application ends with its number and no steps, and is not celebrated again later', () => {
  const receipt = { number: 7, project: 'Pump' };
  const { unmount } = show(
    <Received receipt={receipt} typed={{ ...nothingTyped, contact: 'me@example.org' }} onAgain={none} />,
  );
  const heading = screen.getByRole('heading', { name: 'Your application is № 7' });
  expect(document.activeElement).toBe(heading);
  expect(screen.getAllByText('me@example.org')).toHaveLength(2);
  expect(screen.queryByText('Final')).toBeNull();
  unmount();
  show(<Received receipt={receipt} typed={null} onAgain={none} />);
  expect(document.activeElement).not.toBe(screen.getByRole('heading', { name: 'Your application is № 7' }));
});

test('behavior: the status of a mint goes after five seconds, and its ending stays', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  show(<Minted outcome={minted} picture={picture} />);
  expect(screen.getByText(/NFT #12 successfully minted/)).toBeDefined();
  await act(() => vi.advanceTimersByTimeAsync(5_000));
  expect(screen.queryByText(/successfully minted/)).toBeNull();
  expect(screen.getByRole('heading').textContent).toBe('LilApe #12 is yours');
});

test('behavior: what a stranger did has no transaction and no steps', () => {
  const outcome = { hash: null, account, tokens: tokens(50_000n) };
  show(<ClaimEnding outcome={outcome} address={account} account={sale} isMine onClose={none} />);
  expect(screen.getByText(/Another transaction was first, and did the same/)).toBeDefined();
  expect(screen.queryByText('Final')).toBeNull();
  expect(screen.queryByText('Transaction')).toBeNull();
});

test('behavior: what was claimed or refunded before ends the same way, and is not celebrated', () => {
  const whose = { address: account, account: sale, isMine: true, onClose: none };
  const { unmount } = show(<ClaimEnding outcome={null} {...whose} />);
  expect(screen.getByText('Your LILAPE are in your wallet.')).toBeDefined();
  expect(screen.queryByText(/Another transaction was first/)).toBeNull();
  expect(document.activeElement).toBe(document.body);
  unmount();
  show(<RefundEnding outcome={null} left={[]} {...whose} />);
  expect(screen.getByText(/60\sUSDT/)).toBeDefined();
  // As of a claim: what the rows say already needs no way to put it away.
  show(<RefundEnding outcome={{ ...coins, coins: ['USDT'] }} left={[]} {...whose} />);
  expect(screen.queryByRole('button', { name: 'Dismiss' })).toBeNull();
});

test('behavior: the steps follow the transaction, and say so where its block is gone', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  show(<StakeEnding outcome={staked} onClose={none} />);
  await waitFor(() => expect(step('Seen')?.getAttribute('aria-current')).toBe('step'));
  answer = { status: 'succeeded', block: 7, confirmation: 'safe' };
  await vi.advanceTimersByTimeAsync(5_000);
  await waitFor(() => expect(step('Safe')?.getAttribute('aria-current')).toBe('step'));
  answer = null;
  await vi.advanceTimersByTimeAsync(5_000);
  await waitFor(() => expect(screen.getByRole('alert').textContent).toMatch(/The network dropped it/));
  answer = { status: 'succeeded', block: 9, confirmation: 'final' };
  await vi.advanceTimersByTimeAsync(5_000);
  await waitFor(() => expect(step('Final')?.getAttribute('aria-current')).toBe('step'));
});
