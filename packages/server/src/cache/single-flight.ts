// Look-ups that many ask for at once: one flight a key, its result kept for a while, a cap on both.
import { AppError } from '@lilape/domain/app-error';

export type SingleFlightOptions = {
  /** Results kept; the oldest go first. */
  readonly maxKept: number;
  /** Look-ups that may run at once. */
  readonly maxRunning: number;
  /** Look-ups that may wait for one of these; more are refused. */
  readonly maxWaiting: number;
};

type Kept<T> = { readonly stamp: string; readonly value: T };

export type SingleFlight<T> = {
  /**
   * The value for `key`, kept while `stamp` stays the same (a ledger version, or a second). Those who ask while it is
   * being looked up share one look-up; a failure is not kept.
   * @throws AppError SERVICE_UNAVAILABLE if too many are waiting, and whatever `look` throws
   */
  get(key: string, stamp: string, look: () => Promise<T>): Promise<T>;
  readonly running: number;
};

/** Single-flight look-ups with a bounded memory. Absence is a value like any other, so it is kept too. */
export function createSingleFlight<T>(options: SingleFlightOptions): SingleFlight<T> {
  const kept = new Map<string, Kept<T>>();
  const flying = new Map<string, Promise<T>>();
  const waiting: (() => void)[] = [];
  let running = 0;

  const enter = async () => {
    if (running < options.maxRunning) running += 1;
    else if (waiting.length >= options.maxWaiting) throw new AppError('SERVICE_UNAVAILABLE');
    // Whoever leaves hands its place on, so the count stays.
    else await new Promise<void>((resolve) => waiting.push(resolve));
  };
  const leave = () => {
    const next = waiting.shift();
    if (next === undefined) running -= 1;
    else next();
  };
  const keep = (key: string, entry: Kept<T>) => {
    kept.delete(key);
    kept.set(key, entry);
    if (kept.size > options.maxKept) kept.delete(kept.keys().next().value ?? key);
  };
  const fly = async (key: string, stamp: string, look: () => Promise<T>): Promise<T> => {
    await enter();
    try {
      const value = await look();
      keep(key, { stamp, value });
      return value;
    } finally {
      leave();
    }
  };

  return {
    get(key, stamp, look) {
      const known = kept.get(key);
      if (known?.stamp === stamp) return Promise.resolve(known.value);
      const flight = `${stamp} ${key}`;
      const current = flying.get(flight);
      if (current !== undefined) return current;
      const started = fly(key, stamp, look).finally(() => flying.delete(flight));
      flying.set(flight, started);
      return started;
    },
    get running() {
      return running;
    },
  };
}
