/** Reckons what is typed, and fills in the pool. */
import { followStaking } from '#features/staking/front/follow-staking.ts';
import { languageOf } from '#shell/page/language.ts';

/** The form and the pool, as long as the document is there. */
export function start(): void {
  followStaking(document, languageOf(location.pathname));
}
