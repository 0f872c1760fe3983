/** The laboratory of the local chain's build; in no other. */
import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { Lab } from '#features/lab/lab.island.tsx';
import { Island } from '#shell/island/island.tsx';
import type { PageHead } from '#shell/page/page-head.ts';
import { PageIntro } from '#ui/page-intro.tsx';

export const head: PageHead = {
  title: msg`The laboratory`,
  description: msg`Move time, end the sale, swap blocks and kill the server of a local chain, and see that nothing is lost.`,
};

/** What can be done to the local chain. @see docs/architecture.md "Set-up" */
export function Page() {
  const { t } = useLingui();
  return (
    <>
      <PageIntro
        title={t`The laboratory`}
        lead={t`This chain is a toy on your machine. Hand yourself coins, buy, move time, end the sale, break things, and watch the site take it.`}
        art="ape-lost"
      />
      <Island when="load">
        <Lab />
      </Island>
    </>
  );
}
