// Reserves and markets as a fold over the events of their two contracts. Pure: the same events give the same state, always.
import type { Address } from '@lilape/domain/address';
import type { Recorded } from '@lilape/domain/draws/fold';
import type { Hex } from '@lilape/domain/draws/words';
import { PAID_OVER_TIME, type ReleasedKey, releasedSharesDown } from '@lilape/domain/market/split';

/** What is paid out over a year, in the order of the contract's enum. */
export type Purpose = (typeof PAID_OVER_TIME)[number];

/** What each share came to, LILAPE base units. */
export type Split = Readonly<Record<ReleasedKey, bigint>>;

/** What `open` did; amounts are 0 where there was nothing to pool. */
export type MarketOpening = {
  readonly poolId: Hex;
  readonly moneyUnits: bigint;
  readonly tokens: bigint;
  readonly sqrtPriceX96: bigint;
  readonly liquidity: bigint;
};

/** An event of reserves or opener, decoded. LILAPE in base units, coins by address in units. */
export type MarketEvent =
  | ({ readonly type: 'released'; readonly soldTokens: bigint; readonly burnedTokens: bigint } & Split)
  | {
      readonly type: 'paid';
      readonly purpose: Purpose;
      readonly recipient: Address;
      readonly tokens: bigint;
    }
  | { readonly type: 'unreleasedBurned'; readonly tokens: bigint }
  | ({ readonly type: 'opened'; readonly coin: Address } & MarketOpening)
  | { readonly type: 'restBurned'; readonly tokens: bigint }
  | { readonly type: 'swept'; readonly coin: Address; readonly units: bigint }
  | { readonly type: 'failed'; readonly coin: Address; readonly givenUpFrom: number }
  | { readonly type: 'givenUp'; readonly coin: Address }
  | {
      readonly type: 'fees';
      readonly coin: Address;
      readonly burnedTokens: bigint;
      readonly paidUnits: bigint;
    };

/** As the contract numbers them. */
export const MARKET_STATUSES = ['waiting', 'opened', 'unused', 'givenUp'] as const;
export type MarketStatus = (typeof MARKET_STATUSES)[number];

/** The market of a coin, from its first event on. */
export type CoinMarket = MarketOpening & {
  readonly coin: Address;
  readonly status: MarketStatus;
  /** When it was opened, unused or given up. */
  readonly done: Recorded | null;
  /** When opening was first shown to fail, and from when it can then be given up, unix seconds. */
  readonly failed: { readonly atSeconds: number; readonly givenUpFrom: number } | null;
  /** What went to the treasury. */
  readonly sweptUnits: bigint;
  readonly feesBurnedTokens: bigint;
  readonly feesPaidUnits: bigint;
  /** When fees were last collected, unix seconds; 0 before. */
  readonly feesAtSeconds: number;
};

/** The release, with what each share came to. */
export type Release = Recorded & {
  readonly soldTokens: bigint;
  readonly burnedTokens: bigint;
  readonly split: Split;
};

export type MarketTotals = {
  readonly released: Release | null;
  /** Of what is paid out over a year, base units. */
  readonly paidTokens: Readonly<Record<Purpose, bigint>>;
  /** When each was last paid, unix seconds; 0 before. */
  readonly paidAtSeconds: Readonly<Record<Purpose, number>>;
  /** Burned where the sale failed. */
  readonly unreleasedBurnedTokens: bigint;
  /** Of liquidity what no pool asked for; null until both coins are done. */
  readonly restBurnedTokens: bigint | null;
  /** Coins that had an event, by address. */
  readonly markets: readonly CoinMarket[];
};

/** An event that contradicts the rules or those before it. It is counted as it says, and raised. */
export type MarketAlarm = {
  readonly code: 'SPLIT_DIFFERS' | 'RELEASE_DIFFERS' | 'PAID_TOO_MUCH' | 'MARKET_DIFFERS';
  readonly expected: string;
  readonly actual: string;
};

export type MarketStep = { readonly totals: MarketTotals; readonly alarms: readonly MarketAlarm[] };

type Of<Type extends MarketEvent['type']> = Extract<MarketEvent, { readonly type: Type }>;

const NO_POOL: Hex = `0x${'00'.repeat(32)}`;

export const NO_MARKETS: MarketTotals = {
  released: null,
  paidTokens: { marketing: 0n, development: 0n, dao: 0n },
  paidAtSeconds: { marketing: 0, development: 0, dao: 0 },
  unreleasedBurnedTokens: 0n,
  restBurnedTokens: null,
  markets: [],
};

/** The market of a coin; one that waits where it had no event. */
export function marketOf({ markets }: MarketTotals, coin: Address): CoinMarket {
  return (
    markets.find((market) => market.coin === coin) ?? {
      coin,
      status: 'waiting',
      done: null,
      failed: null,
      poolId: NO_POOL,
      moneyUnits: 0n,
      tokens: 0n,
      sqrtPriceX96: 0n,
      liquidity: 0n,
      sweptUnits: 0n,
      feesBurnedTokens: 0n,
      feesPaidUnits: 0n,
      feesAtSeconds: 0,
    }
  );
}

