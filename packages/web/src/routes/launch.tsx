/** One launch: `/launchpad/{id}`. */
import { msg } from '@lingui/core/macro';
import { LaunchPage } from '#features/launch/reading/launch-page.tsx';
import type { PageHead } from '#shell/page/page-head.ts';

export const head: PageHead = {
  title: msg`Launch`,
  description: msg`What a project offers holders of LILAPE and when, everyone’s odds, and the draw that anyone can check.`,
};

/** Its document is the same for all of them; what it says of one are islands. */
export function Page() {
  return <LaunchPage />;
}
