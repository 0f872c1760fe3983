// The events of reserves and pool opener, decoded.
import { poolOpenerAbi, reservesAbi } from '@lilape/contracts/generated/abis';
import type { MarketEvent } from '@lilape/domain/market/fold';
import { PAID_OVER_TIME } from '@lilape/domain/market/split';
import { eventDecoders } from '@lilape/events/decoders';
import { LogError } from '@lilape/events/log';

/** LILAPE in base units; a share that the contract does not have is refused. */
export const RESERVES_DECODERS = eventDecoders<typeof reservesAbi, MarketEvent>(reservesAbi, {
  Released: ({ sold, split, burned }) => ({
    type: 'released',
    soldTokens: sold,
    ...split,
    burnedTokens: burned,
  }),
  Paid: ({ purpose, recipient, amount }) => {
    const name = PAID_OVER_TIME[purpose];
    if (name === undefined) throw new LogError(`An event Paid names purpose ${purpose}.`);
    return { type: 'paid', purpose: name, recipient, tokens: amount };
  },
  UnreleasedBurned: ({ amount }) => ({ type: 'unreleasedBurned', tokens: amount }),
});

/** LILAPE in base units, coins in units. */
export const OPENER_DECODERS = eventDecoders<typeof poolOpenerAbi, MarketEvent>(poolOpenerAbi, {
  MarketOpened: ({ coin, poolId, money, tokens, sqrtPriceX96, liquidity }) => ({
    type: 'opened',
    coin,
    poolId,
    moneyUnits: money,
    tokens,
    sqrtPriceX96,
    liquidity,
  }),
  RestBurned: ({ amount }) => ({ type: 'restBurned', tokens: amount }),
  Swept: ({ coin, amount }) => ({ type: 'swept', coin, units: amount }),
  OpeningFailed: ({ coin, givenUpFrom }) => ({ type: 'failed', coin, givenUpFrom: Number(givenUpFrom) }),
  MarketGivenUp: ({ coin }) => ({ type: 'givenUp', coin }),
  FeesCollected: ({ coin, burned, paid }) => ({
    type: 'fees',
    coin,
    burnedTokens: burned,
    paidUnits: paid,
  }),
});
