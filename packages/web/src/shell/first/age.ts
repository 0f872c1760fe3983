/** How old the sale's data is, and whether it is too old to buy on. */
import { isStaleAge } from '@lilape/domain/freshness';

export type Age = {
  /** Whole seconds since the chain was last read; null before the first answer. */
  seconds: number | null;
  /** Whether that is too old to buy on. */
  isStale: boolean;
};

/** What an age in whole seconds means; null before the first answer. */
export function ageOf(seconds: number | null): Age {
  return { seconds, isStale: seconds === null || isStaleAge(seconds * 1_000) };
}
