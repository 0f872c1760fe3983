/** Says where the giveaway stands, and whose chance is what. */
import { followGiveaway } from '#features/giveaway/front/follow-giveaway.ts';
import { languageOf } from '#shell/page/language.ts';

/** The giveaway, as long as the document is there. */
export function start(): void {
  followGiveaway(document, languageOf(location.pathname));
}
