/** The launchpad, until it opens. */
import { msg } from '@lingui/core/macro';
import type { PageHead } from '#shell/page/page-head.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import { Coming, ComingFact } from '#ui/coming.tsx';

export const head: PageHead = {
  title: msg`Launchpad`,
  description: msg`Four tiers for holders of $LILAPE, with the exact amount each one asks for.`,
};

/** What the launchpad will be: four tiers and how a place is drawn. */
export function Page() {
  const { t } = useLingui();
  return (
    <Coming
      art="sketch-volcano"
      title={t`Launchpad`}
      lead={t`Holders of LILAPE will get a place in launches of other projects. How large a place depends on what they hold 24 hours before.`}
    >
      <ComingFact title={t`Banana Tree`}>
        <Trans>From 100,000,000 LILAPE: one ticket in the draw.</Trans>
      </ComingFact>
      <ComingFact title={t`Jungle King`}>
        <Trans>From 1,000,000,000 LILAPE: a guaranteed place of the smallest size and 3 tickets.</Trans>
      </ComingFact>
      <ComingFact title={t`Volcano Ape`}>
        <Trans>From 10,000,000,000 LILAPE: a guaranteed place, 8 tickets and the first access window.</Trans>
      </ComingFact>
      <ComingFact title={t`Moon Rider`}>
        <Trans>
          From 50,000,000,000 LILAPE: a guaranteed place, 20 tickets, the first access window and priority in
          airdrops.
        </Trans>
      </ComingFact>
      <ComingFact title={t`What counts`}>
        <Trans>
          Tokens in your wallet, staked tokens, and tokens bought in the sale that you have not claimed yet.
        </Trans>
      </ComingFact>
    </Coming>
  );
}
