// What the staking contract says of itself at a block, and what of it differs from its events.
import { erc20Abi, lilApeStakingAbi } from '@lilape/contracts/generated/abis';
import type { Address } from '@lilape/domain/address';
import type { StakingTotals } from '@lilape/domain/staking/fold';
import { tokensToText } from '@lilape/wire/text';
import { callAt, hasCodeAt } from '#chain/call-at.ts';
import type { Endpoint } from '#chain/endpoints.ts';
import type { Findings } from '#ledger/projection.ts';
import type { Hex } from '#ledger/stored.ts';

/** Where LILAPE is staked; addresses in lower case. */
export type StakingDeployment = {
  readonly staking: Address;
  readonly lilape: Address;
  /** Less than this free for rewards of stakes to come is reported, base units; 0: never. */
  readonly lowPoolTokens: bigint;
};

/** The contract's own counters and what it holds, base units of LILAPE. */
export type StakingState = {
  readonly stakedTokens: bigint;
  readonly reservedTokens: bigint;
  readonly opened: bigint;
  readonly heldTokens: bigint;
  /** What it says is free; null where it holds less than it owes, and so can say nothing. */
  readonly freeTokens: bigint | null;
};

/** The contract's state at the block `hash`, or null before it was deployed. @throws where the endpoint has not kept that state */
export async function readStakingState(
  endpoint: Endpoint,
  { staking, lilape }: StakingDeployment,
  hash: Hex,
): Promise<StakingState | null> {
  if (!(await hasCodeAt(endpoint, hash, staking))) return null;
  const ask = (functionName: 'totalStaked' | 'rewardsReserved' | 'stakeCounter' | 'rewardsFree') =>
    callAt(endpoint, hash, { to: staking, abi: lilApeStakingAbi, functionName, args: [] });
  const [stakedTokens, reservedTokens, opened, heldTokens] = await Promise.all([
    ask('totalStaked'),
    ask('rewardsReserved'),
    ask('stakeCounter'),
    callAt(endpoint, hash, { to: lilape, abi: erc20Abi, functionName: 'balanceOf', args: [staking] }),
  ]);
  const isCovered = heldTokens >= stakedTokens + reservedTokens;
  const freeTokens = isCovered ? await ask('rewardsFree') : null;
  return { stakedTokens, reservedTokens, opened, heldTokens, freeTokens };
}

/** What is wrong with staking at a block; `state` is null where the contract was not there yet. */
export function stakingFindings(
  totals: StakingTotals,
  state: StakingState | null,
  lowPoolTokens: bigint,
): Findings {
  if (state === null) {
    const differences = totals.opened === 0 ? [] : ['there are stakes but no contract'];
    return { differences, shortfalls: [], surplus: [] };
  }
  const owed = totals.stakedTokens + totals.reservedTokens;
  const compared = [
    ['staked', totals.stakedTokens, state.stakedTokens],
    ['reserved', totals.reservedTokens, state.reservedTokens],
    ['opened', BigInt(totals.opened), state.opened],
    ...(state.freeTokens === null ? [] : [['free', state.heldTokens - owed, state.freeTokens] as const]),
  ] as const;
  const differences = compared
    .filter(([, folded, counted]) => folded !== counted)
    .map(([name, folded, counted]) => `${name}: events ${folded}, contract ${counted}`);
  const shortfalls = state.heldTokens < owed ? [`LILAPE: holds ${state.heldTokens}, must hold ${owed}`] : [];
  // What is beyond stakes and reserves is the pool's: nothing was sent by mistake.
  return { differences, shortfalls, surplus: [], low: lowPool(state, lowPoolTokens) };
}

/** Nothing before the contract is filled, which the release of the shares does: nobody can stake until then. */
function lowPool({ heldTokens, freeTokens: free }: StakingState, lowPoolTokens: bigint): string[] {
  const freeTokens = free ?? 0n;
  if (heldTokens === 0n || freeTokens >= lowPoolTokens) return [];
  return [
    `${tokensToText(freeTokens)} LILAPE are free for new stakes, less than ${tokensToText(lowPoolTokens)}`,
  ];
}
