/** One launch: `/launchpad/{id}`. */
import { msg } from '@lingui/core/macro';
import { useEffect } from 'react';
import { followLaunch } from '#features/launch/front/follow-launch.ts';
import { LaunchFront } from '#features/launch/front/launch-front.static.tsx';
import { useLocation } from '#shell/page/location.ts';
import type { PageHead } from '#shell/page/page-head.ts';
import { useLanguage } from '#shell/page/use-language.ts';

export const head: PageHead = {
  title: msg`Launch`,
  description: msg`What a project gives to holders of LILAPE and when, everybody’s odds, and the draw that anyone can count again.`,
};

/** Its head; kept HTML, filled in by `launch.script.ts`, with odds, draw and list in their place. */
export function Page() {
  const language = useLanguage();
  const { path } = useLocation();
  useEffect(() => followLaunch(document, path, language), [path, language]);
  return <LaunchFront key={path} />;
}
