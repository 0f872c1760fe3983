/** What the sale's contract has on record for a buyer; read without viem, since home says it before any library has come. */
import type { Account } from '@lilape/domain/presale/payouts';
import { AppError } from '@lilape/domain/app-error';
import { type Address, contracts } from '#shell/first/deployment.ts';
import type { Provider } from './provider.ts';

/** `accountOf(address)`, whose answer is six words: USDT and USDC charged, tokens, claimed, USDT and USDC refunded. */
const SELECTOR = '0x8086b8ba';
const WORDS = /^0x(?:[0-9a-f]{64}){6}$/i;

/** The account of `buyer`. @throws AppError SALE_NOT_OPEN where this chain has no sale; RangeError where the answer is not one the contract gives */
export async function accountOf(provider: Provider, buyer: Address): Promise<Account> {
  if (contracts.presale === null) throw new AppError('SALE_NOT_OPEN');
  const data = SELECTOR + buyer.slice(2).toLowerCase().padStart(64, '0');
  const call = { to: contracts.presale, data };
  const answer = await provider.request({ method: 'eth_call', params: [call, 'latest'] });
  if (typeof answer !== 'string' || !WORDS.test(answer)) throw new RangeError('the sale gave no account');
  const word = (index: number) => BigInt(`0x${answer.slice(2 + 64 * index, 66 + 64 * index)}`);
  return {
    paidUnits: { USDT: word(0), USDC: word(1) },
    tokens: word(2),
    isClaimed: word(3) !== 0n,
    isRefunded: { USDT: word(4) !== 0n, USDC: word(5) !== 0n },
  };
}
