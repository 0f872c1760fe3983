// The list of the giveaway: entrants and their weights, under the draw that it is of. Pure.
import type { Weighted } from '@lilape/domain/draws/entrants';
import {
  type ListFormat,
  type ListMoment,
  isHex,
  isNumberText,
  sortedAddresses,
} from '@lilape/domain/draws/list-format';
import { growingTree } from '@lilape/domain/draws/tree';

/** Which draw a list is of, and the moment by which it is fixed. */
export type GiveawayHead = ListMoment & { readonly drawId: number };

/** @see decision 102 "the list of a draw" */
export const GIVEAWAY_LIST: ListFormat<GiveawayHead, Weighted> = {
  name: 'lilape-draw-list/2',
  treeOf: growingTree,
  writeHead: ({ chainId, draws, drawId, block, blockHash, excluded }) => ({
    chainId,
    draws: draws.toLowerCase(),
    drawId: String(drawId),
    block,
    blockHash: blockHash.toLowerCase(),
    excluded: sortedAddresses(excluded),
  }),
  readHead: ({ drawId }, moment) => (isNumberText(drawId) ? { ...moment, drawId: Number(drawId) } : null),
  writeRow: ({ index, account, from, weight }) => ({
    index,
    account,
    from: String(from),
    weight: String(weight),
  }),
  readRow: ({ account, weight }) =>
    isHex(account, 20) && isNumberText(weight) ? { account, weight: BigInt(weight) } : null,
};
