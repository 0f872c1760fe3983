/** The contract of the draws: calls to make, and where a draw stands by the contract's own word. */
import { drawsAbi } from '@lilape/contracts/generated/abis';
import { AppError } from '@lilape/domain/app-error';
import { DRAW_STATUSES, type DrawStatus } from '@lilape/domain/draws/draw-status';
import { type Address, decodeFunctionResult, encodeFunctionData, type Hex } from 'viem';
import { contracts } from '#shell/deployment.ts';
import type { Provider } from './provider.ts';
import { type Call, readCall } from './rpc.ts';

/** A draw as the contract tells it. */
export type ChainDraw = {
  readonly status: DrawStatus;
  readonly root: Hex;
  readonly count: number;
  /** Base units in the giveaway. */
  readonly totalWeight: bigint;
  readonly places: number;
  readonly round: number;
  /** sha2-256 of the list's manifest. */
  readonly listDigest: Hex;
  /** All zero until it is revealed. */
  readonly seed: Hex;
  /** Places that have their winner. */
  readonly settledPlaces: number;
};

/** A row of the list with its proof, as the contract takes it. */
export type Entry = {
  readonly index: bigint;
  readonly account: Address;
  readonly from: bigint;
  readonly weight: bigint;
  readonly proof: readonly Hex[];
};

/** The contract that was compiled in. @throws AppError GIVEAWAY_NOT_DEPLOYED where this chain has none */
export function drawsAddress(): Address {
  if (contracts.draws === null) throw new AppError('GIVEAWAY_NOT_DEPLOYED');
  return contracts.draws;
}

/** Hands in the beacon's signature: 128 bytes, uncompressed. @see EIP-2537 */
export function revealCall(drawId: number, signature: Hex): Call {
  const args = [BigInt(drawId), signature] as const;
  return { to: drawsAddress(), data: encodeFunctionData({ abi: drawsAbi, functionName: 'reveal', args }) };
}

/** Names the winners of the places from `firstPlace` on. */
export function settleCall(drawId: number, firstPlace: number, entries: readonly Entry[]): Call {
  const args = [BigInt(drawId), BigInt(firstPlace), entries] as const;
  return { to: drawsAddress(), data: encodeFunctionData({ abi: drawsAbi, functionName: 'settle', args }) };
}

/** Where a draw stands now. */
export async function drawNow(provider: Provider, drawId: number): Promise<ChainDraw> {
  const data = encodeFunctionData({ abi: drawsAbi, functionName: 'drawOf', args: [BigInt(drawId)] });
  const answer = await readCall(provider, { to: drawsAddress(), data });
  const told = decodeFunctionResult({ abi: drawsAbi, functionName: 'drawOf', data: answer });
  const { root, count, totalWeight, places, round, listDigest } = told.listing;
  return {
    status: DRAW_STATUSES[told.status] ?? 'none',
    root,
    count: Number(count),
    totalWeight,
    places: Number(places),
    round: Number(round),
    listDigest,
    seed: told.seed,
    settledPlaces: Number(told.settledPlaces),
  };
}
