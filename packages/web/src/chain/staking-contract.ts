/** The contract of staking: calls to make, values to read, and the events that prove what was paid. */
import { lilApeStakingAbi } from '@lilape/contracts/generated/abis';
import { AppError } from '@lilape/domain/app-error';
import {
  type Abi,
  type Address,
  type ContractFunctionArgs,
  decodeFunctionResult,
  encodeFunctionData,
  type EncodeFunctionDataParameters,
  type Hex,
} from 'viem';
import { contracts } from '#shell/first/deployment.ts';
import { approvalCall, tokenAllowance, tokenBalance } from './erc20.ts';
import type { Provider } from './provider.ts';
import { type Call, readCall } from './rpc.ts';

/** A stake as the contract tells it. Amounts in base units, times in unix seconds. */
export type ChainStake = {
  readonly id: number;
  readonly tokens: bigint;
  readonly lockDays: number;
  readonly startSeconds: number;
  readonly endSeconds: number;
  readonly lastClaimSeconds: number;
  readonly claimedTokens: bigint;
  readonly pendingTokens: bigint;
  /** Present yearly rate, hundredths of a percent. */
  readonly apyBps: number;
  readonly isDoubled: boolean;
  /** The ape that it was opened with, 0 for none. */
  readonly apeId: number;
  readonly isActive: boolean;
};

/** The pool of rewards by the contract's own counters, base units. */
export type ChainPool = { readonly staked: bigint; readonly reserved: bigint; readonly free: bigint };

/** Stakes asked for in one call. */
const pageSize = 100n;

/** The contract that was compiled in. @throws AppError STAKING_NOT_DEPLOYED where this chain has none */
export function stakingAddress(): Address {
  if (contracts.staking === null) throw new AppError('STAKING_NOT_DEPLOYED');
  return contracts.staking;
}

/** LILAPE itself. @throws AppError STAKING_NOT_DEPLOYED where this chain has none */
export function lilapeAddress(): Address {
  if (contracts.lilape === null) throw new AppError('STAKING_NOT_DEPLOYED');
  return contracts.lilape;
}

/** Lets staking take exactly `tokens`. */
export function approveStakeCall(tokens: bigint): Call {
  return approvalCall(lilapeAddress(), stakingAddress(), tokens);
}

/** Opens a stake; `apeId` 0 for one without an ape. @see specification §7 Staking contract */
export function stakeCall(tokens: bigint, lockDays: number, apeId: number): Call {
  return callOf('stake', [tokens, BigInt(lockDays), apeId !== 0, BigInt(apeId)]);
}

/** Pays what a stake of the sender has earned. */
export function claimRewardsCall(stakeId: number): Call {
  return callOf('claimRewards', [BigInt(stakeId)]);
}

/** Pays a stake of the sender out, principal and rewards. */
export function unstakeCall(stakeId: number): Call {
  return callOf('unstake', [BigInt(stakeId)]);
}

/** Frees an ape from the stake of an owner who no longer has it. */
export function unbindCall(apeId: number): Call {
  return callOf('unbind', [BigInt(apeId)]);
}

type Action = 'stake' | 'claimRewards' | 'unstake' | 'unbind';

function callOf<const Name extends Action>(
  functionName: Name,
  args: ContractFunctionArgs<typeof lilApeStakingAbi, 'nonpayable', Name>,
): Call {
  const parameters = { abi: lilApeStakingAbi, functionName, args } as EncodeFunctionDataParameters;
  return { to: stakingAddress(), data: encodeFunctionData(parameters) };
}

/** What a claim by `account` would pay now; it reverts as the claim would. */
export async function claimableNow(provider: Provider, account: Address, stakeId: number): Promise<bigint> {
  const answer = await readCall(provider, { from: account, ...claimRewardsCall(stakeId) });
  return decodeFunctionResult({ abi: lilApeStakingAbi, functionName: 'claimRewards', data: answer });
}

/** What unstaking by `account` would pay now; it reverts as that would. */
export async function unstakableNow(
  provider: Provider,
  account: Address,
  stakeId: number,
): Promise<{ tokens: bigint; rewards: bigint }> {
  const answer = await readCall(provider, { from: account, ...unstakeCall(stakeId) });
  const [tokens, rewards] = decodeFunctionResult({
    abi: lilApeStakingAbi,
    functionName: 'unstake',
    data: answer,
  });
  return { tokens, rewards };
}

