// A watcher that looks by the clock while blocks come faster, and are taken back: what it reads in ranges is what there is.
import { expect, test } from 'vitest';
import { isDeep } from '#testing/deep.ts';
import { openTestDatabase } from '#testing/postgres.ts';
import { reorgRun } from '#testing/reorg-run.ts';

const ROUNDS = isDeep ? 100 : 20;

test(`behavior: at a pace, after ${ROUNDS} random reorganisations, every projection is the one rebuilt from nothing`, async () => {
  const database = await openTestDatabase();
  try {
    const { replaced, ...report } = await reorgRun({
      rounds: ROUNDS,
      seed: 20_261_125,
      paceMs: 40,
      database,
    });
    expect(report).toMatchObject({ compared: ROUNDS / 20, alarms: 0, unlikeRebuilt: [] });
    expect(replaced).toBeGreaterThan(10 * ROUNDS);
  } finally {
    await database.drop();
  }
}, 240_000);
