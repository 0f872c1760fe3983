// The collection's transfers as a projection of the ledger: which apes there are, and who has them.
import { lilApeNFTAbi } from '@lilape/contracts/generated/abis';
import type { Address } from '@lilape/domain/address';
import { type ApeTotals, type ApeTransfer, NO_APES, foldApe } from '@lilape/domain/apes/fold';
import { APE_DECODERS } from '@lilape/events/apes';
import { callAt, hasCodeAt } from '#chain/call-at.ts';
import type { BlockMark } from '#ledger/cursor.ts';
import {
  APE_TRANSFERS,
  PUBLISHED_TRANSFERS,
  addApeTransfers,
  countApesAt,
  dropApeTransfersAfter,
  readOwnersBehind,
  readOwnersOf,
} from '#ledger/apes/transfers.ts';
import { foldByBlock } from '#ledger/fold-by-block.ts';
import type { Findings, Fold, Folded, Projection, ProjectionLog } from '#ledger/projection.ts';
import { type Json, type Stored, toStored } from '#ledger/stored.ts';

type TransferLog = ProjectionLog<ApeTransfer>;

/** The projection of the collection at `nft` (lower case). */
export function apesProjection(nft: Address): Projection<ApeTransfer> {
  return {
    name: 'apes',
    foldVersion: 1,
    sources: [{ address: nft, decoders: APE_DECODERS }],
    tables: [APE_TRANSFERS],
    orphanTables: [],
    published: PUBLISHED_TRANSFERS,
    emptyState: toStored(NO_APES),
    // What the studio signs and paints is in no event, and what is here follows from the ids.
    readFacts: async () => ({}),
    open: () => apesFold(nft),
  };
}

/** The totals of what was stored as the projection's state. */
export function readApeTotals(state: Json): ApeTotals {
  return state as Stored<ApeTotals>;
}

function apesFold(nft: Address): Fold<ApeTransfer> {
  return {
    async add(client, state, { blocks, logs }) {
      const owners = await readOwnersOf(client, [...new Set(logs.map(({ event }) => event.id))]);
      const { recorded, ...folded } = foldLogs(readApeTotals(state), owners, blocks, logs);
      await addApeTransfers(client, recorded);
      return folded;
    },
    takeBack: dropApeTransfersAfter,
    async check(endpoint, hash, state): Promise<Findings> {
      const { minted } = readApeTotals(state);
      const call = { to: nft, abi: lilApeNFTAbi, functionName: 'totalSupply', args: [] } as const;
      const counted = (await hasCodeAt(endpoint, hash, nft)) ? await callAt(endpoint, hash, call) : 0n;
      const differences = counted === BigInt(minted) ? [] : [`apes: events ${minted}, contract ${counted}`];
      return { differences, shortfalls: [], surplus: [] };
    },
    async audit(client, block, state) {
      const { minted } = readApeTotals(state);
      const counted = await countApesAt(client, block);
      return counted === minted ? [] : [`apes: rows ${counted}, minted ${minted}`];
    },
    async accounts(client, block, after, most) {
      const owners = await readOwnersBehind(client, block, after === null ? 0 : Number(after), most);
      return Array.from(owners, ([id, owner]) => ({
        key: `0x${id.toString(16)}` as const,
        what: `owner of ape ${id}`,
        call: { address: nft, abi: lilApeNFTAbi, functionName: 'ownerOf', args: [BigInt(id)] },
        expected: owner,
      }));
    },
  };
}

/** Folds the logs and keeps `owners` as they are after each, in place. */
function foldLogs(
  before: ApeTotals,
  owners: Map<number, Address>,
  blocks: readonly BlockMark[],
  logs: readonly TransferLog[],
): Folded & { readonly recorded: TransferLog[] } {
  const recorded: TransferLog[] = [];
  const folded = foldByBlock(before, blocks, logs, (totals, log) => {
    const { id, to } = log.event;
    const step = foldApe(totals, owners.get(id) ?? null, log.event);
    if (step.isRecorded) {
      owners.set(id, to);
      recorded.push(log);
    }
    return step;
  });
  return { ...folded, recorded };
}
