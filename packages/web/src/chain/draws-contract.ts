/** The contract of the draws: calls to make, and where a draw stands by the contract's own word. */
import { drawsAbi } from '@lilape/contracts/generated/abis';
import { AppError } from '@lilape/domain/app-error';
import type { BeaconTimes } from '@lilape/domain/draws/beacon';
import { DRAW_STATUSES, type DrawStatus } from '@lilape/domain/draws/draw-status';
import { GIVEAWAY_ID } from '@lilape/domain/draws/giveaway';
import { type Address, decodeFunctionResult, encodeFunctionData, type Hex } from 'viem';
import type { Batch } from '#api/draws/requests.ts';
import { contracts } from '#shell/first/deployment.ts';
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
  /** sha2-256 of the list's manifest; all zero in the giveaway. */
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

/** What the draw of a launch is opened with. */
export type Listing = {
  readonly root: Hex;
  readonly count: bigint;
  readonly totalWeight: bigint;
  readonly places: bigint;
  readonly round: bigint;
  readonly listDigest: Hex;
};

/** Lists the next entrants of the giveaway, by anyone; the last of them open its draw. */
export function listCall({ frontier, accounts, excluded }: Batch): Call {
  const args = [{ ...frontier, count: BigInt(frontier.count) }, accounts, excluded] as const;
  return { to: drawsAddress(), data: encodeFunctionData({ abi: drawsAbi, functionName: 'list', args }) };
}

/** Whether somebody's listing has come to the frontier with this digest. */
export async function hasReached(provider: Provider, digest: Hex): Promise<boolean> {
  const call = { abi: drawsAbi, functionName: 'hasReached' } as const;
  const data = encodeFunctionData({ ...call, args: [digest] });
  return decodeFunctionResult({ ...call, data: await readCall(provider, { to: drawsAddress(), data }) });
}

/** Has the giveaway wait for another round, by anyone. */
export const renewRoundCall = (): Call => ({
  to: drawsAddress(),
  data: encodeFunctionData({ abi: drawsAbi, functionName: 'renewRound' }),
});

/** Ends a giveaway in which nobody takes part, by anyone. */
export const endEmptyCall = (excluded: readonly Address[]): Call => ({
  to: drawsAddress(),
  data: encodeFunctionData({ abi: drawsAbi, functionName: 'endEmptyGiveaway', args: [excluded] }),
});

/** Whether no giveaway is to come: its prizes can be burned at once. */
export async function isGiveawayOver(provider: Provider): Promise<boolean> {
  const call = { abi: drawsAbi, functionName: 'burnableFrom' } as const;
  const data = encodeFunctionData(call);
  return (
    decodeFunctionResult({ ...call, data: await readCall(provider, { to: drawsAddress(), data }) }) === 0n
  );
}

/** Opens the draw of a launch, by the contract's owner. */
export function openCall(listing: Listing): Call {
  return {
    to: drawsAddress(),
    data: encodeFunctionData({ abi: drawsAbi, functionName: 'open', args: [listing] }),
  };
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
  const reported = decodeFunctionResult({ abi: drawsAbi, functionName: 'drawOf', data: answer });
  const { root, count, totalWeight, places, round, listDigest } = reported.listing;
  return {
    status: DRAW_STATUSES[reported.status] ?? 'none',
    root,
    count: Number(count),
    totalWeight,
    places: Number(places),
    round: Number(round),
    listDigest,
    seed: reported.seed,
    settledPlaces: Number(reported.settledPlaces),
  };
}

/** The id of the draw of a launch that stands for a list: the first one opened with it and not taken back; null where there is none. */
export async function standingDraw(
  provider: Provider,
  { listDigest }: { listDigest: Hex },
): Promise<number | null> {
  const ids = Array.from(
    { length: (await drawCount(provider)) - GIVEAWAY_ID },
    (_, at) => at + 1 + GIVEAWAY_ID,
  );
  const draws = await Promise.all(ids.map((id) => drawNow(provider, id)));
  return ids[draws.findIndex((draw) => isStanding(draw) && draw.listDigest === listDigest)] ?? null;
}

const isStanding = ({ status }: ChainDraw) => status !== 'none' && status !== 'withdrawn';

/** Who may open draws. */
export async function ownerOfDraws(provider: Provider): Promise<Address> {
  const data = encodeFunctionData({ abi: drawsAbi, functionName: 'owner' });
  const answer = await readCall(provider, { to: drawsAddress(), data });
  return decodeFunctionResult({ abi: drawsAbi, functionName: 'owner', data: answer });
}

/** When the beacon's rounds are due. */
export async function beaconTimes(provider: Provider): Promise<BeaconTimes> {
  const data = encodeFunctionData({ abi: drawsAbi, functionName: 'beacon' });
  const answer = await readCall(provider, { to: drawsAddress(), data });
  const [, genesis, period] = decodeFunctionResult({ abi: drawsAbi, functionName: 'beacon', data: answer });
  return { genesisSeconds: Number(genesis), periodSeconds: Number(period) };
}

async function drawCount(provider: Provider): Promise<number> {
  const data = encodeFunctionData({ abi: drawsAbi, functionName: 'drawCount' });
  const answer = await readCall(provider, { to: drawsAddress(), data });
  return Number(decodeFunctionResult({ abi: drawsAbi, functionName: 'drawCount', data: answer }));
}
