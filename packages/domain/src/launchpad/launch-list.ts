// The list of a launch: everybody with a tier at its snapshot, with tickets for weight and the holding that earned them. Pure.
import type { Address } from '@lilape/domain/address';
import type { Entrant, Weighted } from '@lilape/domain/draws/entrants';
import { entrantsBut } from '@lilape/domain/draws/list';
import {
  type Given,
  type ListFormat,
  type ListMoment,
  isCount,
  isHex,
  isNumberText,
  sortedAddresses,
} from '@lilape/domain/draws/list-format';
import { sortedTree } from '@lilape/domain/draws/tree';
import { type Holding, sumOf } from '@lilape/domain/launchpad/holding';
import { snapshotTimeOf } from '@lilape/domain/launchpad/snapshot-time';
import { TIERS, type TierId, isTierId, tierById, tierOf } from '@lilape/domain/launchpad/tiers';

/** The launch as it stood at its snapshot, and the block after which its holders were counted. */
export type LaunchHead = ListMoment & {
  readonly launch: number;
  /** Unix seconds. */
  readonly launchTimeSeconds: number;
  /** Places to be drawn, if so many take part. */
  readonly places: number;
  /** What the project gives: whole units of its token, and that token's symbol. */
  readonly allocation: bigint;
  readonly symbol: string;
};

/** Somebody with a tier; the weight is the tier's tickets. */
export type LaunchRow = Weighted & Holding & { readonly tier: TierId };
export type LaunchEntrant = LaunchRow & Entrant;

/** @see decision 105 "equal shares" */
export const LAUNCH_LIST: ListFormat<LaunchHead, LaunchRow> = {
  name: 'lilape-launch-list/1',
  treeOf: sortedTree,
  writeHead: (head, rows) => ({
    chainId: head.chainId,
    draws: head.draws.toLowerCase(),
    launch: head.launch,
    launchTime: head.launchTimeSeconds,
    snapshotTime: snapshotTimeOf(head.launchTimeSeconds),
    places: head.places,
    allocation: String(head.allocation),
    symbol: head.symbol,
    tiers: TIERS.map(({ id, required, tickets, isGuaranteed }) => ({
      id,
      required: String(required),
      tickets,
      guaranteed: isGuaranteed,
    })),
    block: head.block,
    blockHash: head.blockHash.toLowerCase(),
    excluded: sortedAddresses(head.excluded),
    guaranteed: rows.filter(({ tier }) => tierById(tier).isGuaranteed).length,
  }),
  readHead: ({ launch, launchTime, places, allocation, symbol }, moment) => {
    if (!isCount(launch) || !isCount(launchTime) || !isCount(places)) return null;
    if (!isNumberText(allocation) || typeof symbol !== 'string') return null;
    const launchTimeSeconds = launchTime;
    return { ...moment, launch, launchTimeSeconds, places, allocation: BigInt(allocation), symbol };
  },
  writeRow: ({ index, account, from, weight, tier, wallet, staked, unclaimed }) => ({
    index,
    account,
    from: String(from),
    weight: String(weight),
    tier,
    wallet: String(wallet),
    staked: String(staked),
    unclaimed: String(unclaimed),
  }),
  readRow: (given) => {
    const holding = holdingIn(given);
    const { account, tier } = given;
    if (holding === null || !isHex(account, 20) || !isTierId(tier)) return null;
    return launchRow(account, holding);
  },
};

/** The row of a holding: its tier and that one's tickets; null for who holds too little. */
export function launchRow(account: Address, holding: Holding): LaunchRow | null {
  const tier = tierOf(sumOf(holding));
  return tier && { account, weight: BigInt(tier.tickets), tier: tier.id, ...holding };
}

/** Everybody with a tier among these holders, in the order of the list; those excluded take no part. */
export function launchEntrants(
  excluded: readonly Address[],
  holders: Iterable<readonly [Address, Holding]>,
): LaunchEntrant[] {
  const rows: LaunchRow[] = [];
  for (const [account, holding] of holders) {
    const row = launchRow(account, holding);
    if (row !== null) rows.push(row);
  }
  return entrantsBut(excluded, rows);
}

function holdingIn({ wallet, staked, unclaimed }: Given): Holding | null {
  if (!isNumberText(wallet) || !isNumberText(staked) || !isNumberText(unclaimed)) return null;
  return { wallet: BigInt(wallet), staked: BigInt(staked), unclaimed: BigInt(unclaimed) };
}
