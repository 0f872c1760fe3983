import { listEntrants } from '@lilape/domain/draws/entrants';
import { expect, test } from 'vitest';
import { makeHere, makeList } from '#draws/make-list.ts';

test('behavior: a long list is made in a thread of its own, and is the same', async () => {
  const entrants = listEntrants(
    Array.from({ length: 1_001 }, (_, i) => ({
      account: `0x${(i + 1).toString(16).padStart(40, '0')}` as const,
      weight: BigInt(i + 1),
    })),
  );
  const draws = '0x00000000000000000000000000000000000000d1' as const;
  const blockHash = `0x${'ab'.repeat(32)}` as const;
  const work = {
    of: 'giveaway' as const,
    head: { chainId: 1, draws, drawId: 1, block: 7, blockHash, excluded: [] },
    entrants,
  };
  const made = await makeList(work);
  expect(made.published).toEqual(makeHere(work).published);
  expect(made.tree).toEqual(makeHere(work).tree);
});
