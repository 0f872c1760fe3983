/** Says whose tier is what, and which launches there are. */
import { followLaunchpad } from '#features/launchpad/front/follow-launchpad.ts';
import { languageOf } from '#shell/page/language.ts';

/** The launchpad, as long as the document is there. */
export function start(): void {
  followLaunchpad(document, languageOf(location.pathname));
}
