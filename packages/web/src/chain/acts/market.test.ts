// What opening pools came to, by the contract's own word, and which are asked for where one is stopped.
import { poolOpenerAbi } from '@lilape/contracts/generated/abis';
import { MARKET_STATUSES, type MarketStatus } from '@lilape/domain/market/fold';
import type { PaymentToken } from '@lilape/domain/presale/methods';
import { encodeFunctionResult } from 'viem';
import { expect, test } from 'vitest';
import type { Actor } from '#chain/flow/step.ts';
import { coinAddress } from '#chain/sale-contract.ts';
import { openingPools } from '#wallet/acts/market.tsx';
import { openPools } from './market.ts';

type Asked = { method: string; params?: readonly [{ data: string }] };

const isOf = (coin: PaymentToken, { params }: Asked) =>
  params?.[0].data.includes(coinAddress(coin).slice(2).toLowerCase()) === true;

const actorAt = (statuses: Readonly<Record<PaymentToken, MarketStatus>>) =>
  ({
    provider: {
      request: async (asked: Asked) =>
        encodeFunctionResult({
          abi: poolOpenerAbi,
          functionName: 'marketOf',
          result: {
            status: MARKET_STATUSES.indexOf(statuses[isOf('USDT', asked) ? 'USDT' : 'USDC']),
            doneAt: 7,
            failedAt: 0,
            liquidity: 0n,
          },
        }),
    },
  }) as unknown as Actor;

const both = ['USDT', 'USDC'] as const;

test.each<[readonly PaymentToken[], MarketStatus, MarketStatus, string]>([
  [['USDT'], 'opened', 'waiting', 'LILAPE can be traded for USDT. What was put in stays there for good.'],
  [['USDT'], 'unused', 'waiting', 'There’s no pool with USDT, and that’s final.'],
  [['USDT'], 'givenUp', 'waiting', 'There’s no pool with USDT, and that’s final.'],
  [both, 'opened', 'opened', 'LILAPE can be traded for USDT and USDC. What was put in stays there for good.'],
  [both, 'unused', 'opened', 'LILAPE can be traded for USDC. What was put in stays there for good.'],
  [both, 'unused', 'unused', 'There’s no pool with USDT or USDC, and that’s final.'],
])('behavior: %j that are %s and %s by then', async (coins, USDT, USDC, text) => {
  const outcome = await openPools.conclude(actorAt({ USDT, USDC }), { coins }, null, () => undefined);
  const ended = openingPools.ending({ status: 'success', outcome, hash: undefined }, 'en');
  expect(ended?.sentence.text).toBe(text);
});

/** A wallet in whose eyes these pools cannot be opened now. */
const actorWhere = (stopped: readonly PaymentToken[]) =>
  ({
    account: '0x1111111111111111111111111111111111111111',
    provider: {
      request: async (asked: Asked) => {
        if (asked.method === 'eth_getBalance') return '0xffffffffffffffff';
        if (asked.method !== 'eth_estimateGas') return '0x1';
        const coin = stopped.find((each) => isOf(each, asked));
        if (coin !== undefined) throw new Error(`${coin} stopped`);
        return '0x5d000';
      },
    },
  }) as unknown as Actor;

test.each<[readonly PaymentToken[], readonly PaymentToken[]]>([
  [['USDC'], ['USDT']],
  [['USDT'], ['USDC']],
])('behavior: where %j cannot be opened now, %j is asked for alone', async (stopped, coins) => {
  expect(await openPools.agree(actorWhere(stopped), { coins: both })).toEqual({ coins });
});

const steps = (coins: readonly PaymentToken[], isBatched = false) =>
  openPools.steps({ coins }, isBatched).map(({ name }) => name);

test('behavior: both in the order of the coins, and a single one without a try', async () => {
  expect(await openPools.agree(actorWhere(['USDT']), { coins: ['USDT'] })).toEqual({ coins: ['USDT'] });
  expect(steps(both)).toEqual(['open-pool-USDT', 'open-pool-USDC']);
  expect(steps(both, true)).toEqual(['batch']);
  expect(openPools.asked?.({ coins: both }, 'open-pool-USDT')).toEqual({ coins: ['USDT'] });
  expect(openPools.asked?.({ coins: both }, 'batch')).toEqual({ coins: both });
});

test('error: where none can be opened the first says why', async () => {
  await expect(openPools.agree(actorWhere(both), { coins: both })).rejects.toThrow('USDT stopped');
});
