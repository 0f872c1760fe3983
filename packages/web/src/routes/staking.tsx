/** Staking, "the banana tree". */
import { msg } from '@lingui/core/macro';
import { StakingPage } from '#features/staking/reading/staking-page.tsx';
import type { PageHead } from '#shell/page/page-head.ts';

export const head: PageHead = {
  description: msg`Lock $LILAPE for 90, 180 or 360 days at a fixed rate. The whole reward is reserved when you sign, and an ape doubles it.`,
};

/** The page. */
export function Page() {
  return <StakingPage />;
}
