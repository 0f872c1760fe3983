/** Staking, LILAPE and the collection on the chain in memory, by the domain's own rules. */
import { lilApeNFTAbi, lilApeStakingAbi } from '@lilape/contracts/generated/abis';
import { isLockDays } from '@lilape/domain/staking/periods';
import { wholeRewardDown } from '@lilape/domain/staking/rewards';
import {
  apyBpsNow,
  claimAt,
  endBonus,
  endsAt,
  isDoubled,
  lastClaimAt,
  openStake,
  owedDown,
  paidTokens,
  type Stake,
  unstakeAt,
} from '@lilape/domain/staking/stake';
import {
  type Abi,
  decodeFunctionData,
  encodeAbiParameters,
  encodeEventTopics,
  encodeFunctionResult,
  erc20Abi,
  type Hex,
  zeroAddress,
} from 'viem';
import { collectionAddress } from '#chain/ape-contract.ts';
import type { Log } from '#chain/rpc.ts';
import { lilapeAddress, stakingAddress } from '#chain/staking-contract.ts';
import {
  buyer,
  type FakeContract,
  type FakeWallet,
  refusal,
  reverted,
  type Transaction,
} from './fake-wallet.ts';

const anyAbi: Abi = lilApeStakingAbi;
const coinAbi: Abi = erc20Abi;
const apesAbi: Abi = lilApeNFTAbi;

/** What the contract reverts with. */
export function failure(errorName: string, args: readonly unknown[] = []): Error {
  return reverted(errorName, args, anyAbi);
}

/** State is public: tests look at it and change it as others would. */
export class FakeStaking {
  /** Unix seconds. */
  now = 1_800_000_000;
  balance = 1_000_000n * 10n ** 18n;
  allowance = 0n;
  free = 10n ** 30n;
  /** Stakes of the buyer, from the first. */
  stakes: Stake[] = [];
  readonly owners = new Map<number, Hex>();
  /** Whose stake an ape doubles, besides the buyer's. */
  readonly foreign = new Map<number, Hex>();

  /** Puts the three contracts onto the wallet's chain. */
  on(wallet: FakeWallet): void {
    wallet.contracts.set(stakingAddress().toLowerCase(), this.staking);
    wallet.contracts.set(lilapeAddress().toLowerCase(), this.lilape);
    wallet.contracts.set(collectionAddress().toLowerCase(), this.collection);
  }

  private readonly lilape: FakeContract = {
    run: ({ data }, isKept) => {
      if (isKept) this.allowance = decodeFunctionData({ abi: erc20Abi, data }).args?.[1] as bigint;
      return [];
    },
    call: ({ data }) => {
      const { functionName } = decodeFunctionData({ abi: erc20Abi, data });
      const result = functionName === 'allowance' ? this.allowance : this.balance;
      return encodeFunctionResult({ abi: coinAbi, functionName, result });
    },
    describe: ({ data }) => `approve ${String(decodeFunctionData({ abi: erc20Abi, data }).args?.[1])}`,
  };

  private readonly collection: FakeContract = {
    run: () => [],
    call: ({ data }) => {
      const { args } = decodeFunctionData({ abi: apesAbi, data });
      const owner = this.owners.get(Number(args?.[0]));
      if (owner === undefined) throw refusal(3, 'execution reverted');
      return encodeFunctionResult({ abi: apesAbi, functionName: 'ownerOf', result: owner });
    },
    describe: () => 'the collection',
  };

  private readonly staking: FakeContract = {
    run: (transaction, isKept) => this.run(transaction, isKept).logs,
    call: (transaction) => {
      const { functionName, args = [] } = decodeFunctionData({ abi: anyAbi, data: transaction.data });
      return encodeFunctionResult({
        abi: anyAbi,
        functionName,
        result: this.answer(functionName, args, transaction),
      });
    },
    describe: ({ data }) => {
      const { functionName, args = [] } = decodeFunctionData({ abi: anyAbi, data });
      return `${functionName} ${args.join(' ')}`;
    },
  };

  private answer(functionName: string, args: readonly unknown[], transaction: Transaction): unknown {
    switch (functionName) {
      case 'stakesOf':
        return BigInt(this.stakes.length);
      case 'getStake':
        return this.reported(Number(args[1]));
      case 'rewardsFree':
        return this.free;
      case 'totalStaked':
      case 'rewardsReserved':
        return 0n;
      case 'boundTo':
        return this.boundTo(Number(args[0]));
      default:
        return this.run(transaction, false).result;
    }
  }

