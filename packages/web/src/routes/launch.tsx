/** One launch: `/launchpad/{id}`. */
import { msg } from '@lingui/core/macro';
import { LaunchFront } from '#features/launch/front/launch-front.static.tsx';
import type { PageHead } from '#shell/page/page-head.ts';

export const head: PageHead = {
  title: msg`Launch`,
  description: msg`What a project gives to holders of LILAPE and when, everybody’s odds, and the draw that anyone can count again.`,
};

/** Its head, filled in by `launch.script.ts`; odds, draw and list are an island. */
export function Page() {
  return <LaunchFront />;
}
