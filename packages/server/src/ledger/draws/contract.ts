// What the contract of draws says of itself: its beacon, and at a block its draws and what it holds.
import { drawsAbi, erc20Abi } from '@lilape/contracts/generated/abis';
import type { Address } from '@lilape/domain/address';
import { type Beacon, QUICKNET } from '@lilape/domain/draws/beacon';
import { DRAW_STATUSES } from '@lilape/domain/draws/draw-status';
import { type DrawState, type DrawsTotals, promisedTokens } from '@lilape/domain/draws/fold';
import { GIVEAWAY_ID } from '@lilape/domain/draws/giveaway';
import { compressKey } from '@lilape/domain/draws/signature';
import { bytesOf } from '@lilape/domain/draws/words';
import { callAt, hasCodeAt } from '#chain/call-at.ts';
import type { Endpoint } from '#chain/endpoints.ts';
import type { Findings } from '#ledger/projection.ts';
import type { Hex } from '#ledger/stored.ts';

/** Where draws are held; addresses in lower case. */
export type DrawsDeployment = { readonly draws: Address; readonly lilape: Address };

/** What the contract says of a draw. */
export type DrawSaid = {
  readonly status: number;
  readonly root: Hex;
  readonly count: bigint;
  readonly totalWeight: bigint;
  readonly places: bigint;
  readonly round: bigint;
  readonly listDigest: Hex;
  readonly seed: Hex;
  readonly settledPlaces: bigint;
};

export type DrawsState = {
  readonly drawCount: bigint;
  /** Those that were asked for, by id. */
  readonly draws: ReadonlyMap<number, DrawSaid>;
  readonly heldTokens: bigint;
};

/** Draws that are compared at each look, the newest, beside the giveaway. */
const COMPARED = 20;
const NO_SEED: Hex = `0x${'00'.repeat(32)}`;

/** The contract's beacon, which never changes. */
export async function readContractBeacon(endpoint: Endpoint, draws: Address): Promise<Beacon> {
  const [key, genesis, period] = await endpoint.client.readContract({
    address: draws,
    abi: drawsAbi,
    functionName: 'beacon',
  });
  const publicKey = compressKey(bytesOf(key));
  return {
    chainHash: publicKey === QUICKNET.publicKey ? QUICKNET.chainHash : null,
    publicKey,
    genesisSeconds: Number(genesis),
    periodSeconds: Number(period),
  };
}

/** The draws of the totals that are compared with the contract's. */
export function comparedDraws({ draws }: DrawsTotals): readonly DrawState[] {
  return draws.filter(({ id }, at) => id === GIVEAWAY_ID || at >= draws.length - COMPARED);
}

/** The contract's state at the block `hash`, or null before it was deployed. @throws where the endpoint has not kept that state */
export async function readDrawsState(
  endpoint: Endpoint,
  { draws, lilape }: DrawsDeployment,
  hash: Hex,
  ids: readonly number[],
): Promise<DrawsState | null> {
  if (!(await hasCodeAt(endpoint, hash, draws))) return null;
  const [drawCount, heldTokens, ...reported] = await Promise.all([
    callAt(endpoint, hash, { to: draws, abi: drawsAbi, functionName: 'drawCount', args: [] }),
    callAt(endpoint, hash, { to: lilape, abi: erc20Abi, functionName: 'balanceOf', args: [draws] }),
    ...ids.map(async (id) => {
      const args = [BigInt(id)] as const;
      const said = await callAt(endpoint, hash, { to: draws, abi: drawsAbi, functionName: 'drawOf', args });
      const { status, listing, seed, settledPlaces } = said;
      return [id, { ...listing, status, seed, settledPlaces }] as const;
    }),
  ]);
  return { drawCount, heldTokens, draws: new Map(reported) };
}

/** What is wrong with the draws at a block; `state` is null where the contract was not there yet. */
export function drawsFindings(totals: DrawsTotals, state: DrawsState | null): Findings {
  if (state === null) {
    const differences = totals.draws.length === 0 ? [] : ['there are draws but no contract'];
    return { differences, shortfalls: [], surplus: [] };
  }
  const lastId = BigInt(totals.draws.at(-1)?.id ?? GIVEAWAY_ID);
  const counted = lastId === state.drawCount ? [] : [`draws: events ${lastId}, contract ${state.drawCount}`];
  const differences = comparedDraws(totals).flatMap((draw) => differencesOf(draw, state.draws.get(draw.id)));
  const owed = promisedTokens(totals);
  const shortfalls =
    state.heldTokens < owed ? [`LILAPE: holds ${state.heldTokens}, must hold ${owed} for prizes`] : [];
  // What is beyond the prizes anyone may burn: nothing was sent by mistake.
  return { differences: [...counted, ...differences], shortfalls, surplus: [] };
}

function differencesOf(draw: DrawState, said: DrawSaid | undefined): string[] {
  if (said === undefined) return [`draw ${draw.id}: the contract was not asked`];
  const compared = [
    ['status', DRAW_STATUSES.indexOf(draw.status), said.status],
    ['root', draw.root, said.root],
    ['entrants', BigInt(draw.count), said.count],
    ['weight', draw.totalWeight, said.totalWeight],
    ['places', BigInt(draw.places), said.places],
    ['round', BigInt(draw.round), said.round],
    ['list', draw.listDigest, said.listDigest],
    ['seed', draw.seed ?? NO_SEED, said.seed],
    ['settled', BigInt(draw.settledPlaces), said.settledPlaces],
  ] as const;
  return compared
    .filter(([, folded, reported]) => folded !== reported)
    .map(([name, folded, reported]) => `draw ${draw.id}, ${name}: events ${folded}, contract ${reported}`);
}
