/** What the sale's owner alone may do: calls to make, and what must be read before. @see decision 8 "buy is atomic" */
import { presaleAbi } from '@lilape/contracts/generated/abis';
import { AppError } from '@lilape/domain/app-error';
import { PAYMENT_TOKENS } from '@lilape/domain/presale/methods';
import { type Address, decodeFunctionResult, encodeFunctionData, erc20Abi, isAddressEqual } from 'viem';
import { contracts } from '#shell/first/deployment.ts';
import { tokenBalance } from './erc20.ts';
import type { Actor } from './flow/step.ts';
import type { Provider } from './provider.ts';
import { type Call, readCall } from './rpc.ts';
import { coinAddress, owedUnits, presaleAddress } from './sale-contract.ts';

/** Announces when the sale closes, unix seconds. */
export function closeEarlyCall(closesAt: bigint): Call {
  // A time of 40 bits, which viem takes as a number.
  const args = [Number(closesAt)] as const;
  return {
    to: presaleAddress(),
    data: encodeFunctionData({ abi: presaleAbi, functionName: 'closeEarly', args }),
  };
}

/** Cancels the sale. */
export function cancelSaleCall(): Call {
  return { to: presaleAddress(), data: encodeFunctionData({ abi: presaleAbi, functionName: 'cancel' }) };
}

/** Sends `units` of a token that lies in the sale by mistake to `to`. */
export function rescueCall(token: Address, to: Address, units: bigint): Call {
  const args = [token, to, units] as const;
  return {
    to: presaleAddress(),
    data: encodeFunctionData({ abi: presaleAbi, functionName: 'rescue', args }),
  };
}

/** Who has the sale's powers; the zero address once they were renounced. */
export async function ownerOfSale(provider: Provider): Promise<Address> {
  const data = encodeFunctionData({ abi: presaleAbi, functionName: 'owner' });
  const answer = await readCall(provider, { to: presaleAddress(), data });
  return decodeFunctionResult({ abi: presaleAbi, functionName: 'owner', data: answer });
}

/** @throws AppError SALE_NOT_OWNER where the account is not the owner, saying who is */
export async function expectOwner({ provider, account }: Pick<Actor, 'provider' | 'account'>): Promise<void> {
  const owner = await ownerOfSale(provider);
  if (!isAddressEqual(owner, account)) throw new AppError('SALE_NOT_OWNER', { owner, account });
}

/** When the sale closes by the contract: the announced time, or the end of its terms, unix seconds. */
export async function closingTime(provider: Provider): Promise<bigint> {
  const data = encodeFunctionData({ abi: presaleAbi, functionName: 'closesAt' });
  const answer = await readCall(provider, { to: presaleAddress(), data });
  return BigInt(decodeFunctionResult({ abi: presaleAbi, functionName: 'closesAt', data: answer }));
}

/** What lies in the sale of a token, base units: in all, owed to buyers or treasury, and beyond that. */
export type Rescuable = { readonly held: bigint; readonly owed: bigint; readonly surplus: bigint };

/** @throws AppError LILAPE_NOT_RESCUABLE; NO_TOKEN where nothing there answers as a token does */
export async function rescuable(provider: Provider, token: Address): Promise<Rescuable> {
  if (contracts.lilape !== null && isAddressEqual(token, contracts.lilape))
    throw new AppError('LILAPE_NOT_RESCUABLE');
  const coin = PAYMENT_TOKENS.find((each) => isAddressEqual(coinAddress(each), token));
  const [held, owed] = await Promise.all([
    heldOf(provider, token),
    coin === undefined ? 0n : owedUnits(provider, coin),
  ]);
  return { held, owed, surplus: held > owed ? held - owed : 0n };
}

async function heldOf(provider: Provider, token: Address): Promise<bigint> {
  const code = await provider.request({ method: 'eth_getCode', params: [token, 'latest'] });
  if (code === '0x') throw new AppError('NO_TOKEN');
  try {
    return await tokenBalance(provider, token, presaleAddress());
  } catch (cause) {
    throw new AppError('NO_TOKEN', {}, { cause });
  }
}

/** How a token calls itself and counts: its own words, which may be anything. null where it does not say. */
export type TokenLook = { readonly symbol: string | null; readonly decimals: number | null };

/** Reads it; nothing of it decides what is sent. */
export async function lookOfToken(provider: Provider, token: Address): Promise<TokenLook> {
  const [symbol, decimals] = await Promise.all([
    symbolOf(provider, token).catch(() => null),
    decimalsOf(provider, token).catch(() => null),
  ]);
  return {
    symbol: symbol?.replace(/[^\p{L}\p{N}.$-]/gu, '').slice(0, 12) || null,
    decimals: decimals !== null && decimals <= 36 ? decimals : null,
  };
}

async function symbolOf(provider: Provider, token: Address): Promise<string> {
  const data = encodeFunctionData({ abi: erc20Abi, functionName: 'symbol' });
  const answer = await readCall(provider, { to: token, data });
  return decodeFunctionResult({ abi: erc20Abi, functionName: 'symbol', data: answer });
}

async function decimalsOf(provider: Provider, token: Address): Promise<number> {
  const data = encodeFunctionData({ abi: erc20Abi, functionName: 'decimals' });
  const answer = await readCall(provider, { to: token, data });
  return decodeFunctionResult({ abi: erc20Abi, functionName: 'decimals', data: answer });
}
