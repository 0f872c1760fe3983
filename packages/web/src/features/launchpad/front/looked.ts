/** Whose tier is looked at: the connected wallet's, or that of an address that was typed; asked at once and again while somebody looks. */
import type { Address } from '@lilape/domain/address';
import { AppError } from '@lilape/domain/app-error';
import { isStaleAge } from '@lilape/domain/freshness';
import { tier } from '@lilape/wire/endpoints/launchpad';
import type { TierBody } from '@lilape/wire/launchpad';
import { callApi } from '#shell/api/api.ts';
import { followOccasions } from '#shell/live/follow-topic.ts';
import { createStore } from '#shell/page/store.ts';

export type Looked = {
  /** null where nobody was named. */
  readonly address: Address | null;
  readonly isTyped: boolean;
  /** The last answer about it; null before the first. */
  readonly body: TierBody | null;
  /** How old the site's look at the chain was when it answered, milliseconds. */
  readonly ageMs: number;
  /** Whether that was too old. @see decision 10 "no invented figures" */
  readonly isLate: boolean;
  /** Why the last try gave nothing: no answer, or the site cannot know here. */
  readonly fault: 'failed' | 'closed' | null;
};

const nobody: Looked = {
  address: null,
  isTyped: false,
  body: null,
  ageMs: 0,
  isLate: false,
  fault: null,
};

/** The connected wallet's address, set by the island that knows it. */
export const own = createStore<Address | null>(null);

/** A plain transfer is told to nobody, so it is asked for this often, milliseconds. */
const againMs = 8_000;

/** The page's one store of it; it asks while somebody follows. */
export const looked = createStore<Looked>(nobody, () =>
  followOccasions({ holders: 'holders', staking: 'staking', sale: 'stats' }, refreshTier, againMs),
);

/** Looks at an address from now on; null looks at nobody. */
export function lookAt(address: Address | null, isTyped: boolean): void {
  if (address !== looked.get().address) looked.set({ ...nobody, address, isTyped });
  else looked.set({ ...looked.get(), isTyped });
  void refreshTier();
}

let asked = 0;

/** Asks now; an answer that another question has overtaken is dropped. */
export async function refreshTier(): Promise<void> {
  const { address } = looked.get();
  if (address === null) return;
  const round = ++asked;
  try {
    const { body, serverTimeMs = Date.now() } = await callApi(tier, { params: { address } });
    if (round !== asked) return;
    const ageMs = serverTimeMs - Date.parse(body.as_of);
    looked.set({ ...looked.get(), body, ageMs, isLate: isStaleAge(ageMs), fault: null });
  } catch (thrown) {
    if (round !== asked) return;
    const isClosed = thrown instanceof AppError && thrown.code === 'SERVICE_UNAVAILABLE';
    looked.set({ ...looked.get(), fault: isClosed ? 'closed' : 'failed' });
  }
}
