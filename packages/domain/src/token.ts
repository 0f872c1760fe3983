// Facts of the token that every page and deployment share.

/** Decimals of LILAPE: one token is 10¹⁸ base units. @see spec §9 */
export const TOKEN_DECIMALS = 18;
/** Decimals of USDT and USDC on Base: one dollar is 10⁶ units. @see spec §9 */
export const STABLE_DECIMALS = 6;

export const TOKEN = {
  name: 'LilApe',
  symbol: 'LILAPE',
  decimals: TOKEN_DECIMALS,
  /** Whole tokens minted once. @see spec §1, decision 2 */
  supplyTokens: 420_690_000_000_000n,
  taxBps: 0,
} as const;

/** The seven shares of the supply, in basis points of it. @see spec §9, decision 3 */
export const SHARES = [
  { key: 'presale', bps: 5_000n },
  { key: 'rewards', bps: 1_500n },
  { key: 'liquidity', bps: 1_000n },
  { key: 'marketing', bps: 1_000n },
  { key: 'development', bps: 500n },
  { key: 'team', bps: 500n },
  { key: 'dao', bps: 500n },
] as const;

export type ShareKey = (typeof SHARES)[number]['key'];
