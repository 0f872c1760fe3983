/** Whose tier is looked up; for card, picture and the four tiers. */
import { isStaleAge } from '@lilape/domain/freshness';
import { tier } from '@lilape/wire/endpoints/launchpad';
import type { TierBody } from '@lilape/wire/launchpad';
import { callApi } from '#shell/first/api.ts';
import { followOccasions } from '#shell/asking/follow-topic.ts';
import { createLookup } from '#ui/lookup/lookup.ts';

export type Standing = TierBody & {
  /** How old the site's look at the chain was when it answered, milliseconds. */
  readonly ageMs: number;
  /** Whether that was too old. @see decision 10 "no invented figures" */
  readonly isLate: boolean;
};

/** A plain transfer is not announced, so it is asked for this often, milliseconds. */
const againMs = 8_000;

/** Asked again whenever the ledger tells of something that counts. */
export const lookup = createLookup<Standing>({
  ask: async (address) => {
    const { body, serverTimeMs = Date.now() } = await callApi(tier, { params: { address } });
    const ageMs = serverTimeMs - Date.parse(body.as_of);
    return { ...body, ageMs, isLate: isStaleAge(ageMs) };
  },
  follow: (refresh) =>
    followOccasions({ holders: 'holders', staking: 'staking', sale: 'stats' }, refresh, againMs),
});
