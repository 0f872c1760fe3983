// The collection, counted: every transfer of an ape, and who has each.
import type { Address } from '@lilape/domain/address';
import { type ApeTransfer, NO_APES, foldApe } from '@lilape/domain/apes/fold';
import { APE_DECODERS } from '@lilape/events/apes';
import { eventLine } from '@lilape/events/lines';
import { VIEWS } from '../views.ts';
import { type Counting, type Pair, type Subject, firstUnequal, toJson } from './subject.ts';

export const APES: Subject = {
  name: 'apes',
  open: async ({ contracts: { nft } }) => (nft === null ? null : count(nft)),
};

function count(nft: Address): Counting {
  const owners = new Map<number, Address>();
  let totals = NO_APES;
  return {
    sources: [{ address: nft, decoders: APE_DECODERS }],
    add(log, emit) {
      const transfer = log.event as ApeTransfer;
      const step = foldApe(totals, owners.get(transfer.id) ?? null, transfer);
      totals = step.totals;
      if (step.isRecorded) {
        owners.set(transfer.id, transfer.to);
        emit(eventLine(log, { type: 'transfer', ...transfer }));
      }
      return step.alarms;
    },
    end: () => undefined,
    totals: () => ({ json: toJson(totals), value: `${totals.minted}` }),
    async counters(reads) {
      const said = await reads.one(nft, VIEWS.apeSupply);
      // Before the collection stands there are no apes.
      const supply = Object.values(said ?? {})[0] ?? 0n;
      const pair: Pair = ['totalSupply', BigInt(totals.minted), supply];
      return { count: 1, value: String(supply), difference: firstUnequal('apes', 'counters', [pair], nft) };
    },
    accountCount: () => owners.size,
    async accounts(reads, onDone) {
      const ids = [...owners.keys()];
      const said = await reads.many(
        nft,
        VIEWS.ownerOf,
        ids.map((id) => [id]),
        onDone,
      );
      const pairs = ids.map((id, at): Pair => {
        const owner = Object.values(said[at] ?? {})[0] ?? null;
        return [`owner of ape ${id}`, BigInt(owners.get(id) ?? 0), owner];
      });
      const look = `ownerOf(uint256) of ${nft}`;
      return {
        count: ids.length,
        value: String(ids.length),
        difference: firstUnequal('apes', 'accounts', pairs, look),
      };
    },
  };
}
