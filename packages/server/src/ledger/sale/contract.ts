// What the sale's contract says of itself: its terms, and at a block its counters and what it holds.
import { erc20Abi, presaleAbi } from '@lilape/contracts/generated/abis';
import type { Address } from '@lilape/domain/address';
import type { ByCoin, PaymentToken } from '@lilape/domain/presale/methods';
import type { Terms } from '@lilape/domain/presale/stages';
import type { Hex } from '#chain/blocks.ts';
import { callAt, hasCodeAt } from '#chain/call-at.ts';
import type { SaleDeployment } from '#chain/deployment.ts';
import type { Endpoint } from '#chain/endpoints.ts';

/** The contract's own counters. Units have 6 decimals, tokens 18. */
export type SaleCounters = {
  readonly units: ByCoin<bigint>;
  readonly refundedUnits: ByCoin<bigint>;
  readonly collectedUnits: ByCoin<bigint>;
  readonly tokens: bigint;
  readonly claimedTokens: bigint;
};

export type SaleBalances = Readonly<Record<PaymentToken | 'LILAPE', bigint>>;

/** The sale's terms, which never change. */
export async function readSaleTerms(endpoint: Endpoint, sale: SaleDeployment): Promise<Terms> {
  const terms = await endpoint.client.readContract({
    address: sale.presale,
    abi: presaleAbi,
    functionName: 'terms',
  });
  return {
    stageCount: terms.stageCount,
    basePriceMicroUsd: BigInt(terms.basePrice),
    priceStepMicroUsd: BigInt(terms.priceStep),
    tokensPerStage: terms.tokensPerStage,
    startsAt: terms.startsAt,
    endsAt: terms.endsAt,
    minimumUnits: terms.minimum,
    softCapUnits: terms.softCap,
    shareTokens: terms.share,
  };
}

/** What the sale's contract counts and holds. */
export type SaleState = { readonly counters: SaleCounters; readonly balances: SaleBalances };

/** The sale's state at the block `hash`, or null before it was deployed. @throws where the endpoint has not kept that state */
export async function readSaleState(
  endpoint: Endpoint,
  { presale, lilape, coins }: SaleDeployment,
  hash: Hex,
): Promise<SaleState | null> {
  if (!(await hasCodeAt(endpoint, hash, presale))) return null;
  const balanceOf = (token: Address) =>
    callAt(endpoint, hash, { to: token, abi: erc20Abi, functionName: 'balanceOf', args: [presale] });
  const [counted, usdt, usdc, lilapes] = await Promise.all([
    callAt(endpoint, hash, { to: presale, abi: presaleAbi, functionName: 'counters', args: [] }),
    balanceOf(coins.USDT),
    balanceOf(coins.USDC),
    balanceOf(lilape),
  ]);
  return {
    counters: {
      units: { USDT: counted.usdt, USDC: counted.usdc },
      refundedUnits: { USDT: counted.refundedUsdt, USDC: counted.refundedUsdc },
      collectedUnits: { USDT: counted.collectedUsdt, USDC: counted.collectedUsdc },
      tokens: counted.tokens,
      claimedTokens: counted.claimed,
    },
    balances: { USDT: usdt, USDC: usdc, LILAPE: lilapes },
  };
}