  private boundTo(apeId: number): readonly [Hex, bigint] {
    const foreign = this.foreign.get(apeId);
    if (foreign !== undefined) return [foreign, 1n];
    const at = this.stakes.findIndex((stake) => stake.isActive && stake.apeId === apeId && isDoubled(stake));
    return at === -1 ? [zeroAddress, 0n] : [buyer, BigInt(at + 1)];
  }

  private reported(id: number) {
    const stake = this.stakeAt(id);
    return {
      id: BigInt(id),
      amount: stake.tokens,
      lockDays: BigInt(stake.lockDays),
      startTime: BigInt(stake.startSeconds),
      endTime: BigInt(endsAt(stake)),
      lastClaimTime: BigInt(lastClaimAt(stake)),
      totalClaimed: paidTokens(stake),
      pendingRewards: owedDown(stake, this.now),
      apy: BigInt(apyBpsNow(stake)),
      hasNFTBonus: isDoubled(stake),
      nftTokenId: BigInt(stake.apeId),
      active: stake.isActive,
    };
  }

  private stakeAt(id: number): Stake {
    const stake = this.stakes[id - 1];
    if (stake === undefined) throw failure('LilApeStaking_UnknownStake', [buyer, BigInt(id)]);
    return stake;
  }

  /** What a transaction does: its events, and what a call of it answers. */
  private run({ data }: Transaction, isKept: boolean): { logs: Log[]; result: unknown } {
    const { functionName, args = [] } = decodeFunctionData({ abi: anyAbi, data });
    switch (functionName) {
      case 'stake':
        return this.open(args as readonly [bigint, bigint, boolean, bigint], isKept);
      case 'claimRewards':
        return this.claim(Number(args[0]), isKept);
      case 'unstake':
        return this.takeOut(Number(args[0]), isKept);
      default:
        return this.unbind(Number(args[0]), isKept);
    }
  }

  private open([tokens, days, , apeId]: readonly [bigint, bigint, boolean, bigint], isKept: boolean) {
    const lockDays = Number(days);
    if (this.allowance < tokens) throw failure('InsufficientAllowance');
    if (!isLockDays(lockDays)) throw failure('LilApeStaking_UnknownPeriod', [days]);
    const reward = wholeRewardDown(tokens, lockDays, apeId !== 0n);
    if (reward > this.free) throw failure('LilApeStaking_RewardsTooLow', [reward, this.free]);
    const id = BigInt(this.stakes.length + 1);
    if (isKept) {
      this.allowance -= tokens;
      this.stakes.push(openStake({ tokens, lockDays, startSeconds: this.now, apeId: Number(apeId) }));
    }
    return { logs: [event('Staked', id, [tokens, days, apeId, reward])], result: id };
  }

  private claim(id: number, isKept: boolean) {
    const { stake, tokens } = claimAt(this.withoutLostApe(id), this.now);
    if (tokens === 0n) throw failure('LilApeStaking_NothingToClaim', [BigInt(id)]);
    if (isKept) this.stakes[id - 1] = stake;
    return { logs: [event('RewardsClaimed', BigInt(id), [tokens])], result: tokens };
  }

  private takeOut(id: number, isKept: boolean) {
    const before = this.withoutLostApe(id);
    if (this.now < endsAt(before))
      throw failure('LilApeStaking_Locked', [BigInt(id), BigInt(endsAt(before))]);
    const { stake, tokens } = unstakeAt(before, this.now);
    if (isKept) this.stakes[id - 1] = stake;
    return { logs: [event('Unstaked', BigInt(id), [stake.tokens, tokens])], result: [stake.tokens, tokens] };
  }

  private unbind(apeId: number, isKept: boolean) {
    const isBound = this.foreign.has(apeId);
    if (!isBound) throw failure('LilApeStaking_NFTNotBound', [BigInt(apeId)]);
    if (isKept) this.foreign.delete(apeId);
    return { logs: [], result: 5n };
  }

  /** The stake as its next payment finds it. */
  private withoutLostApe(id: number): Stake {
    const stake = this.stakeAt(id);
    if (!stake.isActive) throw failure('LilApeStaking_AlreadyUnstaked', [BigInt(id)]);
    return this.owners.get(stake.apeId) === buyer ? stake : endBonus(stake).stake;
  }
}

function event(
  eventName: 'Staked' | 'RewardsClaimed' | 'Unstaked',
  stakeId: bigint,
  values: readonly bigint[],
): Log {
  const topics = encodeEventTopics({
    abi: lilApeStakingAbi,
    eventName,
    args: { user: buyer, stakeId },
  }) as Hex[];
  const types = values.map(() => ({ type: 'uint256' }));
  return { address: stakingAddress(), topics, data: encodeAbiParameters(types, values) };
}
