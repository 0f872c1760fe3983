/** "Check it yourself": everything that is recorded, counted again in the visitor's browser. */
import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { Counter } from '#features/verify/counter.island.tsx';
import { Idle } from '#features/verify/idle.tsx';
import { Reading } from '#features/verify/reading/reading.tsx';
import { Island } from '#shell/island/island.tsx';
import type { PageHead } from '#shell/page/page-head.ts';
import { PageIntro } from '#ui/page-intro.tsx';

export const head: PageHead = {
  description: msg`Check the whole $LILAPE sale in your browser: every file, every row, every account, against the chain.`,
};

/** The page of the count. @see decision 104 "counting again" */
export function Page() {
  const { t } = useLingui();
  return (
    <>
      <PageIntro
        title={t`Check it yourself`}
        lead={t`Your browser checks everything this site has recorded against the chain’s own events. Trust nobody, us least of all.`}
        art="ape-looking"
        isLow
      />
      <Island when="load">
        <Counter>
          <Idle />
        </Counter>
      </Island>
      <Reading />
    </>
  );
}
