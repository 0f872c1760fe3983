/** The NFT test bench, until the generator exists. */
import { useLingui } from '@lingui/react/macro';
import { Coming } from '#ui/coming.tsx';

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
