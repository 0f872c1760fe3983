/** The contracts behind the market: calls that anyone may make, and where reserves and pools stand by their own word. */
import { poolOpenerAbi, reservesAbi } from '@lilape/contracts/generated/abis';
import { AppError } from '@lilape/domain/app-error';
import { MARKET_STATUSES, type MarketStatus } from '@lilape/domain/market/fold';
import type { PaymentToken } from '@lilape/domain/presale/methods';
import { type Address, decodeFunctionResult, encodeFunctionData } from 'viem';
import { contracts } from '#shell/first/deployment.ts';
import { tokenBalance } from './erc20.ts';
import type { Provider } from './provider.ts';
import { type Call, readCall } from './rpc.ts';
import { coinAddress, owedUnits } from './sale-contract.ts';

/** The reserves that were compiled in. @throws AppError MARKET_NOT_DEPLOYED where this chain has none */
export function reservesAddress(): Address {
  if (contracts.reserves === null) throw new AppError('MARKET_NOT_DEPLOYED');
  return contracts.reserves;
}

/** The pool opener that was compiled in. @throws AppError MARKET_NOT_DEPLOYED where this chain has none */
export function openerAddress(): Address {
  if (contracts.poolOpener === null) throw new AppError('MARKET_NOT_DEPLOYED');
  return contracts.poolOpener;
}

/** Scales every share by what was sold, and burns the rest. */
export function releaseCall(): Call {
  return { to: reservesAddress(), data: encodeFunctionData({ abi: reservesAbi, functionName: 'release' }) };
}

/** Burns every share after a sale that failed. */
export function burnUnreleasedCall(): Call {
  const data = encodeFunctionData({ abi: reservesAbi, functionName: 'burnUnreleased' });
  return { to: reservesAddress(), data };
}

/** Base units of LILAPE that the reserves hold. */
export async function heldInReserves(provider: Provider): Promise<bigint> {
  if (contracts.lilape === null) throw new AppError('MARKET_NOT_DEPLOYED');
  return tokenBalance(provider, contracts.lilape, reservesAddress());
}

/** Opens the pool of a coin. */
export const openPoolCall = (coin: PaymentToken): Call => openerCall('open', coin);

/** Sends what no pool took of a coin to the treasury. */
export const sweepCall = (coin: PaymentToken): Call => openerCall('sweep', coin);

function openerCall(functionName: 'open' | 'sweep', coin: PaymentToken): Call {
  const args = [coinAddress(coin)] as const;
  return { to: openerAddress(), data: encodeFunctionData({ abi: poolOpenerAbi, functionName, args }) };
}

/** When the shares were released, unix seconds; 0 before. */
export async function releasedAt(provider: Provider): Promise<number> {
  const data = encodeFunctionData({ abi: reservesAbi, functionName: 'releasedAt' });
  const answer = await readCall(provider, { to: reservesAddress(), data });
  return decodeFunctionResult({ abi: reservesAbi, functionName: 'releasedAt', data: answer });
}

/** How far the market of a coin is. */
export async function poolStatus(provider: Provider, coin: PaymentToken): Promise<MarketStatus> {
  const args = [coinAddress(coin)] as const;
  const data = encodeFunctionData({ abi: poolOpenerAbi, functionName: 'marketOf', args });
  const answer = await readCall(provider, { to: openerAddress(), data });
  const { status } = decodeFunctionResult({ abi: poolOpenerAbi, functionName: 'marketOf', data: answer });
  return MARKET_STATUSES[status] ?? 'waiting';
}

/** Whether the market of a coin is still to be opened. */
export async function isPoolWaiting(provider: Provider, coin: PaymentToken): Promise<boolean> {
  return (await poolStatus(provider, coin)) === 'waiting';
}

/** 6-decimal units of a coin that can be swept: what lies in the opener, and what the sale still owes it. */
export async function sweepableUnits(provider: Provider, coin: PaymentToken): Promise<bigint> {
  const [held, owed] = await Promise.all([
    tokenBalance(provider, coinAddress(coin), openerAddress()),
    owedUnits(provider, coin),
  ]);
  return held + owed;
}
