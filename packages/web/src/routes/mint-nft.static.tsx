/** The NFT mint, until it opens. */
import { msg } from '@lingui/core/macro';
import type { PageHead } from '#shell/page/page-head.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import { Coming, ComingFact } from '#ui/coming.tsx';

export const head: PageHead = {
  title: msg`Mint NFT`,
  description: msg`Ten thousand drawn apes, each one of a kind, minted on Base.`,
};

/** What the mint will be: price, number, traits and storage. */
export function Page() {
  const { t } = useLingui();
  return (
    <Coming
      art="sketch-apes"
      title={t`Mint a LilApe`}
      lead={t`Ten thousand drawn apes on Base, each one of a kind. The mint is being built; nothing can be minted yet, and whoever offers you one is not us.`}
    >
      <ComingFact title={t`0.009 ETH each`}>
        <Trans>
          The price is written into the contract and cannot be changed afterwards. Network fees come on top.
        </Trans>
      </ComingFact>
      <ComingFact title={t`10,000 apes, no two alike`}>
        <Trans>
          Background, eyes, hat and accessory follow from the number of the ape, and so do the brush strokes.
          The last hundred are kept for the giveaway.
        </Trans>
      </ComingFact>
      <ComingFact title={t`Kept on IPFS`}>
        <Trans>
          Picture and description are stored under the fingerprint of their own content, so nobody can swap
          them.
        </Trans>
      </ComingFact>
      <ComingFact title={t`It doubles staking`}>
        <Trans>An ape in your wallet doubles the rate of one stake for as long as you hold it.</Trans>
      </ComingFact>
    </Coming>
  );
}
