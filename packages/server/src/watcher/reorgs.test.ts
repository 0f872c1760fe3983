import { expect, test } from 'vitest';
import { DEEDS } from '#testing/deeds.ts';
import { openTestDatabase } from '#testing/postgres.ts';
import { reorgRun } from '#testing/reorg-run.ts';
import { watchedSubject } from '#projections.ts';
import { TEST_DEPLOYMENT } from '#testing/api-ledger.ts';

test('behavior: after 100 random reorganisations every projection is the one rebuilt from nothing', async () => {
  const database = await openTestDatabase();
  try {
    const { replaced, orphaned, seen, ...report } = await reorgRun({
      rounds: 100,
      seed: 20_250_122,
      database,
    });
    expect(report).toEqual({ rounds: 100, compared: 5, alarms: 0, unlikeRebuilt: [] });
    expect(replaced).toBeGreaterThan(1_000);
    expect(orphaned).toBeGreaterThan(50);
    // Each kind of event of a stake and of a draw came, and was taken out and read again with the others.
    expect([...seen].toSorted()).toEqual([
      'claimed',
      'opened',
      'revealed',
      'staked',
      'unbound',
      'unstaked',
      'won',
    ]);
  } finally {
    await database.drop();
  }
}, 240_000);

test('behavior: the runs give every projection events', () => {
  const { projections } = watchedSubject(TEST_DEPLOYMENT);
  expect(projections.map(({ name }) => name)).toEqual(Object.keys(DEEDS));
});
