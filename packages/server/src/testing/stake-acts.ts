// What people do with stakes on a test chain, some of which are old enough for all of it.
import { erc20Abi, lilApeStakingAbi } from '@lilape/contracts/generated/abis';
import { PERIODS } from '@lilape/domain/staking/periods';
import { encodeFunctionData } from 'viem';
import type { Act } from '#testing/acts.ts';
import { FEW_IDS, mintAct } from '#testing/ape-acts.ts';
import type { TestChain } from '#testing/chain.ts';
import type { Random } from '#testing/random.ts';

/** What anyone can do at the staking contract. */
export type StakingCall =
  | { readonly functionName: 'stake'; readonly args: readonly [bigint, bigint, boolean, bigint] }
  | {
      readonly functionName: 'claimRewards' | 'unstake' | 'unbind' | 'fundRewards';
      readonly args: readonly [bigint];
    };

/** Stakes of each buyer whose locks are over; the first is doubled by an ape. */
const OLD_STAKES = 8;
const OLD_SECONDS = 91 * 86_400;

/** Anything: whether a stake is there, an ape has left or anything was earned is for the chain to say, which refuses some. */
export function stakingAction(chain: TestChain, buyer: number, random: Random): Act {
  const stakeId = BigInt(1 + random.below(OLD_STAKES + 1));
  const ape = BigInt(1 + random.below(FEW_IDS));
  const calls: readonly StakingCall[] = [
    { functionName: 'claimRewards', args: [stakeId] },
    { functionName: 'unstake', args: [stakeId] },
    { functionName: 'unbind', args: [ape] },
    { functionName: 'unbind', args: [ape] },
    { functionName: 'fundRewards', args: [9n] },
    openingOf(random, ape),
    openingOf(random, 0n),
  ];
  return stakingAct(chain, buyer, calls[random.below(calls.length)] ?? openingOf(random, 0n));
}

/** Gives every buyer an ape and stakes whose locks are over, and lets them stake more. */
export async function openOldStakes(chain: TestChain): Promise<void> {
  const everybody = chain.buyers.map((_, buyer) => buyer);
  const args = [chain.addressOf('staking'), 10n ** 30n] as const;
  const approval = encodeFunctionData({ abi: erc20Abi, functionName: 'approve', args });
  await chain.seal(everybody.map((buyer) => ({ buyer, to: chain.sale.lilape, data: approval })));
  await chain.seal(everybody.map((buyer) => mintAct(chain, buyer, BigInt(buyer + 1))));
  for (let stakeId = 1; stakeId <= OLD_STAKES; stakeId++)
    await chain.seal(
      everybody.map((buyer) => {
        const ape = stakeId === 1 ? BigInt(buyer + 1) : 0n;
        return stakingAct(chain, buyer, { functionName: 'stake', args: [10n ** 20n, 90n, ape !== 0n, ape] });
      }),
    );
  await chain.rpc('evm_increaseTime', OLD_SECONDS);
  await chain.mine();
}

/** A stake of any length and up to 1,000 LILAPE; 0 is no ape. */
function openingOf(random: Random, ape: bigint): StakingCall {
  const { lockDays } = PERIODS[random.below(PERIODS.length)] ?? PERIODS[0];
  const tokens = BigInt(1 + random.below(1_000)) * 10n ** 18n;
  return { functionName: 'stake', args: [tokens, BigInt(lockDays), ape !== 0n, ape] };
}

/** A call of the staking contract. */
export function stakingAct(chain: TestChain, buyer: number, call: StakingCall): Act {
  return {
    buyer,
    to: chain.addressOf('staking'),
    data: encodeFunctionData({ abi: lilApeStakingAbi, ...call }),
  };
}
