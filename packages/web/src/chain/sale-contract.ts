/** The sale's contract and its coins: calls to make, values to read, and the event that is the proof of a purchase. */
import { presaleAbi } from '@lilape/contracts/generated/abis';
import { AppError } from '@lilape/domain/app-error';
import type { PaymentToken } from '@lilape/domain/presale/methods';
import { SALE_STATUSES, type SaleStatus } from '@lilape/domain/presale/sale-status';
import { type Address, decodeFunctionResult, encodeFunctionData } from 'viem';
import { contracts } from '#shell/first/deployment.ts';
import { approvalCall, tokenAllowance, tokenBalance } from './erc20.ts';
import type { Provider } from './provider.ts';
import { eventsIn } from './receipt-events.ts';
import { type Call, readCall, type Receipt } from './rpc.ts';

/** The sale that was compiled in. @throws AppError SALE_NOT_OPEN where this chain has none */
export function presaleAddress(): Address {
  if (contracts.presale === null) throw new AppError('SALE_NOT_OPEN');
  return contracts.presale;
}

/** The compiled-in address of a coin. @throws AppError UNSUPPORTED_TOKEN where this chain has none */
export function coinAddress(coin: PaymentToken): Address {
  const address = contracts[coin === 'USDT' ? 'usdt' : 'usdc'];
  if (address === null) throw new AppError('UNSUPPORTED_TOKEN', { symbol: coin });
  return address;
}

/** Lets the sale take exactly `units`; 0 takes an earlier permission back. */
export function approveCall(coin: PaymentToken, units: bigint): Call {
  return approvalCall(coinAddress(coin), presaleAddress(), units);
}

/** Offers `amountUnits` and takes no fewer than `minTokens`. */
export function buyCall(coin: PaymentToken, amountUnits: bigint, minTokens: bigint): Call {
  const args = [coinAddress(coin), amountUnits, minTokens] as const;
  return { to: presaleAddress(), data: encodeFunctionData({ abi: presaleAbi, functionName: 'buy', args }) };
}

/** Sends `account` its tokens once the sale is finalised. */
export function claimCall(account: Address): Call {
  return {
    to: presaleAddress(),
    data: encodeFunctionData({ abi: presaleAbi, functionName: 'claim', args: [account] }),
  };
}

/** Sends `account` what it paid in `coin` once the sale is refunding. */
export function refundCall(account: Address, coin: PaymentToken): Call {
  const args = [account, coinAddress(coin)] as const;
  return {
    to: presaleAddress(),
    data: encodeFunctionData({ abi: presaleAbi, functionName: 'refund', args }),
  };
}

/** Settles a sale that has ended. */
export function finaliseCall(): Call {
  return { to: presaleAddress(), data: encodeFunctionData({ abi: presaleAbi, functionName: 'finalise' }) };
}

/** Burns the LILAPE of a sale that failed: nobody is owed them. */
export function burnUnsoldCall(): Call {
  return { to: presaleAddress(), data: encodeFunctionData({ abi: presaleAbi, functionName: 'burnUnsold' }) };
}

/** Where the sale stands, by the contract itself. */
export async function statusNow(provider: Provider): Promise<SaleStatus> {
  const data = encodeFunctionData({ abi: presaleAbi, functionName: 'status' });
  const answer = await readCall(provider, { to: presaleAddress(), data });
  const index = decodeFunctionResult({ abi: presaleAbi, functionName: 'status', data: answer });
  const status = SALE_STATUSES[index];
  if (status === undefined) throw new RangeError(`the sale has no status ${index}`);
  return status;
}

/** 6-decimal units of `coin` that the sale still owes: to its buyers, or to its treasury once it is finalised. */
export async function owedUnits(provider: Provider, coin: PaymentToken): Promise<bigint> {
  const args = [coinAddress(coin)] as const;
  const data = encodeFunctionData({ abi: presaleAbi, functionName: 'owed', args });
  const answer = await readCall(provider, { to: presaleAddress(), data });
  return decodeFunctionResult({ abi: presaleAbi, functionName: 'owed', data: answer });
}

/** LILAPE (18 decimals) in the sale's contract. */
export async function saleTokens(provider: Provider): Promise<bigint> {
  if (contracts.lilape === null) throw new AppError('UNSUPPORTED_TOKEN', { symbol: 'LILAPE' });
  return tokenBalance(provider, contracts.lilape, presaleAddress());
}

/** 6-decimal units of the coin that `account` holds. */
export async function coinBalance(provider: Provider, coin: PaymentToken, account: Address): Promise<bigint> {
  return tokenBalance(provider, coinAddress(coin), account);
}

/** 6-decimal units that the sale may take from `account`. */
export async function coinAllowance(
  provider: Provider,
  coin: PaymentToken,
  account: Address,
): Promise<bigint> {
  return tokenAllowance(provider, coinAddress(coin), account, presaleAddress());
}

/** LILAPE base units that the contract itself would credit for `amountUnits` now, and what it would charge. */
export async function contractQuote(
  provider: Provider,
  amountUnits: bigint,
): Promise<{ chargedUnits: bigint; tokens: bigint }> {
  const data = encodeFunctionData({ abi: presaleAbi, functionName: 'quote', args: [amountUnits] });
  const answer = await readCall(provider, { to: presaleAddress(), data });
  const [chargedUnits, tokens] = decodeFunctionResult({
    abi: presaleAbi,
    functionName: 'quote',
    data: answer,
  });
  return { chargedUnits, tokens };
}

/** What a mined transaction credited to `buyer`, by the sale's own event, or null if it is no purchase of theirs. */
export function purchasedIn(
  receipt: Receipt,
  buyer: Address,
): { chargedUnits: bigint; tokens: bigint } | null {
  const events = eventsIn(receipt, presaleAddress(), presaleAbi, 'Purchased');
  const event = events.find(({ args }) => args.buyer.toLowerCase() === buyer.toLowerCase());
  return event === undefined ? null : { chargedUnits: event.args.charged, tokens: event.args.tokens };
}
