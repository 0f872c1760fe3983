/** Minting, followed, and its words. */
import { sentence } from '@lilape/domain/messages/catalogue';
import { ETHER_DECIMALS } from '@lilape/domain/token';
import { formatUnits } from '@lilape/domain/units';
import { Trans, useLingui } from '@lingui/react/macro';
import { mint, type MintTerms } from '#chain/acts/mint.ts';
import { useLanguage } from '#shell/page/use-language.ts';
import { formatDecimal } from '#shell/first/format.ts';
import { followed } from '#wallet/followed.ts';

export const minting = followed(mint, {
  termsFrom: 'chain',
  toast: 'unseen',
  Asking,
  Preparing,
  stillPending: 'ACT_STILL_PENDING',
  failed: 'MINT_FAILED',
  done: ({ tokenId }, language) => sentence('MINT_SUCCESSFUL', { id: tokenId }, language),
});

/** The specification's sentence. @see specification §4 Mint */
function Preparing() {
  return sentence('MINT_PREPARING', {}, useLanguage()).text;
}

function Asking({ terms: { tokenId, insteadOf, priceWei } }: { terms: MintTerms }) {
  const { i18n } = useLingui();
  const id = Number(tokenId);
  const price = formatDecimal(formatUnits(priceWei, ETHER_DECIMALS), i18n.locale);
  if (insteadOf === 0n)
    return (
      <Trans>
        Confirm in your wallet: mint ape #{id} for {price} ETH.
      </Trans>
    );
  const goneId = Number(insteadOf);
  return (
    <Trans>
      Someone else was quicker with #{goneId}. Confirm in your wallet: mint ape #{id} for {price} ETH.
    </Trans>
  );
}
