/** The NFT test bench, until the generator exists. */
import { msg } from '@lingui/core/macro';
import type { PageHead } from '#shell/page/page-head.ts';
import { useLingui } from '@lingui/react/macro';
import { Coming } from '#ui/coming.tsx';

export const head: PageHead = {
  title: msg`NFT test bench`,
  description: msg`For the people who draw the collection.`,
};

/** Says what the test bench will do. */
export function Page() {
  const { t } = useLingui();
  return (
    <Coming
      title={t`NFT test bench`}
      lead={t`Any number from 1 to 10,000 will draw its ape here, layer by layer, with its traits and its metadata. The drawing layers come first.`}
    />
  );
}
