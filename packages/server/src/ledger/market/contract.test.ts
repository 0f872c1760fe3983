import { type MarketTotals, NO_MARKETS, foldMarketEvent } from '@lilape/domain/market/fold';
import { releasedSharesDown } from '@lilape/domain/market/split';
import { expect, test } from 'vitest';
import { type MarketState, marketFindings } from '#ledger/market/contract.ts';

const [USDT, USDC] = [`0x${'c1'.repeat(20)}`, `0x${'c2'.repeat(20)}`] as const;
const SOLD = 10n ** 28n;
const KEPT = 3_500_000_000n * 10n ** 18n;
const reported = { txHash: `0x${'01'.repeat(32)}`, block: 5n, timeSeconds: 700 } as const;
const none = { differences: [], shortfalls: [], surplus: [] };

const totals: MarketTotals = (
  [
    { type: 'released', soldTokens: SOLD, ...releasedSharesDown(SOLD), burnedTokens: 1n },
    { type: 'paid', purpose: 'dao', recipient: USDT, tokens: 4n },
    {
      type: 'opened',
      coin: USDT,
      poolId: '0x',
      moneyUnits: 1n,
      tokens: 2n,
      sqrtPriceX96: 3n,
      liquidity: 9n,
    },
    { type: 'failed', coin: USDC, givenUpFrom: 9 },
  ] as const
).reduce((before, event) => foldMarketEvent(before, event, reported).totals, NO_MARKETS);

const open = { status: 1, doneAt: 700, failedAt: 0, liquidity: 9n };
const waiting = { status: 0, doneAt: 0, failedAt: 700, liquidity: 0n };
const state: MarketState = {
  releasedAt: 700,
  soldTokens: SOLD,
  paidTokens: [0n, 0n, 4n],
  heldTokens: KEPT - 4n,
  markets: new Map([
    [USDT, open],
    [USDC, waiting],
  ]),
};
const findings = (changed: Partial<MarketState>) =>
  marketFindings(totals, { ...state, ...changed }, { USDT, USDC });

test('behavior: contracts that say what their events said, whatever else lies with them', () => {
  expect(findings({})).toEqual(none);
  expect(findings({ heldTokens: KEPT })).toEqual(none);
});

test.each<[string, Partial<MarketState>]>([
  ['released at: events 700, contract 701', { releasedAt: 701 }],
  [`sold: events ${SOLD}, contract 1`, { soldTokens: 1n }],
  ['paid for dao: events 4, contract 5', { paidTokens: [0n, 0n, 5n] }],
  [
    `status of ${USDT}: events 1, contract 2`,
    {
      markets: new Map([
        [USDT, { ...open, status: 2 }],
        [USDC, waiting],
      ]),
    },
  ],
  [
    `liquidity of ${USDT}: events 9, contract 8`,
    {
      markets: new Map([
        [USDT, { ...open, liquidity: 8n }],
        [USDC, waiting],
      ]),
    },
  ],
  [
    `failed of ${USDC}: events 700, contract 0`,
    {
      markets: new Map([
        [USDT, open],
        [USDC, { ...waiting, failedAt: 0 }],
      ]),
    },
  ],
  [
    `done of ${USDT}: events 700, contract 1`,
    {
      markets: new Map([
        [USDT, { ...open, doneAt: 1 }],
        [USDC, waiting],
      ]),
    },
  ],
])('error: a difference is named: %s', (sentence, changed) => {
  expect(findings(changed)).toEqual({ ...none, differences: [sentence] });
});

test('error: reserves that hold less than they have to pay', () => {
  expect(findings({ heldTokens: KEPT - 5n }).shortfalls).toEqual([
    `LILAPE: holds ${KEPT - 5n}, must hold ${KEPT - 4n} to pay`,
  ]);
});

test('behavior: before the contracts are there, only a release contradicts them', () => {
  expect(marketFindings(NO_MARKETS, null, { USDT, USDC })).toEqual(none);
  expect(marketFindings(totals, null, { USDT, USDC }).differences).toEqual([
    'there is a release but no contract',
  ]);
});
