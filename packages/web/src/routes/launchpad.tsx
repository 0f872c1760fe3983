/** The launchpad: whose tier, and the launches of other projects in which it counts. */
import { msg } from '@lingui/core/macro';
import { LaunchpadPage } from '#features/launchpad/reading/launchpad-page.tsx';
import type { PageHead } from '#shell/page/page-head.ts';

export const head: PageHead = {
  description: msg`Four tiers for holders of $LILAPE, with the exact amount for each. See yours, and the launches where it counts.`,
};

/** What reacts in it are islands. @see decisions 25 "what counts as held" to 27 "launches and applications" */
export function Page() {
  return <LaunchpadPage />;
}
