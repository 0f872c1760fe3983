// The list of a launch from the chain alone: the block of its snapshot, what everybody held after it, and the files that follow.
import type { Address } from '@lilape/domain/address';
import type { Tree } from '@lilape/domain/draws/tree';
import { totalWeight } from '@lilape/domain/draws/entrants';
import { type PublishedList, publishList } from '@lilape/domain/draws/list';
import type { Holding } from '@lilape/domain/launchpad/holding';
import {
  LAUNCH_LIST,
  type LaunchEntrant,
  type LaunchHead,
  launchEntrants,
} from '@lilape/domain/launchpad/launch-list';
import { drawnPlaces } from '@lilape/domain/launchpad/allotments';
import { snapshotTimeOf } from '@lilape/domain/launchpad/snapshot-time';
import { type Reader, dispatchLogs } from '@lilape/events/dispatch';
import { TRANSFER_DECODERS } from '@lilape/events/holders';
import type { Hex } from '@lilape/events/log';
import { saleDecoders } from '@lilape/events/sale';
import { STAKING_DECODERS } from '@lilape/events/staking';
import { readsAt } from './contract-reads.ts';
import type { Listing } from './giveaway.ts';
import { type AskChain, CannotCheck } from './fetchers.ts';
import type { Gate } from './gate.ts';
import { createHoldings } from './holdings.ts';
import type { Known } from './known.ts';
import { hexOf, readLogs } from './logs.ts';
import { readTerms } from './subjects/sale.ts';

/** What a site says of a launch, and the list says too. */
export type LaunchPlan = Pick<
  LaunchHead,
  'launch' | 'launchTimeSeconds' | 'places' | 'allocation' | 'symbol'
>;

export type TimedBlock = { readonly block: number; readonly blockHash: Hex; readonly timeSeconds: number };

export type LaunchCount = {
  readonly entrants: readonly LaunchEntrant[];
  /** null where nobody has a tier: then there is nothing to publish. */
  readonly made: { readonly tree: Tree; readonly published: PublishedList } | null;
};

/** The list of a launch of those who held something after `block`. */
export function countLaunch(
  known: Known,
  plan: LaunchPlan,
  { block, blockHash }: Pick<TimedBlock, 'block' | 'blockHash'>,
  holdings: Iterable<readonly [Address, Holding]>,
): LaunchCount {
  const { chainId, excluded } = known;
  const { draws } = known.contracts;
  if (draws === null) throw new CannotCheck('UNKNOWN_CHAIN', `There are no draws on chain ${chainId}.`);
  const entrants = launchEntrants(excluded, holdings);
  if (entrants.length === 0) return { entrants, made: null };
  const tree = LAUNCH_LIST.treeOf(entrants);
  const head: LaunchHead = { ...plan, chainId, draws, block, blockHash, excluded };
  return { entrants, made: { tree, published: publishList(LAUNCH_LIST, head, entrants, tree) } };
}

/** The list of a launch by the logs up to the block of its snapshot. @throws CannotCheck */
export async function readLaunch(options: {
  readonly chain: AskChain;
  readonly known: Known;
  readonly plan: LaunchPlan;
  /** The newest block that may be believed. */
  readonly to: number;
  readonly gate: Gate;
}): Promise<LaunchCount & TimedBlock> {
  const { chain, known, plan, to, gate } = options;
  const atSeconds = snapshotTimeOf(plan.launchTimeSeconds);
  const snapshot = await findSnapshot(chain, { from: known.fromBlock, to, atSeconds });
  const { readers, presale } = holdingReaders(known);
  const terms = await readTerms(presale, readsAt(chain, snapshot.block, presale, gate));
  const holdings = createHoldings(terms);
  const contracts = readers.flatMap(({ sources }) => sources.map(({ address }) => address));
  const ranges = { chain, contracts, from: known.fromBlock, to: snapshot.block, gate, timed: [] };
  for await (const { logs } of readLogs(ranges)) holdings.take(dispatchLogs(readers, logs));
  const held = holdings.after(snapshot.block, snapshot.timeSeconds);
  return { ...countLaunch(known, plan, snapshot, held), ...snapshot };
}

/** What `open` is given about a list, with the round that decides. @throws RangeError where nobody has a tier */
export function launchListing({ entrants, made }: LaunchCount, plan: LaunchPlan, round: number): Listing {
  if (made === null) throw new RangeError('Nobody has a tier.');
  return {
    root: made.published.root,
    count: BigInt(entrants.length),
    totalWeight: totalWeight(entrants),
    places: BigInt(drawnPlaces(plan.places, entrants.length)),
    round: BigInt(round),
    listDigest: made.published.digest,
  };
}

/** The last block with this time or an earlier one, found by halves. @throws CannotCheck while there is none after it */
export async function findSnapshot(
  chain: AskChain,
  { from, to, atSeconds }: { readonly from: number; readonly to: number; readonly atSeconds: number },
): Promise<TimedBlock> {
  let [low, high] = [await blockAt(chain, from), await blockAt(chain, to)];
  if (low.timeSeconds > atSeconds)
    throw new CannotCheck('RPC_REFUSED', `Block ${from}, the first one of ours, is after the snapshot.`);
  if (high.timeSeconds <= atSeconds)
    throw new CannotCheck('NOTHING_PUBLISHED', `Block ${to} is not after the snapshot yet.`);
  while (high.block - low.block > 1) {
    // Each answer says where to ask next.
    // oxlint-disable-next-line no-await-in-loop
    const middle = await blockAt(chain, Math.floor((low.block + high.block) / 2));
    if (middle.timeSeconds <= atSeconds) low = middle;
    else high = middle;
  }
  return low;
}

/** A block of the chain. @throws CannotCheck where the endpoint does not know it */
export async function blockAt(chain: AskChain, block: number): Promise<TimedBlock> {
  const found = (await chain('eth_getBlockByNumber', [hexOf(block), false])) as {
    hash: Hex;
    timestamp: Hex;
  } | null;
  if (found === null) throw new CannotCheck('RPC_REFUSED', `The endpoint does not know block ${block}.`);
  return { block, blockHash: found.hash, timeSeconds: Number(found.timestamp) };
}

/** Who reads the events from which holdings follow. @throws CannotCheck where one of the contracts is missing */
function holdingReaders({ chainId, contracts }: Known): { readers: Reader[]; presale: Address } {
  const { lilape, staking, presale, usdt, usdc } = contracts;
  if (lilape === null || staking === null || presale === null || usdt === null || usdc === null)
    throw new CannotCheck('UNKNOWN_CHAIN', `There is no launchpad on chain ${chainId}.`);
  const readers = [
    { name: 'holders', sources: [{ address: lilape, decoders: TRANSFER_DECODERS }] },
    { name: 'staking', sources: [{ address: staking, decoders: STAKING_DECODERS }] },
    { name: 'sale', sources: [{ address: presale, decoders: saleDecoders({ USDT: usdt, USDC: usdc }) }] },
  ];
  return { readers, presale };
}
