/** What the contract of staking says when it refuses, for every act on it. @see specification §8 Staking */
import { lilApeStakingAbi } from '@lilape/contracts/generated/abis';
import { AppError } from '@lilape/domain/app-error';
import type { PlainCode } from '@lilape/domain/messages/catalogue';
import { TOKEN_DECIMALS } from '@lilape/domain/token';
import { formatUnits } from '@lilape/domain/units';
import type { Failures } from '#chain/errors.ts';

const tokens = (units: bigint) => formatUnits(units, TOKEN_DECIMALS);

/** The sentence for a stake that the pool cannot cover: what it would earn, and what is free. */
export function poolTooLow(reward: bigint, free: bigint): AppError {
  return new AppError('STAKING_POOL_TOO_LOW', { reward: tokens(reward), free: tokens(free) });
}

const ofApe =
  (
    code:
      | 'STAKING_NFT_NOT_YOURS'
      | 'STAKING_NFT_BOUND'
      | 'STAKING_NFT_NOT_BOUND'
      | 'STAKING_NFT_STILL_OWNED'
      | 'STAKING_NFT_UNREADABLE',
  ) =>
  (id: bigint) =>
    new AppError(code, { id: Number(id) });

const ofStake =
  (code: 'STAKING_UNKNOWN_STAKE' | 'STAKING_CLOSED' | 'STAKING_LOCKED' | 'STAKING_NOTHING_TO_CLAIM') =>
  (id: bigint) =>
    new AppError(code, { id: Number(id) });

/** The sentences of an act of staking; `otherwise` where nobody knows why. */
export function stakingFailures(otherwise: PlainCode): Failures {
  return {
    abi: lilApeStakingAbi,
    reverts: {
      LilApeStaking_ZeroAmount: 'STAKING_ZERO_AMOUNT',
      LilApeStaking_UnknownPeriod: 'STAKING_UNKNOWN_PERIOD',
      LilApeStaking_RewardsTooLow: poolTooLow,
      LilApeStaking_UnexpectedNFT: ofApe('STAKING_NFT_NOT_YOURS'),
      LilApeStaking_UnknownNFT: ofApe('STAKING_NFT_NOT_YOURS'),
      LilApeStaking_NotNFTOwner: ofApe('STAKING_NFT_NOT_YOURS'),
      LilApeStaking_NFTBound: ofApe('STAKING_NFT_BOUND'),
      LilApeStaking_NFTNotBound: ofApe('STAKING_NFT_NOT_BOUND'),
      LilApeStaking_NFTStillOwned: ofApe('STAKING_NFT_STILL_OWNED'),
      LilApeStaking_NFTUnreadable: ofApe('STAKING_NFT_UNREADABLE'),
      LilApeStaking_TooLittleGas: 'STAKING_TOO_LITTLE_GAS',
      LilApeStaking_UnknownStake: (_account: string, id: bigint) => ofStake('STAKING_UNKNOWN_STAKE')(id),
      LilApeStaking_AlreadyUnstaked: ofStake('STAKING_CLOSED'),
      LilApeStaking_Locked: ofStake('STAKING_LOCKED'),
      LilApeStaking_NothingToClaim: ofStake('STAKING_NOTHING_TO_CLAIM'),
      LilApeStaking_ExceedsFree: (_asked: bigint, free: bigint) =>
        new AppError('STAKING_EXCEEDS_FREE', { free: tokens(free) }),
      LilApeStaking_FreeRewardsLocked: 'STAKING_FREE_REWARDS_LOCKED',
      LilApeStaking_BadAddress: 'STAKING_BAD_ADDRESS',
      InsufficientBalance: 'STAKING_BALANCE_MOVED',
      InsufficientAllowance: 'STAKING_NOT_PERMITTED',
    },
    rejected: 'TRANSACTION_REJECTED',
    otherwise,
  };
}
