/** What becomes of the supply after the sale: releasing the shares or burning them, opening a pool, sending on what no pool took; anyone may. */
import { poolOpenerAbi, reservesAbi } from '@lilape/contracts/generated/abis';
import type { PlainCode } from '@lilape/domain/messages/catalogue';
import type { PaymentToken } from '@lilape/domain/presale/methods';
import type { Address } from 'viem';
import type { Failures } from '#chain/errors.ts';
import type { Act } from '#chain/flow/act.ts';
import { singleCall } from '#chain/flow/single.ts';
import type { Actor } from '#chain/flow/step.ts';
import { addressField, listField, termsFormat, unitsField, wordField } from '#chain/flow/terms.ts';
import {
  burnUnreleasedCall,
  heldInReserves,
  isPoolWaiting,
  openPoolCall,
  poolStatus,
  releaseCall,
  releasedAt,
  sweepableUnits,
  sweepCall,
} from '#chain/market-contract.ts';
import type { Hash } from '#chain/rpc.ts';
import { type Due, payoutBatch, payoutStep } from './payout-step.ts';

/** Who sends it. */
export type ReleaseTerms = { readonly sender: Address };
/** What no pool took of a coin, 6-decimal units. */
export type CoinTerms = { readonly coin: PaymentToken; readonly units: bigint };

export const releaseShares: Act<null, ReleaseTerms, { readonly hash: Hash | null }> = {
  name: 'release-shares',
  agree: async ({ account }) => ({ sender: account }),
  terms: termsFormat<ReleaseTerms>({ sender: addressField }),
  steps: () => [
    payoutStep({
      name: 'release-shares',
      call: releaseCall(),
      isDue: async ({ provider }) => (await releasedAt(provider)) === 0,
    }),
  ],
  conclude: async (_actor, _terms, hash) => ({ hash }),
  failures: () => marketFailures('RELEASE_FAILED'),
  underWay: 'ACT_UNDER_WAY',
};

export const burnShares: Act<null, ReleaseTerms, { readonly hash: Hash | null }> = {
  name: 'burn-shares',
  agree: async ({ account }) => ({ sender: account }),
  terms: termsFormat<ReleaseTerms>({ sender: addressField }),
  steps: () => [
    payoutStep({
      name: 'burn-shares',
      call: burnUnreleasedCall(),
      isDue: async ({ provider }) => (await heldInReserves(provider)) > 0n,
    }),
  ],
  conclude: async (_actor, _terms, hash) => ({ hash }),
  failures: () => marketFailures('SHARES_NOT_BURNED'),
  underWay: 'ACT_UNDER_WAY',
};

export type OpenTerms = { readonly coins: readonly PaymentToken[] };

/** What `open` came to: a coin that nobody paid with has no pool. */
type Opened = OpenTerms & {
  readonly hash: Hash | null;
  /** Those of `coins` that have a pool. */
  readonly opened: readonly PaymentToken[];
};

/** Several one after the other, so that none trades for long before the next opens at the same price. */
export const openPools: Act<OpenTerms, OpenTerms, Opened> = {
  name: 'open-pool',
  agree: async (actor, { coins }) => ({ coins: await openableNow(actor, coins) }),
  terms: termsFormat<OpenTerms>({ coins: listField(wordField(['USDT', 'USDC'])) }),
  steps: ({ coins }, isBatched) => {
    const dues = coins.map(openingOf);
    return isBatched ? [payoutBatch(dues)] : dues.map(payoutStep);
  },
  asked: (terms, last) => {
    const index = terms.coins.findIndex((coin) => openStep(coin) === last);
    return index < 0 ? terms : { coins: terms.coins.slice(0, index + 1) };
  },
  conclude: async ({ provider }, { coins }, hash) => {
    const statuses = await Promise.all(coins.map((coin) => poolStatus(provider, coin)));
    return { coins, hash, opened: coins.filter((_, index) => statuses[index] === 'opened') };
  },
  failures: () => marketFailures('POOL_OPEN_FAILED'),
  underWay: 'ACT_UNDER_WAY',
};

const openStep = (coin: PaymentToken) => `open-pool-${coin}`;

function openingOf(coin: PaymentToken): Due {
  return {
    name: openStep(coin),
    call: openPoolCall(coin),
    isDue: ({ provider }) => isPoolWaiting(provider, coin),
  };
}

/** Those of several whose pools open if asked for now: one that a coin's issuer stops does not keep the other. @throws what the first says where none does */
async function openableNow(actor: Actor, coins: readonly PaymentToken[]): Promise<readonly PaymentToken[]> {
  if (coins.length < 2) return coins;
  const tries = await Promise.allSettled(coins.map((coin) => singleCall(actor, openPoolCall(coin))));
  const open = coins.filter((_, index) => tries[index]?.status === 'fulfilled');
  const [first] = tries;
  if (open.length === 0 && first?.status === 'rejected') throw first.reason;
  return open;
}

export const sweepCoin: Act<
  Pick<CoinTerms, 'coin'>,
  CoinTerms,
  CoinTerms & { readonly hash: Hash | null }
> = {
  name: 'sweep-coin',
  agree: async ({ provider }, { coin }) => ({ coin, units: await sweepableUnits(provider, coin) }),
  terms: termsFormat<CoinTerms>({ coin: wordField(['USDT', 'USDC']), units: unitsField }),
  steps: ({ coin }) => [
    payoutStep({
      name: 'sweep-coin',
      call: sweepCall(coin),
      isDue: async ({ provider }) => (await sweepableUnits(provider, coin)) > 0n,
    }),
  ],
  conclude: async (_, terms, hash) => ({ ...terms, hash }),
  failures: () => marketFailures('SWEEP_FAILED'),
  underWay: 'ACT_UNDER_WAY',
};

/** What reserves and opener say when they refuse. */
function marketFailures(otherwise: PlainCode): Failures {
  return {
    abi: [...reservesAbi, ...poolOpenerAbi],
    reverts: {
      Reserves_WrongStatus: 'SALE_MOVED_ON',
      Reserves_AlreadyReleased: 'SALE_MOVED_ON',
      Reserves_NothingToBurn: 'SALE_MOVED_ON',
      PoolOpener_AlreadyDone: 'SALE_MOVED_ON',
      PoolOpener_NotReleased: 'SHARES_NOT_RELEASED',
      PoolOpener_TooEarly: 'POOL_TOO_EARLY',
      PoolOpener_StillWaiting: 'POOL_STILL_WAITING',
      PoolOpener_StillOwed: 'POOL_COINS_MISSING',
      PoolOpener_NothingToSweep: 'NOTHING_TO_SWEEP',
      TransferFailed: 'PAYOUT_REFUSED',
    },
    rejected: 'TRANSACTION_REJECTED',
    otherwise,
  };
}
