// What a call of the market is sent as.
import type { Deployment } from '@lilape/contracts/deployment';
import { poolOpenerAbi, reservesAbi } from '@lilape/contracts/generated/abis';
import { PAID_OVER_TIME } from '@lilape/domain/market/split';
import { encodeFunctionData } from 'viem';
import type { MarketCall } from '#keeper/due-market.ts';
import type { Call } from '#keeper/prepare.ts';

/** Contract and data; null where the deployment has no market. */
export function marketData({ contracts }: Deployment, due: MarketCall): Call | null {
  const { reserves, poolOpener, usdt, usdc } = contracts;
  if (reserves === null || poolOpener === null) return null;
  if (due.kind === 'release')
    return { to: reserves, data: encodeFunctionData({ abi: reservesAbi, functionName: 'release' }) };
  if (due.kind === 'pay') {
    const args = [PAID_OVER_TIME.indexOf(due.purpose)] as const;
    return { to: reserves, data: encodeFunctionData({ abi: reservesAbi, functionName: 'pay', args }) };
  }
  const args = [due.coin === 'USDT' ? usdt : usdc] as const;
  const data = encodeFunctionData({ abi: poolOpenerAbi, functionName: due.kind, args });
  return { to: poolOpener, data };
}
