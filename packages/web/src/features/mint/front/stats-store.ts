/** The mint in numbers: asked for at once, every 30 s, and whenever the ledger tells of a mint. @see specification §2 Mint page */
import type { MintStatsBody } from '@lilape/wire/apes';
import { mintStats } from '@lilape/wire/endpoints/apes';
import { callApi } from '#shell/first/api.ts';
import { followTopic } from '#shell/asking/follow-topic.ts';
import { oneAtATime } from '#shell/asking/one-at-a-time.ts';
import { createStore } from '#shell/first/store.ts';

export type MintStats = {
  /** The last answer; null before the first. */
  readonly body: MintStatsBody | null;
  /** When the chain was last read before it, by `performance.now()`. */
  readonly readAtMs: number;
  /** What kept the last try from answering; null where it did not fail. */
  readonly error: unknown;
  readonly isLoading: boolean;
};

const nothingYet: MintStats = { body: null, readAtMs: 0, error: null, isLoading: true };

/** The page's one store of it; it asks while somebody follows. */
export const stats = createStore<MintStats>(nothingYet, () => followTopic('apes', refreshStats));

/** Asks now; resolves when the try is over. */
export const refreshStats = oneAtATime(read);

async function read(): Promise<void> {
  stats.set({ ...stats.get(), isLoading: true });
  try {
    const { body, serverTimeMs = Date.now() } = await callApi(mintStats);
    // By the server's own clock: the visitor's may be wrong.
    const ageMs = serverTimeMs - Date.parse(body.as_of);
    stats.set({ body, readAtMs: performance.now() - ageMs, error: null, isLoading: false });
  } catch (error) {
    stats.set({ ...stats.get(), error, isLoading: false });
  }
}
