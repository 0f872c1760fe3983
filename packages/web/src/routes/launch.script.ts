/** Says what a launch is, and counts it down. */
import { followLaunch } from '#features/launch/front/follow-launch.ts';
import { languageOf } from '#shell/page/language.ts';

/** The launch that the address names, as long as the document is there. */
export function start(): void {
  followLaunch(document, location.pathname, languageOf(location.pathname));
}