/** What `unbind` would give back to the pool now; it reverts as that would. */
export async function freedByUnbind(provider: Provider, account: Address, apeId: number): Promise<bigint> {
  const answer = await readCall(provider, { from: account, ...unbindCall(apeId) });
  return decodeFunctionResult({ abi: lilApeStakingAbi, functionName: 'unbind', data: answer });
}

/** Stakes that an account ever opened. */
export async function stakeCountOf(provider: Provider, account: Address): Promise<number> {
  return Number(await ask<bigint>(provider, 'stakesOf', [account]));
}

/** One stake of an account. */
export async function stakeOf(provider: Provider, account: Address, stakeId: number): Promise<ChainStake> {
  return stakeFrom(await ask<TellStake>(provider, 'getStake', [account, BigInt(stakeId)]));
}

/** All stakes of an account as of one block, the oldest first; `block` is a hex number. */
export async function stakesOf(provider: Provider, account: Address, block: Hex): Promise<ChainStake[]> {
  const stakes: ChainStake[] = [];
  for (;;) {
    const args = [account, BigInt(stakes.length), pageSize];
    // Each page begins where the one before has ended.
    // oxlint-disable-next-line no-await-in-loop
    const page = await ask<readonly TellStake[]>(provider, 'getUserStakesPage', args, block);
    stakes.push(...page.map(stakeFrom));
    if (page.length < Number(pageSize)) return stakes;
  }
}

/** The pool as of one block. */
export async function poolAt(provider: Provider, block: Hex): Promise<ChainPool> {
  const [staked, reserved, free] = await Promise.all(
    ['totalStaked', 'rewardsReserved', 'rewardsFree'].map((name) => ask<bigint>(provider, name, [], block)),
  );
  return { staked: staked ?? 0n, reserved: reserved ?? 0n, free: free ?? 0n };
}

/** Whose stake an ape doubles; null where it is free. */
export async function boundTo(
  provider: Provider,
  apeId: number,
): Promise<{ account: Address; stakeId: number } | null> {
  const [account, stakeId] = await ask<readonly [Address, bigint]>(provider, 'boundTo', [BigInt(apeId)]);
  return stakeId === 0n ? null : { account, stakeId: Number(stakeId) };
}

/** LILAPE that `account` holds, base units. */
export function lilapeBalance(provider: Provider, account: Address): Promise<bigint> {
  return tokenBalance(provider, lilapeAddress(), account);
}

/** LILAPE that staking may take from `account`, base units. */
export function stakeAllowance(provider: Provider, account: Address): Promise<bigint> {
  return tokenAllowance(provider, lilapeAddress(), account, stakingAddress());
}

type TellStake = {
  readonly [
    Name in
      | 'id'
      | 'amount'
      | 'lockDays'
      | 'startTime'
      | 'endTime'
      | 'lastClaimTime'
      | 'totalClaimed'
      | 'pendingRewards'
      | 'apy'
      | 'nftTokenId'
  ]: bigint;
} & { readonly hasNFTBonus: boolean; readonly active: boolean };

function stakeFrom(reported: TellStake): ChainStake {
  return {
    id: Number(reported.id),
    tokens: reported.amount,
    lockDays: Number(reported.lockDays),
    startSeconds: Number(reported.startTime),
    endSeconds: Number(reported.endTime),
    lastClaimSeconds: Number(reported.lastClaimTime),
    claimedTokens: reported.totalClaimed,
    pendingTokens: reported.pendingRewards,
    apyBps: Number(reported.apy),
    isDoubled: reported.hasNFTBonus,
    apeId: Number(reported.nftTokenId),
    isActive: reported.active,
  };
}

const abi: Abi = lilApeStakingAbi;

/** Asks the contract for a value; the name and the type belong together in the calls above. */
async function ask<Value>(
  provider: Provider,
  functionName: string,
  args: readonly unknown[] = [],
  block: string = 'latest',
): Promise<Value> {
  const data = encodeFunctionData({ abi, functionName, args });
  const answer = await readCall(provider, { to: stakingAddress(), data }, block);
  return decodeFunctionResult({ abi, functionName, data: answer }) as Value;
}
