// Release and pools on the wire: what each share came to, how far each pool is, and what is in it now.
import { POOL_PRICE_DECIMALS } from '@lilape/domain/market/pooled';
import { CONFIRMATIONS } from '@lilape/domain/confirmation';
import { MARKET_STATUSES } from '@lilape/domain/market/fold';
import { PAYMENT_TOKENS } from '@lilape/domain/presale/methods';
import { addressOut, decimalText, dollarsText, isoTime, tokensText, txHash } from '@lilape/wire/amounts';
import { z } from 'zod';

const count = z.int().min(0);
const tokens = (description: string) => tokensText.meta({ description });
const dollars = (description: string) => dollarsText.meta({ description });
const price = (description: string) =>
  decimalText(POOL_PRICE_DECIMALS, 'dollars a token', '0.0012').meta({ description });
const whole = (description: string) =>
  z
    .string()
    .regex(/^(0|[1-9]\d*)$/)
    .meta({ description });
const ppm = (description: string) => z.int().min(0).max(1_000_000).meta({ description });

/** How far the sale is as far as its shares go. */
export const MARKET_STAGES = ['selling', 'finalised', 'released', 'failed'] as const;
export type MarketStage = (typeof MARKET_STAGES)[number];

/** An event on the chain. */
const reported = z.object({
  transaction: txHash,
  block: count,
  time: isoTime,
  status: z.enum(CONFIRMATIONS),
});

const split = z.object({
  rewards: tokens('To staking'),
  liquidity: tokens('To the opener of the pools'),
  team: tokens('To the vesting wallet of the team'),
  marketing: tokens('Paid over 365 days; what is left of it beyond the prizes of the giveaway'),
  development: tokens('Paid over 365 days'),
  dao: tokens('Paid over 365 days'),
});

/** What a share that is paid over time has come to. */
const payout = z.object({
  paid: tokens('Paid so far'),
  due: tokens('What a call of `pay` would pay at that block'),
  left: tokens('Not paid yet, due or not'),
});

const pool = z.object({
  coin: z.enum(PAYMENT_TOKENS),
  address: addressOut.meta({ description: 'The coin' }),
  status: z.enum(MARKET_STATUSES).meta({
    description: 'Whether it waits, is open, was not needed as nobody paid with the coin, or was given up',
  }),
  done: reported.nullable().meta({ description: 'When it was opened, not needed or given up' }),
  givenUpFrom: isoTime
    .nullable()
    .meta({ description: 'Where opening it was tried and failed: from when it can be given up' }),
  poolId: z
    .string()
    .regex(/^0x[0-9a-f]{64}$/)
    .nullable()
    .meta({ description: 'Of the pool in the PoolManager of Uniswap v4' }),
  openingPrice: price('At which it opened').nullable(),
  openedWith: z.object({ lilape: tokens('LILAPE put in'), coin: dollars('Of the coin put in') }).nullable(),
  liquidity: whole('Of the position, as v4 counts it; nobody can ever lower it'),
  swept: dollars('Of the coin that went to the treasury'),
  fees: z.object({
    burned: tokens('LILAPE of fees that was burned'),
    paid: dollars('Of the coin of fees that went to the DAO'),
  }),
  now: z
    .object({
      price: price('At `block`'),
      lilape: tokens('LILAPE of the position, without fees'),
      coin: dollars('Of the coin in the position, without fees'),
      liquidity: whole('Of the whole pool at this price, with what others added'),
    })
    .nullable()
    .meta({
      description:
        'What is in it at `block`; null where it is not open, in the stream, and where the chain cannot be asked',
    }),
});

const forecastPool = z.object({
  coin: z.enum(PAYMENT_TOKENS),
  lilape: tokens('LILAPE that would be put in'),
  money: dollars('Of the coin that would be put in'),
});

/** `GET /api/market`, and what the topic `market` tells. @see decision 158 "the market in the ledger" */
export const marketBody = z
  .object({
    success: z.literal(true),
    stage: z.enum(MARKET_STAGES).meta({
      description: 'Whether the sale goes on, anyone can release, it is done, or all of it can be burned',
    }),
    released: reported
      .extend({
        sold: tokens('LILAPE owed to buyers'),
        burned: tokens('LILAPE destroyed at the release'),
        split,
      })
      .nullable(),
    opensAt: isoTime
      .nullable()
      .meta({ description: 'From when anyone can open the pools: 24 hours after the release' }),
    unreleasedBurned: tokens('LILAPE burned since the sale failed'),
    restBurned: tokens('LILAPE of the share for liquidity that no pool asked for').nullable(),
    payouts: z.object({ marketing: payout, development: payout, dao: payout }),
    pools: z.array(pool),
    moneyShareBps: count.meta({
      description: 'Part of each coin’s payments that is pooled, ten-thousandths',
    }),
    treasury: addressOut.meta({ description: 'Where the rest of the money goes' }),
    forecast: z
      .object({
        sold: tokens('LILAPE sold until now'),
        supply: tokens('LILAPE that would exist: sold, prizes, and each share'),
        prizes: tokens('LILAPE of the giveaway, minted apart'),
        split,
        price: dollars('Price of the last token sold'),
        pools: z.array(forecastPool),
        worstCasePpm: ppm('Millionths of that price that are left if all buyers sold all at once'),
        worstCaseOfAllPpm: ppm('The same if everything outside the pools were sold'),
      })
      .nullable()
      .meta({
        description:
          'Until a pool is open: what would become of everything if the sale ended now, or what will if it has',
      }),
    block: count.meta({ description: 'The block after which everything here is so' }),
    time: isoTime.meta({ description: 'Its time: the chain’s clock' }),
    as_of: isoTime.meta({ description: "Time of the last successful read of the chain's head" }),
  })
  .meta({ id: 'Market' });

export type MarketBody = z.infer<typeof marketBody>;
export type MarketPool = MarketBody['pools'][number];
