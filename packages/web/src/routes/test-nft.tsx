/** The NFT test page. */
import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { Bench } from '#features/test-nft/bench.island.tsx';
import { Island } from '#shell/island/island.tsx';
import type { PageHead } from '#shell/page/page-head.ts';
import { PageIntro } from '#ui/page-intro.tsx';

export const head: PageHead = {
  title: msg`NFT test bench`,
  description: msg`For the people who draw the collection.`,
};

/** Any number paints its ape. @see specification §2 'NFT test page' */
export function Page() {
  const { t } = useLingui();
  return (
    <>
      <PageIntro
        title={t`NFT test bench`}
        lead={t`Any number draws its ape: the layers it is made of, the picture that the studio paints, and every field of the generator’s answer.`}
        art="sketch-apes"
        isLow
      />
      <Island when="load">
        <Bench />
      </Island>
    </>
  );
}
