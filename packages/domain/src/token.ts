// Facts of the token that every page and deployment share.

/** Decimals of LILAPE: one token is 10¹⁸ base units. @see spec §9 */
export const TOKEN_DECIMALS = 18;
/** Decimals of USDT and USDC on Base: one dollar is 10⁶ units. @see spec §9 */
export const STABLE_DECIMALS = 6;
/** Decimals of ETH: one is 10¹⁸ wei. */
export const ETHER_DECIMALS = 18;

export const TOKEN = {
  name: 'LilApe',
  symbol: 'LILAPE',
  decimals: TOKEN_DECIMALS,
  /** Whole tokens minted once. @see spec §1, decision 2 "supply claims" */
  supplyTokens: 420_690_000_000_000n,
  taxBps: 0,
} as const;
