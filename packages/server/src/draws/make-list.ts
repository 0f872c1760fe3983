// The tree and the files of a list; those of a long one are made in a thread of their own, so that nobody waits for them.
import { Worker } from 'node:worker_threads';
import type { Entrant } from '@lilape/domain/draws/entrants';
import { GIVEAWAY_LIST, type GiveawayHead } from '@lilape/domain/draws/giveaway-list';
import { type PublishedList, publishList } from '@lilape/domain/draws/list';
import type { Tree } from '@lilape/domain/draws/tree';
import { LAUNCH_LIST, type LaunchEntrant, type LaunchHead } from '@lilape/domain/launchpad/launch-list';

/** A list to be made, of the giveaway or of a launch. */
export type ListWork =
  | { readonly of: 'giveaway'; readonly head: GiveawayHead; readonly entrants: readonly Entrant[] }
  | { readonly of: 'launch'; readonly head: LaunchHead; readonly entrants: readonly LaunchEntrant[] };
export type MadeList = { readonly tree: Tree; readonly published: PublishedList };

/** So many are made in a few hundredths of a second. */
const FEW = 1_000;

/** The tree and the files of a list with at least one entrant. */
export async function makeList(work: ListWork): Promise<MadeList> {
  if (work.entrants.length <= FEW) return makeHere(work);
  const worker = new Worker(new URL('list-worker.ts', import.meta.url), { workerData: work });
  try {
    return await new Promise<MadeList>((resolve, reject) => {
      worker.once('message', resolve).once('error', reject);
      worker.once('exit', () => reject(new Error('The thread that makes a list ended without one.')));
    });
  } finally {
    await worker.terminate();
  }
}

/** The same in this thread. */
export function makeHere(work: ListWork): MadeList {
  if (work.of === 'launch') {
    const tree = LAUNCH_LIST.treeOf(work.entrants);
    return { tree, published: publishList(LAUNCH_LIST, work.head, work.entrants, tree) };
  }
  const tree = GIVEAWAY_LIST.treeOf(work.entrants);
  return { tree, published: publishList(GIVEAWAY_LIST, work.head, work.entrants, tree) };
}
