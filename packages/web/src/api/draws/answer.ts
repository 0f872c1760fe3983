/** What the worker does with a request; apart from it, so that tests can ask without one. */
import { type Beacon, QUICKNET } from '@lilape/domain/draws/beacon';
import { decompress, verifySignature } from '@lilape/domain/draws/signature';
import { readList, readManifest } from '@lilape/domain/draws/read-list';
import { proofOf } from '@lilape/domain/draws/tree';
import { winnersOf } from '@lilape/domain/draws/winners';
import { bytesOf, hexOf } from '@lilape/domain/draws/words';
import { cidOf, cidOfDigest } from '@lilape/domain/ipfs';
import { LOCAL_CHAIN_ID } from '@lilape/domain/chains';
import type { FileOf } from './published-list.ts';
import { recount } from './recount.ts';
import type { Answer, Request, Winning, WinningEntry } from './requests.ts';

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
          tell: (counted) => tell({ told: 'step', counted }),
        });
        return tell({ told: 'counted' });
      }
      case 'winning': {
        const entries = await winningEntries(request.winning, fileOf);
        return tell(entries === null ? { told: 'differs' } : { told: 'winning', entries });
      }
      case 'signature': {
        const { publicKey } = await beaconOf(request.chainId);
        const signature = bytesOf(request.signature);
        const point = verifySignature(publicKey, request.round, signature) ? decompress(signature) : null;
        return tell({ told: 'signature', point: point === null ? null : hexOf(point) });
      }
    }
  } catch {
    // A file that did not come, or is none: whoever asked says so in a sentence.
    tell({ told: 'failed' });
  }
}

/** The beacon of a chain's draws; that of the local chain has code of its own. */
async function beaconOf(chainId: number): Promise<Beacon> {
  if (chainId !== LOCAL_CHAIN_ID) return QUICKNET;
  return (await import('@lilape/domain/draws/local-beacon')).LOCAL_BEACON;
}

/** The winners with their proofs; null where the list is not the one named. */
async function winningEntries(
  { drawId, digest, root, seed, places }: Winning,
  fileOf: FileOf,
): Promise<readonly WinningEntry[] | null> {
  const cid = cidOfDigest(bytesOf(digest));
  const bytes = await fileOf(cid);
  const head = readManifest(bytes);
  if (cidOf(bytes) !== cid || !head.ok) return null;
  const { parts } = head.manifest;
  const files = await Promise.all(parts.map((part) => fileOf(part.cid)));
  if (files.some((file, at) => cidOf(file) !== parts[at]?.cid)) return null;
  const list = readList(bytes, files);
  if (!list.ok || list.manifest.root !== root) return null;
  const { entrants, tree } = list;
  return winnersOf({ seed, drawId, entrants, places }).map(({ entrant }) => ({
    ...entrant,
    proof: proofOf(tree, entrant.index),
  }));
}
