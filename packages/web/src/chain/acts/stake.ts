/** Opening a stake on the terms shown: permission for exactly the amount, then the stake; or both at once. @see decision 23 "reserved rewards", decision 24 "an ape on a stake" */
import { AppError } from '@lilape/domain/app-error';
import { isLockDays } from '@lilape/domain/staking/periods';
import { wholeRewardDown } from '@lilape/domain/staking/rewards';
import { TOKEN_DECIMALS } from '@lilape/domain/token';
import { formatUnits } from '@lilape/domain/units';
import type { Address } from 'viem';
import { apeOwner } from '#chain/ape-contract.ts';
import type { Act } from '#chain/flow/act.ts';
import type { Actor } from '#chain/flow/step.ts';
import { addressField, termsFormat, unitsField } from '#chain/flow/terms.ts';
import { type Hash, newestBlock, receiptIfKnown } from '#chain/rpc.ts';
import { boundTo, lilapeBalance, poolAt, stakeCountOf } from '#chain/staking-contract.ts';
import { stakedIn } from '#chain/staking-events.ts';
import { stakeSteps } from './stake-steps.ts';
import { poolTooLow, stakingFailures } from './staking-failures.ts';

export type StakeDraft = {
  /** Base units. */
  readonly tokens: bigint;
  readonly lockDays: number;
  /** 0 for none. */
  readonly apeId: number;
};

export type StakeTerms = {
  readonly account: Address;
  readonly tokens: bigint;
  readonly lockDays: bigint;
  readonly apeId: bigint;
  /** What it will have earned at its end, base units. */
  readonly reward: bigint;
  /** Stakes that the account had opened before. */
  readonly before: bigint;
};

export type Staked = Pick<StakeTerms, 'account' | 'tokens' | 'lockDays' | 'reward'> & {
  /** null where the stake came without a transaction that is known here. */
  readonly hash: Hash | null;
  readonly stakeId: number;
};

export const stake: Act<StakeDraft, StakeTerms, Staked> = {
  name: 'stake',
  agree,
  terms: termsFormat<StakeTerms>({
    account: addressField,
    tokens: unitsField,
    lockDays: unitsField,
    apeId: unitsField,
    reward: unitsField,
    before: unitsField,
  }),
  steps: stakeSteps,
  conclude: async ({ provider }, { account, tokens, lockDays, reward, before }, hash) => {
    const receipt = await receiptIfKnown(provider, hash);
    const event = receipt === null ? null : stakedIn(receipt, account);
    return { hash, account, tokens, lockDays, reward, stakeId: event?.stakeId ?? Number(before) + 1 };
  },
  failures: () => stakingFailures('STAKING_FAILED'),
  underWay: 'ACT_UNDER_WAY',
};

/** Checks the draft against the chain; what the contract would refuse is said before the wallet is asked. @see specification §5 Staking */
async function agree(
  { provider, account }: Actor,
  { tokens, lockDays, apeId }: StakeDraft,
): Promise<StakeTerms> {
  if (tokens === 0n) throw new AppError('STAKING_ZERO_AMOUNT');
  if (!isLockDays(lockDays)) throw new AppError('STAKING_UNKNOWN_PERIOD');
  const { number } = await newestBlock(provider);
  const [balance, { free }, before] = await Promise.all([
    lilapeBalance(provider, account),
    poolAt(provider, number),
    stakeCountOf(provider, account),
    expectApe({ provider, account }, apeId),
  ]);
  if (balance < tokens)
    throw new AppError('STAKING_EXCEEDS_BALANCE', { balance: formatUnits(balance, TOKEN_DECIMALS) });
  const reward = wholeRewardDown(tokens, lockDays, apeId !== 0);
  if (reward > free) throw poolTooLow(reward, free);
  return {
    account,
    tokens,
    lockDays: BigInt(lockDays),
    apeId: BigInt(apeId),
    reward,
    before: BigInt(before),
  };
}

/** @throws AppError unless the ape is the account's and doubles no stake; 0 is no ape */
async function expectApe(
  { provider, account }: Pick<Actor, 'provider' | 'account'>,
  id: number,
): Promise<void> {
  if (id === 0) return;
  const [owner, bound] = await Promise.all([apeOwner(provider, BigInt(id)), boundTo(provider, id)]);
  if (owner?.toLowerCase() !== account.toLowerCase()) throw new AppError('STAKING_NFT_NOT_YOURS', { id });
  if (bound !== null) throw new AppError('STAKING_NFT_BOUND', { id });
}
