// A queue of files to pin in a database of its own, with a pinner that answers what the test sets.
import { AppError } from '@lilape/domain/app-error';
import { afterAll, afterEach, beforeAll, beforeEach } from 'vitest';
import { createLog } from '#log.ts';
import { createMetrics } from '#metrics.ts';
import { PinError, type PinFault, type PinOrder, type Pinned, type Pinner } from '#studio/pins/pinner.ts';
import { type Pins, openPins } from '#studio/pins/pins.ts';
import { type PinTotals, readPinTotals } from '#studio/pins/read-pins.ts';
import type { PinTimes } from '#studio/pins/times.ts';
import { until } from '#testing/ledger.ts';
import { type TestDatabase, openTestDatabase } from '#testing/postgres.ts';

/** The keeper looks once, and is not in the way of what a test does itself. */
export const ALONE: Partial<PinTimes> = {
  patienceMs: 5_000,
  pollMs: 5,
  lookMs: 3_600_000,
  leaseMs: 60_000,
  firstRetryMs: 60_000,
};
export const BUSY_KEEPER: Partial<PinTimes> = { ...ALONE, lookMs: 5, firstRetryMs: 5, lastRetryMs: 20 };

export type PinRig = {
  readonly database: TestDatabase;
  /** What the pinner was asked. */
  readonly asked: PinOrder[];
  /** How it answers; that all is pinned, before each test. */
  answer: (order: PinOrder) => Pinned | Promise<Pinned>;
  /** A queue whose keeper has looked: what it does at its start is not in the way of what a test does. */
  open(
    times?: Partial<PinTimes>,
    changes?: { name?: string; gone?: string; db?: TestDatabase['pool'] },
  ): Promise<Pins>;
  totals(): Promise<PinTotals>;
};

/** A rig for all tests of a file; each begins with an empty queue. */
export function usePinRig(): PinRig {
  const opened: Pins[] = [];
  let database: TestDatabase;
  const pinner: Pinner = {
    name: 'the pinner',
    pin: async (order) => {
      rig.asked.push(order);
      return await rig.answer(order);
    },
  };
  const rig: PinRig = {
    get database() {
      return database;
    },
    asked: [],
    answer: () => ({ isPinned: true }),
    async open(times = ALONE, { name = pinner.name, gone, db = rig.database.pool } = {}) {
      const pins = openPins({
        db,
        pinner: { ...pinner, name },
        always: [],
        read: async (cid) => (cid === gone ? null : new TextEncoder().encode(cid)),
        log: createLog('error', () => undefined),
        metrics: createMetrics(),
        times,
      });
      opened.push(pins);
      await until(
        async () => pins.totals() !== null,
        () => 'the keeper did not look',
      );
      return pins;
    },
    totals: () => readPinTotals(rig.database.pool),
  };
  beforeAll(async () => {
    database = await openTestDatabase();
  });
  beforeEach(async () => {
    rig.asked.length = 0;
    rig.answer = () => ({ isPinned: true });
    await rig.database.pool.query('truncate app.pins');
  });
  afterEach(() => Promise.all(opened.splice(0).map((pins) => pins.stop())));
  afterAll(() => rig.database.drop());
  return rig;
}

/** The code that it was refused with, or "confirmed". */
export const codeOf = (work: Promise<void>): Promise<string> =>
  work.then(
    () => 'confirmed',
    (error: unknown) => (error instanceof AppError ? error.code : String(error)),
  );

/** An answer that fails. */
export const fail =
  (fault: PinFault, afterMs: number | null = null) =>
  () => {
    throw new PinError(fault, `The pinner is ${fault}.`, afterMs);
  };
