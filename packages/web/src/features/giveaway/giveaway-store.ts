/** Where the giveaway stands: asked of the site at once, every 30 s and whenever the ledger tells of a draw. */
import { isStaleAge } from '@lilape/domain/freshness';
import type { GiveawayBody } from '@lilape/wire/draws';
import { giveaway as giveawayEndpoint } from '@lilape/wire/endpoints/draws';
import { callApi } from '#shell/first/api.ts';
import { contracts } from '#shell/first/deployment.ts';
import { followTopic } from '#shell/asking/follow-topic.ts';
import { oneAtATime } from '#shell/asking/one-at-a-time.ts';
import { createStore } from '#shell/first/store.ts';

export type Giveaway = {
  /** The last answer; null before the first. */
  readonly body: GiveawayBody | null;
  /** How much the chain's clock is ahead of the visitor's, milliseconds; that of the server, where its newest block is older. */
  readonly aheadMs: number;
  /** Whether the site read the chain too long ago. @see decision 10 "no invented figures" */
  readonly isLate: boolean;
  /** Whether its last try failed. */
  readonly hasFailed: boolean;
};

const nothingYet: Giveaway = { body: null, aheadMs: 0, isLate: false, hasFailed: false };

/** The page's one store of it; it asks while somebody follows. */
export const giveaway = createStore<Giveaway>(nothingYet, () =>
  contracts.draws === null ? () => {} : followTopic('draws', refreshGiveaway),
);

/** Asks now; resolves when the try is over. */
export const refreshGiveaway = oneAtATime(read);

async function read(): Promise<void> {
  try {
    const { body, serverTimeMs = Date.now() } = await callApi(giveawayEndpoint);
    const isLate = isStaleAge(serverTimeMs - Date.parse(body.as_of));
    const aheadMs = Math.max(serverTimeMs, Date.parse(body.time)) - Date.now();
    giveaway.set({ body, aheadMs, isLate, hasFailed: false });
  } catch {
    // Whatever it was, the page says the same: what it shows is old, or nothing.
    giveaway.set({ ...giveaway.get(), hasFailed: true });
  }
}

/** Calls `then` whenever the list or the draw has moved on, and for the first answer too. */
export function onMove(then: (isFirst: boolean) => void): () => void {
  let last = markOf(giveaway.get());
  return giveaway.subscribe(() => {
    const now = markOf(giveaway.get());
    if (now === last) return;
    const isFirst = last === null;
    last = now;
    then(isFirst);
  });
}

const markOf = ({ body }: Giveaway) =>
  body && `${body.status} ${body.totalWeight} ${body.draw?.settledPlaces}`;
