/** Staking, until it opens. */
import { msg } from '@lingui/core/macro';
import type { PageHead } from '#shell/page/page-head.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import { Coming, ComingFact } from '#ui/coming.tsx';

export const head: PageHead = {
  title: msg`Staking`,
  description: msg`Lock $LILAPE for 90, 180 or 360 days at a rate that is fixed when you start.`,
};

/** What staking will be: periods, rates and what is reserved. */
export function Page() {
  const { t } = useLingui();
  return (
    <Coming
      art="sketch-lock"
      title={t`Staking`}
      lead={t`Lock LILAPE for a fixed time and receive more LILAPE. It opens after the sale, when there are tokens to lock.`}
    >
      <ComingFact title={t`90 days: 20% a year`}>
        <Trans>40% with a LilApe NFT in your wallet.</Trans>
      </ComingFact>
      <ComingFact title={t`180 days: 30% a year`}>
        <Trans>60% with a LilApe NFT in your wallet.</Trans>
      </ComingFact>
      <ComingFact title={t`360 days: 50% a year`}>
        <Trans>100% with a LilApe NFT in your wallet.</Trans>
      </ComingFact>
      <ComingFact title={t`Reserved from the start`}>
        <Trans>
          The whole reward of a stake is set aside when it opens. A stake that the pool cannot cover is
          refused, so no reward depends on those who come later.
        </Trans>
      </ComingFact>
      <ComingFact title={t`What the rates are in`}>
        <Trans>
          Rewards are paid in LILAPE, whose price can fall to nothing. A rate in tokens is not a gain in
          dollars.
        </Trans>
      </ComingFact>
    </Coming>
  );
}
