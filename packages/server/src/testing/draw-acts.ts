// What people do with draws on a test chain, some of which are open for all of it.
import { localAddress } from '@lilape/contracts/deploy/local-config';
import { drawsAbi } from '@lilape/contracts/generated/abis';
import { roundAtOrAfter, seedOf } from '@lilape/domain/draws/beacon';
import { type Entrant, listEntrants, totalWeight } from '@lilape/domain/draws/entrants';
import { listingBatches } from '@lilape/domain/draws/frontier';
import { LOCAL_BEACON, signLocalRound } from '@lilape/domain/draws/local-beacon';
import { decompress } from '@lilape/domain/draws/signature';
import { type Tree, proofOf, rootOf, sortedTree } from '@lilape/domain/draws/tree';
import { winnersOf } from '@lilape/domain/draws/winners';
import { hexOf } from '@lilape/domain/draws/words';
import { encodeFunctionData } from 'viem';
import type { Hex } from '#chain/blocks.ts';
import type { Act } from '#testing/acts.ts';
import type { TestChain } from '#testing/chain.ts';
import type { Random } from '#testing/random.ts';

/** Draws that are open, from number 2 on; places of each, fewer than entrants. */
const OPEN_DRAWS = 8;
const PLACES = 3;
const ENTRANTS = 9;
/** Beyond the day that the contract asks for. */
const AHEAD_SECONDS = 90_000;

/** The lists of all test draws: one, of a few accounts. */
export const TEST_ENTRANTS: readonly Entrant[] = listEntrants(
  Array.from({ length: ENTRANTS }, (_, i) => ({
    account: `0x${(0xd0 + i).toString(16).padStart(40, '0')}` as const,
    weight: BigInt(1 + ((i * 7) % 5)) * 10n ** 18n,
  })),
);
const TREE = sortedTree(TEST_ENTRANTS);

/** Reveals a draw or settles some of its places; whether it is time for that is for the chain to say, which refuses many. */
export function drawsAction(chain: TestChain, buyer: number, random: Random): Act {
  const drawId = 2 + random.below(OPEN_DRAWS);
  if (random.chance(0.3)) return revealAct(chain, buyer, drawId, roundOf(chain));
  const first = random.below(PLACES);
  const draw = { drawId, round: roundOf(chain), entrants: TEST_ENTRANTS, tree: TREE, places: PLACES };
  return settleAct(chain, buyer, draw, first, 1 + random.below(PLACES - first));
}

const rounds = new WeakMap<TestChain, number>();

/** The round that the draws of `chain` were opened with. */
function roundOf(chain: TestChain): number {
  const round = rounds.get(chain);
  if (round === undefined) throw new Error('No draws were opened on this chain.');
  return round;
}

/** Lets the owner open draws, all with one round of the local beacon. */
export async function openTestDraws(chain: TestChain): Promise<void> {
  const round = await roundAhead(chain);
  rounds.set(chain, round);
  const listing = listingOf(TEST_ENTRANTS, TREE, PLACES, round);
  for (let opened = 0; opened < OPEN_DRAWS; opened++)
    await sendAsOwner(chain, encodeFunctionData({ abi: drawsAbi, functionName: 'open', args: [listing] }));
  await chain.mine();
}

/** A round of the local beacon that the contract takes now. */
export async function roundAhead(chain: TestChain): Promise<number> {
  const { timestamp } = await chain.rpc<{ timestamp: Hex }>('eth_getBlockByNumber', 'latest', false);
  return roundAtOrAfter(LOCAL_BEACON, Number(timestamp) + AHEAD_SECONDS);
}

/** What a draw is opened with; its list is published nowhere. */
export function listingOf(entrants: readonly Entrant[], tree: Tree, places: number, round: number) {
  return {
    root: rootOf(tree),
    count: BigInt(entrants.length),
    totalWeight: totalWeight(entrants),
    places: BigInt(places),
    round: BigInt(round),
    listDigest: rootOf(tree),
  };
}

/** Sends a call to the draws as their owner; it is in the next block. */
export async function sendAsOwner(chain: TestChain, data: Hex): Promise<Hex> {
  const from = localAddress('owner');
  await chain.rpc('anvil_impersonateAccount', from);
  const call = { from, to: chain.addressOf('draws'), data, gas: '0x7a120' };
  return chain.rpc<Hex>('eth_sendTransaction', call);
}

/** The giveaway's entrants, listed by a buyer at once, which opens its draw. */
export function listAct(
  chain: TestChain,
  buyer: number,
  entrants: readonly Entrant[],
  excluded: readonly Hex[],
): Act {
  const [batch] = listingBatches(entrants, null);
  if (batch === undefined) throw new Error('Nobody is to be listed.');
  const args = [batch.frontier, batch.accounts, excluded] as const;
  return {
    buyer,
    to: chain.addressOf('draws'),
    data: encodeFunctionData({ abi: drawsAbi, functionName: 'list', args }),
    // Whoever is excluded is read each time, and there are eighteen.
    gas: 600_000n,
  };
}

/** The beacon's signature of a draw's round, handed in by a buyer. */
export function revealAct(chain: TestChain, buyer: number, drawId: number, round: number): Act {
  const args = [BigInt(drawId), hexOf(signed(round).uncompressed)] as const;
  return {
    buyer,
    to: chain.addressOf('draws'),
    data: encodeFunctionData({ abi: drawsAbi, functionName: 'reveal', args }),
  };
}

/** `count` winners from place `first` on, settled by a buyer. */
export function settleAct(
  chain: TestChain,
  buyer: number,
  draw: {
    readonly drawId: number;
    readonly round: number;
    readonly entrants: readonly Entrant[];
    readonly tree: Tree;
    readonly places: number;
  },
  first: number,
  count: number,
): Act {
  const winners = winnersOf({ ...draw, seed: signed(draw.round).seed });
  const entries = winners.slice(first, first + count).map(({ entrant }) => ({
    ...entrant,
    index: BigInt(entrant.index),
    proof: proofOf(draw.tree, entrant.index),
  }));
  const args = [BigInt(draw.drawId), BigInt(first), entries] as const;
  return {
    buyer,
    to: chain.addressOf('draws'),
    data: encodeFunctionData({ abi: drawsAbi, functionName: 'settle', args }),
  };
}

const signatures = new Map<number, { uncompressed: Uint8Array; seed: Hex }>();

/** A signature takes a moment: each is made once. */
function signed(round: number): { uncompressed: Uint8Array; seed: Hex } {
  const known = signatures.get(round);
  if (known !== undefined) return known;
  const signature = signLocalRound(round);
  const made = { uncompressed: decompress(signature) ?? new Uint8Array(), seed: seedOf(signature) };
  signatures.set(round, made);
  return made;
}
