/** Whose chance is looked up; for card, vine, table of winners and proof. */
import type { GiveawayAccountBody } from '@lilape/wire/draws';
import { giveawayAccount } from '@lilape/wire/endpoints/draws';
import { callApi } from '#shell/first/api.ts';
import { createLookup } from '#ui/lookup/lookup.ts';
import { onMove } from './giveaway-store.ts';

/** Asked again when the list or the draw has moved on. */
export const lookup = createLookup<GiveawayAccountBody>({
  ask: async (address) => (await callApi(giveawayAccount, { params: { address } })).body,
  follow: (refresh) => onMove((isFirst) => void (isFirst || refresh())),
});
