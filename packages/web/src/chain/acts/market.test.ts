// What opening a pool came to, by the contract's own word.
import { poolOpenerAbi } from '@lilape/contracts/generated/abis';
import { MARKET_STATUSES, type MarketStatus } from '@lilape/domain/market/fold';
import { encodeFunctionResult } from 'viem';
import { expect, test } from 'vitest';
import type { Actor } from '#chain/flow/step.ts';
import { openingPool } from '#wallet/acts/market.tsx';
import { openPool } from './market.ts';

const actorAt = (status: MarketStatus) =>
  ({
    provider: {
      request: async () =>
        encodeFunctionResult({
          abi: poolOpenerAbi,
          functionName: 'marketOf',
          result: { status: MARKET_STATUSES.indexOf(status), doneAt: 7, failedAt: 0, liquidity: 0n },
        }),
    },
  }) as unknown as Actor;

test.each<[MarketStatus, string]>([
  ['opened', 'LILAPE can be traded for USDT. What is in the pool stays there for good.'],
  ['unused', 'There is no pool with USDT, and that is settled for good.'],
  ['givenUp', 'There is no pool with USDT, and that is settled for good.'],
])('behavior: a pool that is %s by then', async (status, text) => {
  const outcome = await openPool.conclude(actorAt(status), { coin: 'USDT' }, null, () => undefined);
  const ended = openingPool.ending({ status: 'success', outcome, hash: undefined }, 'en');
  expect(ended?.sentence.text).toBe(text);
});
