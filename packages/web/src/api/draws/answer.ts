/** What the worker does with a request; apart from it, so that tests can ask without one. */
import { type Beacon, QUICKNET } from '@lilape/domain/draws/beacon';
import { decompress, verifySignature } from '@lilape/domain/draws/signature';
import { proofOf, rootOf, treeOf } from '@lilape/domain/draws/tree';
import { winnersOf } from '@lilape/domain/draws/winners';
import { bytesOf, hexOf } from '@lilape/domain/draws/words';
import { cidOf, cidOfDigest } from '@lilape/domain/ipfs';
import { LOCAL_CHAIN_ID } from '@lilape/domain/chains';
import { type FileOf, manifestIn, rowsIn } from './published-list.ts';
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
  const manifest = await fileOf(cid);
  if (cidOf(manifest) !== cid) return null;
  const files = await Promise.all(
    manifestIn(manifest).parts.map(async (part) => ({ part, bytes: await fileOf(part.cid) })),
  );
  if (files.some(({ part, bytes }) => cidOf(bytes) !== part.cid)) return null;
  const entrants = files.flatMap(({ bytes }) => rowsIn(bytes));
  const tree = treeOf(entrants);
  if (rootOf(tree) !== root) return null;
  return winnersOf({ seed, drawId, entrants, places }).map(({ entrant }) => ({
    ...entrant,
    proof: proofOf(tree, entrant.index),
  }));
}
