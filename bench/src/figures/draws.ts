// How long a list of 100,000 entrants takes: its tree, its published files, and the winners of 103 places.
import { type Entrant, listEntrants } from '@lilape/domain/draws/entrants';
import { GIVEAWAY_LIST } from '@lilape/domain/draws/giveaway-list';
import { publishList } from '@lilape/domain/draws/list';
import { proofOf, rootOf, growingTree, verifyProof } from '@lilape/domain/draws/tree';
import { winnersOf } from '@lilape/domain/draws/winners';
import { encodeWords, hexOf, numberOf } from '@lilape/domain/draws/words';
import { keccak_256 } from '@noble/hashes/sha3.js';

import { type Bench, median } from '../figure.ts';

const ENTRANTS = 100_000;
const PLACES = 103;
const TURNS = 3;

/** Accounts and weights by hashes, so that they are the same every time. */
function manyEntrants(): Entrant[] {
  return listEntrants(
    Array.from({ length: ENTRANTS }, (_, i) => {
      const hash = keccak_256(encodeWords(i));
      return { account: hexOf(hash.subarray(12)), weight: 1n + numberOf(hash.subarray(0, 11)) };
    }),
  );
}

/** Milliseconds of this process's processor, the middle one of some turns: whatever else runs is not counted. */
function timeOf(work: () => void): number {
  const times = Array.from({ length: TURNS }, () => {
    const before = process.cpuUsage();
    work();
    const { user, system } = process.cpuUsage(before);
    return (user + system) / 1_000;
  });
  return median(times);
}

/** Draws of 100,000 entrants. */
export const drawsBench: Bench = {
  name: 'draws',
  async run(print) {
    const entrants = manyEntrants();
    const treeMs = timeOf(() => growingTree(entrants));
    print({
      name: 'tree_of_100_000_leaves',
      value: treeMs / 1_000,
      unit: 's',
      aim: { atMost: 2 },
      note: 'processor time, one thread',
    });
    const tree = growingTree(entrants);
    const root = rootOf(tree);
    const proofMs = timeOf(() => {
      for (const entrant of entrants.slice(0, 1_000))
        if (!verifyProof(root, entrant, proofOf(tree, entrant.index))) throw new Error('A proof fails.');
    });
    print({ name: 'proof_made_and_checked', value: proofMs, unit: 'µs', note: 'of 100,000 leaves' });
    const head = {
      chainId: 31_337,
      draws: entrants[0]?.account ?? '0x',
      drawId: 1,
      block: 1,
      blockHash: root,
    };
    const publishMs = timeOf(() => publishList(GIVEAWAY_LIST, { ...head, excluded: [] }, entrants, tree));
    print({
      name: 'list_of_100_000_published',
      value: publishMs / 1_000,
      unit: 's',
      note: 'with its tree at hand',
    });
    const seed = hexOf(keccak_256(encodeWords(1)));
    const drawMs = timeOf(() => winnersOf({ seed, drawId: 1, entrants, places: PLACES }));
    print({ name: 'winners_of_103_places', value: drawMs, unit: 'ms', note: 'among 100,000 entrants' });
  },
};
