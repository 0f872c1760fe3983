/** A step of one call: what it needs and how it is asked for. */
import { AppError } from '@lilape/domain/app-error';
import { type Call, etherBalance, gasPrice, gasWithMargin, type Hash, sendTransaction } from '#chain/rpc.ts';
import type { Actor, Prepared } from './step.ts';

/** One call with its gas limit. @throws AppError INSUFFICIENT_ETH if the account cannot pay for gas and value */
export async function singleCall({ provider, account }: Actor, call: Call): Promise<Prepared> {
  const [gas, price, balance] = await Promise.all([
    gasWithMargin(provider, account, call),
    gasPrice(provider),
    etherBalance(provider, account),
  ]);
  if (balance < gas * price + (call.value ?? 0n)) throw new AppError('INSUFFICIENT_ETH');
  return { calls: [call], gas };
}

/** Asks the wallet for the one call. */
export async function sendSingle(
  { provider, account, chainId }: Actor,
  { calls, gas }: Prepared,
): Promise<{ hash: Hash }> {
  const [call] = calls;
  if (call === undefined || gas === undefined) throw new RangeError('a step sends one call with its gas');
  return { hash: await sendTransaction(provider, { from: account, chainId, gas, call }) };
}