/** Base units of LILAPE that the reserves still have to pay out, due or not. */
export function unpaidTokens({ released, paidTokens }: MarketTotals): bigint {
  if (released === null) return 0n;
  return PAID_OVER_TIME.reduce((sum, key) => sum + released.split[key] - paidTokens[key], 0n);
}

/** One step of the fold; of where the event stands no more is kept than transaction, block and time. */
export function foldMarketEvent(
  totals: MarketTotals,
  event: MarketEvent,
  { txHash, block, timeSeconds }: Recorded,
): MarketStep {
  const reported = { txHash, block, timeSeconds };
  switch (event.type) {
    case 'released':
      return foldReleased(totals, event, reported);
    case 'paid':
      return foldPaid(totals, event, reported);
    case 'unreleasedBurned': {
      const unreleasedBurnedTokens = totals.unreleasedBurnedTokens + event.tokens;
      const alarms = differs('RELEASE_DIFFERS', 'no release', isReleased(totals) ? 'released' : 'no release');
      return { totals: { ...totals, unreleasedBurnedTokens }, alarms };
    }
    case 'restBurned': {
      const alarms = differs(
        'MARKET_DIFFERS',
        'unburned',
        totals.restBurnedTokens === null ? 'unburned' : 'burned',
      );
      return { totals: { ...totals, restBurnedTokens: event.tokens }, alarms };
    }
    case 'opened':
    case 'givenUp':
    case 'failed':
    case 'swept':
    case 'fees':
      return foldCoin(totals, event, reported);
  }
}

function foldReleased(totals: MarketTotals, event: Of<'released'>, reported: Recorded): MarketStep {
  const { soldTokens, burnedTokens } = event;
  const expected = releasedSharesDown(soldTokens);
  const keys = Object.keys(expected) as ReleasedKey[];
  const split = Object.fromEntries(keys.map((key) => [key, event[key]])) as Split;
  return {
    totals: { ...totals, released: { ...reported, soldTokens, burnedTokens, split } },
    alarms: [
      ...differs('RELEASE_DIFFERS', 'unreleased', isReleased(totals) ? 'released' : 'unreleased'),
      ...keys.flatMap((key) => differs('SPLIT_DIFFERS', `${key} ${expected[key]}`, `${key} ${event[key]}`)),
    ],
  };
}

function foldPaid(
  totals: MarketTotals,
  { purpose, tokens }: Of<'paid'>,
  { timeSeconds }: Recorded,
): MarketStep {
  const paid = totals.paidTokens[purpose] + tokens;
  const most = totals.released?.split[purpose] ?? 0n;
  return {
    totals: {
      ...totals,
      paidTokens: { ...totals.paidTokens, [purpose]: paid },
      paidAtSeconds: { ...totals.paidAtSeconds, [purpose]: timeSeconds },
    },
    alarms:
      paid <= most
        ? []
        : differs('PAID_TOO_MUCH', `at most ${most} for ${purpose}`, `${paid} for ${purpose}`),
  };
}

type CoinEvent = Extract<MarketEvent, { readonly coin: Address }>;

function foldCoin(totals: MarketTotals, event: CoinEvent, reported: Recorded): MarketStep {
  const before = marketOf(totals, event.coin);
  const after = changed(before, event, reported);
  const others = totals.markets.filter(({ coin }) => coin !== event.coin);
  const markets = [...others, after].toSorted((a, b) => (a.coin < b.coin ? -1 : 1));
  return { totals: { ...totals, markets }, alarms: coinAlarms(totals, before, event) };
}

function changed(before: CoinMarket, event: CoinEvent, reported: Recorded): CoinMarket {
  switch (event.type) {
    case 'opened': {
      const { poolId, moneyUnits, tokens, sqrtPriceX96, liquidity } = event;
      const status = liquidity === 0n ? 'unused' : 'opened';
      return { ...before, poolId, moneyUnits, tokens, sqrtPriceX96, liquidity, status, done: reported };
    }
    case 'givenUp':
      return { ...before, status: 'givenUp', done: reported };
    case 'failed':
      return { ...before, failed: { atSeconds: reported.timeSeconds, givenUpFrom: event.givenUpFrom } };
    case 'swept':
      return { ...before, sweptUnits: before.sweptUnits + event.units };
    case 'fees':
      return {
        ...before,
        feesBurnedTokens: before.feesBurnedTokens + event.burnedTokens,
        feesPaidUnits: before.feesPaidUnits + event.paidUnits,
        feesAtSeconds: reported.timeSeconds,
      };
  }
}

/** Only what was released can be opened, only what is done swept, and only an open pool has fees. */
function coinAlarms(totals: MarketTotals, { coin, status }: CoinMarket, { type }: CoinEvent): MarketAlarm[] {
  const isRight =
    type === 'fees'
      ? status === 'opened'
      : type === 'swept'
        ? status !== 'waiting'
        : status === 'waiting' && isReleased(totals);
  return isRight ? [] : differs('MARKET_DIFFERS', `a market for "${type}"`, `${coin} ${status}`);
}

const isReleased = ({ released }: MarketTotals): boolean => released !== null;

function differs(code: MarketAlarm['code'], expected: string, actual: string): MarketAlarm[] {
  return expected === actual ? [] : [{ code, expected, actual }];
}
