/** What the worker does with a request; apart from it, so that tests can ask without one. */
import { type Beacon, QUICKNET } from '@lilape/domain/draws/beacon';
import { decompress, verifySignature } from '@lilape/domain/draws/signature';
import { digestOfFrontier, frontierAfter } from '@lilape/domain/draws/frontier';
import { giveawayPlaces } from '@lilape/domain/draws/giveaway';
import { type ReadList, readList, readManifest } from '@lilape/domain/draws/read-list';
import { proofOf } from '@lilape/domain/draws/tree';
import { winnersOf } from '@lilape/domain/draws/winners';
import { bytesOf, hexOf } from '@lilape/domain/draws/words';
import { cidOf, digestOfCid } from '@lilape/domain/ipfs';
import { drawnPlaces } from '@lilape/domain/launchpad/allotments';
import { LOCAL_CHAIN_ID } from '@lilape/domain/chains';
import type { FileOf } from './published-list.ts';
import { recount } from './recount.ts';
import type {
  Answer,
  Batch,
  BatchWanted,
  ListedAs,
  Request,
  Wanted,
  Winning,
  WinningEntry,
} from './requests.ts';

/** Answers a request; every end is an answer. */
export async function answer(
  request: Request,
  { fileOf, tell }: { fileOf: FileOf; tell: (answer: Answer) => void },
): Promise<void> {
  try {
    switch (request.ask) {
      case 'recount': {
        const { publicKey } = await beaconOf(request.chainId);
        const { claims, isCheating } = request;
        await recount(claims, {
          fileOf,
          publicKey,
          isCheating,
          tell: (counted) => tell({ kind: 'step', counted }),
        });
        return tell({ kind: 'counted' });
      }
      case 'listing': {
        const listing = await listingOf(request.chainId, request.wanted, fileOf);
        return tell(listing === null ? { kind: 'differs' } : { kind: 'listing', listing });
      }
      case 'batch': {
        const batch = await batchOf(request.chainId, request.wanted, fileOf);
        return tell(batch === null ? { kind: 'differs' } : { kind: 'batch', batch });
      }
      case 'winning': {
        const entries = await winningEntries(request.winning, fileOf);
        return tell(entries === null ? { kind: 'differs' } : { kind: 'winning', entries });
      }
      case 'signature': {
        const { publicKey } = await beaconOf(request.chainId);
        const signature = bytesOf(request.signature);
        const point = verifySignature(publicKey, request.round, signature) ? decompress(signature) : null;
        return tell({ kind: 'signature', point: point === null ? null : hexOf(point) });
      }
    }
  } catch {
    // A file that did not come, or is none: whoever asked says so in a sentence.
    tell({ kind: 'failed' });
  }
}

/** The beacon of a chain's draws; that of the local chain has code of its own. */
async function beaconOf(chainId: number): Promise<Beacon> {
  if (chainId !== LOCAL_CHAIN_ID) return QUICKNET;
  return (await import('@lilape/domain/draws/local-beacon')).LOCAL_BEACON;
}

/** What a contract is given about a list; null where it is not the one wanted, or breaks a rule. */
async function listingOf(chainId: number, wanted: Wanted, fileOf: FileOf): Promise<ListedAs | null> {
  const list = await wantedList(chainId, wanted, fileOf);
  if (list === null) return null;
  const { manifest } = list;
  const { root, count, totalWeight } = manifest;
  const places = 'launch' in manifest ? drawnPlaces(manifest.places, count) : giveawayPlaces(count);
  const listDigest = hexOf(digestOfCid(wanted.cid));
  return { root, count: BigInt(count), totalWeight, places: BigInt(places), listDigest };
}

/** Some entrants as the contract lists them; null where the list is not the one wanted, or breaks a rule. */
async function batchOf(chainId: number, wanted: BatchWanted, fileOf: FileOf): Promise<Batch | null> {
  const list = await wantedList(chainId, wanted, fileOf);
  if (list === null) return null;
  const { entrants, manifest } = list;
  const { from, until } = wanted;
  const frontier = frontierAfter(entrants, from);
  return {
    frontier,
    accounts: entrants.slice(from, until).map(({ account }) => account),
    excluded: manifest.excluded,
    before: digestOfFrontier(frontier),
    after: digestOfFrontier(frontierAfter(entrants, until)),
  };
}

async function wantedList(chainId: number, wanted: Wanted, fileOf: FileOf): Promise<KnownList | null> {
  const list = await listAt(wanted.cid, fileOf);
  if (list === null) return null;
  const { manifest } = list;
  const launch = 'launch' in manifest ? manifest.launch : null;
  const isWanted = launch === wanted.launch && manifest.draws === wanted.draws.toLowerCase();
  return isWanted && manifest.chainId === chainId ? list : null;
}

/** The winners with their proofs; null where the list is not the one named. */
async function winningEntries(
  { drawId, cid, root, seed, places }: Winning,
  fileOf: FileOf,
): Promise<readonly WinningEntry[] | null> {
  const list = await listAt(cid, fileOf);
  if (list?.manifest.root !== root) return null;
  const { entrants, tree } = list;
  return winnersOf({ seed, drawId, entrants, places }).map(
    ({ entrant: { index, account, from, weight } }) => ({
      index,
      account,
      from,
      weight,
      proof: proofOf(tree, index),
    }),
  );
}

type KnownList = Extract<ReadList, { ok: true }>;

/** The list behind the CID of its manifest; null where a file is another, or the list breaks a rule. */
async function listAt(cid: string, fileOf: FileOf): Promise<KnownList | null> {
  const bytes = await fileOf(cid);
  const head = readManifest(bytes);
  if (cidOf(bytes) !== cid || !head.ok) return null;
  const { parts } = head.manifest;
  const files = await Promise.all(parts.map((part) => fileOf(part.cid)));
  if (files.some((file, at) => cidOf(file) !== parts[at]?.cid)) return null;
  const list = readList(bytes, files);
  return list.ok ? list : null;
}
