/** What becomes of the supply after the sale: releasing the shares or burning them, opening a pool, sending on what no pool took; anyone may. */
import { poolOpenerAbi, reservesAbi } from '@lilape/contracts/generated/abis';
import type { PlainCode } from '@lilape/domain/messages/catalogue';
import type { PaymentToken } from '@lilape/domain/presale/methods';
import type { Address } from 'viem';
import type { Failures } from '#chain/errors.ts';
import type { Act } from '#chain/flow/act.ts';
import { addressField, termsFormat, wordField } from '#chain/flow/terms.ts';
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
import { payoutStep } from './payout-step.ts';

/** Who sends it. */
export type ReleaseTerms = { readonly sender: Address };
export type CoinTerms = { readonly coin: PaymentToken };

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

/** What `open` came to: a coin that nobody paid with has no pool. */
type Opened = CoinTerms & { readonly hash: Hash | null; readonly isOpen: boolean };

export const openPool: Act<CoinTerms, CoinTerms, Opened> = {
  name: 'open-pool',
  agree: async (_, { coin }) => ({ coin }),
  terms: termsFormat<CoinTerms>({ coin: wordField(['USDT', 'USDC']) }),
  steps: ({ coin }) => [
    payoutStep({
      name: 'open-pool',
      call: openPoolCall(coin),
      isDue: ({ provider }) => isPoolWaiting(provider, coin),
    }),
  ],
  conclude: async ({ provider }, { coin }, hash) => ({
    coin,
    hash,
    isOpen: (await poolStatus(provider, coin)) === 'opened',
  }),
  failures: () => marketFailures('POOL_OPEN_FAILED'),
  underWay: 'ACT_UNDER_WAY',
};

export const sweepCoin: Act<CoinTerms, CoinTerms, CoinTerms & { readonly hash: Hash | null }> = {
  name: 'sweep-coin',
  agree: async (_, { coin }) => ({ coin }),
  terms: termsFormat<CoinTerms>({ coin: wordField(['USDT', 'USDC']) }),
  steps: ({ coin }) => [
    payoutStep({
      name: 'sweep-coin',
      call: sweepCall(coin),
      isDue: async ({ provider }) => (await sweepableUnits(provider, coin)) > 0n,
    }),
  ],
  conclude: async (_, { coin }, hash) => ({ coin, hash }),
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
