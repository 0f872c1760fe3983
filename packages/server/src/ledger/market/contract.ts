// What reserves and pool opener say of themselves at a block, and what of it differs from their events.
import { erc20Abi, poolOpenerAbi, reservesAbi } from '@lilape/contracts/generated/abis';
import type { Address } from '@lilape/domain/address';
import { type MarketTotals, MARKET_STATUSES, marketOf, unpaidTokens } from '@lilape/domain/market/fold';
import { PAID_OVER_TIME } from '@lilape/domain/market/split';
import type { ByCoin } from '@lilape/domain/presale/methods';
import { callAt, hasCodeAt } from '#chain/call-at.ts';
import type { Endpoint } from '#chain/endpoints.ts';
import type { Findings } from '#ledger/projection.ts';
import type { Hex } from '#ledger/stored.ts';

/** Where shares are released and pools opened; addresses in lower case. */
export type MarketDeployment = {
  readonly reserves: Address;
  readonly opener: Address;
  readonly lilape: Address;
  readonly coins: ByCoin<Address>;
};

/** What the opener says of a coin. */
export type MarketSaid = {
  readonly status: number;
  readonly doneAt: number;
  readonly failedAt: number;
  readonly liquidity: bigint;
};

/** What both contracts say, base units of LILAPE. */
export type MarketState = {
  readonly releasedAt: number;
  readonly soldTokens: bigint;
  /** In the order of `PAID_OVER_TIME`. */
  readonly paidTokens: readonly bigint[];
  readonly heldTokens: bigint;
  readonly markets: ReadonlyMap<Address, MarketSaid>;
};

/** What never changes. */
export type MarketFacts = {
  /** Which part of a coin's payments is pooled, ten-thousandths. */
  readonly moneyShareBps: number;
  /** Where the rest of the money goes. */
  readonly treasury: Address;
  readonly lilape: Address;
  readonly coins: ByCoin<Address>;
};

/** What the opener was created with. @throws where the endpoint does not answer */
export async function readMarketFacts(
  endpoint: Endpoint,
  { opener, lilape, coins }: MarketDeployment,
): Promise<MarketFacts> {
  const of = { address: opener, abi: poolOpenerAbi } as const;
  const [moneyShareBps, treasury] = await Promise.all([
    endpoint.client.readContract({ ...of, functionName: 'moneyShareBps' }),
    endpoint.client.readContract({ ...of, functionName: 'treasury' }),
  ]);
  return { moneyShareBps: Number(moneyShareBps), treasury: treasury.toLowerCase() as Address, lilape, coins };
}

/** Their state at the block `hash`, or null before both stand. @throws where the endpoint has not kept that state */
export async function readMarketState(
  endpoint: Endpoint,
  { reserves, opener, lilape, coins }: MarketDeployment,
  hash: Hex,
): Promise<MarketState | null> {
  const standing = await Promise.all([reserves, opener].map((each) => hasCodeAt(endpoint, hash, each)));
  // The token is created after both, in a transaction of its own.
  if (!standing.every(Boolean) || !(await hasCodeAt(endpoint, hash, lilape))) return null;
  const of = { to: reserves, abi: reservesAbi } as const;
  const [releasedAt, soldTokens, heldTokens, paidTokens, said] = await Promise.all([
    callAt(endpoint, hash, { ...of, functionName: 'releasedAt', args: [] }),
    callAt(endpoint, hash, { ...of, functionName: 'sold', args: [] }),
    callAt(endpoint, hash, { to: lilape, abi: erc20Abi, functionName: 'balanceOf', args: [reserves] }),
    Promise.all(
      PAID_OVER_TIME.map((_, purpose) =>
        callAt(endpoint, hash, { ...of, functionName: 'paid', args: [purpose] }),
      ),
    ),
    Promise.all(
      Object.values(coins).map(async (coin) => {
        const call = { to: opener, abi: poolOpenerAbi, functionName: 'marketOf', args: [coin] } as const;
        return [coin, await callAt(endpoint, hash, call)] as const;
      }),
    ),
  ]);
  return { releasedAt, soldTokens, heldTokens, paidTokens, markets: new Map(said) };
}

/** What is wrong at a block; `state` is null where the contracts were not there yet. */
export function marketFindings(
  totals: MarketTotals,
  state: MarketState | null,
  coins: ByCoin<Address>,
): Findings {
  if (state === null) {
    const differences = totals.released === null ? [] : ['there is a release but no contract'];
    return { differences, shortfalls: [], surplus: [] };
  }
  const compared = [
    ['released at', totals.released?.timeSeconds ?? 0, state.releasedAt],
    ['sold', totals.released?.soldTokens ?? 0n, state.soldTokens],
    ...PAID_OVER_TIME.map(
      (key, at) => [`paid for ${key}`, totals.paidTokens[key], state.paidTokens[at] ?? 0n] as const,
    ),
    ...Object.values(coins).flatMap((coin) => comparedMarket(totals, coin, state.markets.get(coin))),
  ] as const;
  const differences = compared
    .filter(([, folded, said]) => folded !== said)
    .map(([name, folded, said]) => `${name}: events ${folded}, contract ${said}`);
  const owed = unpaidTokens(totals);
  const shortfalls =
    state.heldTokens < owed ? [`LILAPE: holds ${state.heldTokens}, must hold ${owed} to pay`] : [];
  // Whatever else lies there before the release is burned with it, and after it stays: nobody could return it.
  return { differences, shortfalls, surplus: [] };
}

function comparedMarket(totals: MarketTotals, coin: Address, said: MarketSaid | undefined) {
  const { status, done, failed, liquidity } = marketOf(totals, coin);
  return [
    [`status of ${coin}`, MARKET_STATUSES.indexOf(status), said?.status],
    [`done of ${coin}`, done?.timeSeconds ?? 0, said?.doneAt],
    [`failed of ${coin}`, failed?.atSeconds ?? 0, said?.failedAt],
    [`liquidity of ${coin}`, liquidity, said?.liquidity],
  ] as const;
}
