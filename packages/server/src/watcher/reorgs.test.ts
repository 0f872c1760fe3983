import { expect, test } from 'vitest';
import { isDeep } from '#testing/deep.ts';
import { ACTIONS } from '#testing/actions.ts';
import { openTestDatabase } from '#testing/postgres.ts';
import { reorgRun } from '#testing/reorg-run.ts';
import { watchedSubject } from '#projections.ts';
import { TEST_DEPLOYMENT } from '#testing/api-ledger.ts';

const ROUNDS = isDeep ? 100 : 20;

test(`behavior: after ${ROUNDS} random reorganisations every projection is the one rebuilt from nothing`, async () => {
  const database = await openTestDatabase();
  try {
    const { replaced, orphaned, seen, ...report } = await reorgRun({
      rounds: ROUNDS,
      seed: 8,
      database,
    });
    expect(report).toEqual({ rounds: ROUNDS, compared: ROUNDS / 20, alarms: 0, unlikeRebuilt: [] });
    expect(replaced).toBeGreaterThan(10 * ROUNDS);
    expect(orphaned).toBeGreaterThan(ROUNDS / 2);
    // Each kind of event of stakes, draws and reserves came, and was taken out and read again with the others.
    expect([...seen].toSorted()).toEqual([
      'claimed',
      'opened',
      'paid',
      'released',
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
  expect(projections.map(({ name }) => name)).toEqual(Object.keys(ACTIONS));
});
