/** What an account holds and has staked, by the wallet's own node, all as of one block. */
import type { Address } from '@lilape/domain/address';
import { AppError } from '@lilape/domain/app-error';
import { useEffect, useState } from 'react';
import { newestBlock } from '#chain/rpc.ts';
import { type ChainPool, type ChainStake, lilapeBalance, poolAt, stakesOf } from '#chain/staking-contract.ts';
import { useStore } from '#shell/page/use-store.ts';
import { type Async, useAsync } from '#ui/use-async.ts';
import { connectedProvider } from '#wallet/connection.ts';
import { setChainTime } from './front/chain-clock.ts';
import { amountsMark, pool, tellPool } from './front/pool-store.ts';

/** How often the node is asked again, milliseconds: time passes, others stake, apes are sold. */
const againMs = 10_000;

export type Holdings = {
  readonly balance: bigint;
  readonly stakes: readonly ChainStake[];
  readonly pool: ChainPool;
  readonly block: number;
  /** Its time, unix seconds. */
  readonly seconds: number;
};

/** Asks at once, on every `occasion`, every ten seconds, and when the ledger tells of a stake; null asks nothing. */
export function useHoldings(address: Address | null, occasion: string): Async<Holdings> {
  const mark = amountsMark(useStore(pool));
  const [round, setRound] = useState(0);
  useEffect(() => {
    const timer = setInterval(() => document.hidden || setRound((before) => before + 1), againMs);
    return () => clearInterval(timer);
  }, []);
  return useAsync(address, () => holdingsOf(address as Address), `${occasion} ${round} ${mark}`);
}

async function holdingsOf(address: Address): Promise<Holdings> {
  const provider = await connectedProvider().catch((cause: unknown) => {
    throw new AppError('STAKING_NO_CONTRACTS', {}, { cause });
  });
  try {
    const { number, seconds } = await newestBlock(provider);
    const [balance, stakes, chainPool] = await Promise.all([
      lilapeBalance(provider, address),
      stakesOf(provider, address, number),
      poolAt(provider, number),
    ]);
    setChainTime(seconds);
    tellPool(chainPool, Number(number));
    return { balance, stakes, pool: chainPool, block: Number(number), seconds };
  } catch (cause) {
    throw new AppError('USER_DATA_FAILED', {}, { cause });
  }
}
