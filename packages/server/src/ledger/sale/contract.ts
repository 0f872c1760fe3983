// What the sale's contract says of itself: its terms, and at a block its counters and what it holds.
import { erc20Abi, presaleAbi } from '@lilape/contracts/generated/abis';
import type { PaymentToken } from '@lilape/domain/presale/methods';
import type { Terms } from '@lilape/domain/presale/stages';
import { type Abi, decodeFunctionResult, encodeFunctionData } from 'viem';
import type { Hex } from '#chain/blocks.ts';
import type { SaleDeployment } from '#chain/deployment.ts';
import type { Endpoint } from '#chain/endpoints.ts';

/** The contract's own counters. Units have 6 decimals, tokens 18. */
export type SaleCounters = {
  readonly usdtUnits: bigint;
  readonly usdcUnits: bigint;
  readonly tokens: bigint;
  readonly claimedTokens: bigint;
  readonly refundedUsdtUnits: bigint;
  readonly refundedUsdcUnits: bigint;
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
  sale: SaleDeployment,
  hash: Hex,
): Promise<SaleState | null> {
  const holder = [sale.presale] as const;
  const [code, counters, usdt, usdc, lilape] = await Promise.all([
    endpoint.request<Hex>('eth_getCode', [sale.presale, { blockHash: hash }]),
    callAt(endpoint, hash, sale.presale, presaleAbi, 'counters', []),
    callAt(endpoint, hash, sale.coins.USDT, erc20Abi, 'balanceOf', holder),
    callAt(endpoint, hash, sale.coins.USDC, erc20Abi, 'balanceOf', holder),
    callAt(endpoint, hash, sale.lilape, erc20Abi, 'balanceOf', holder),
  ]);
  if (code === '0x') return null;
  const counted = decode(presaleAbi, 'counters', counters) as Counters;
  return {
    counters: {
      usdtUnits: counted.usdt,
      usdcUnits: counted.usdc,
      tokens: counted.tokens,
      claimedTokens: counted.claimed,
      refundedUsdtUnits: counted.refundedUsdt,
      refundedUsdcUnits: counted.refundedUsdc,
    },
    balances: {
      USDT: decode(erc20Abi, 'balanceOf', usdt) as bigint,
      USDC: decode(erc20Abi, 'balanceOf', usdc) as bigint,
      LILAPE: decode(erc20Abi, 'balanceOf', lilape) as bigint,
    },
  };
}

type Counters = Readonly<
  Record<'usdt' | 'usdc' | 'tokens' | 'claimed' | 'refundedUsdt' | 'refundedUsdc', bigint>
>;

function callAt(
  endpoint: Endpoint,
  blockHash: Hex,
  to: Hex,
  abi: Abi,
  functionName: string,
  args: readonly unknown[],
): Promise<Hex> {
  const data = encodeFunctionData({ abi, functionName, args });
  return endpoint.request<Hex>('eth_call', [{ to, data }, { blockHash }]);
}

function decode(abi: Abi, functionName: string, data: Hex): unknown {
  return decodeFunctionResult({ abi, functionName, data });
}
