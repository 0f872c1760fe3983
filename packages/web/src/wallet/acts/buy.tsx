/** Buying, followed, and its words. */
import { sentence } from '@lilape/domain/messages/catalogue';
import { STABLE_DECIMALS, TOKEN_DECIMALS } from '@lilape/domain/token';
import { formatUnits } from '@lilape/domain/units';
import { Trans, useLingui } from '@lingui/react/macro';
import { buy, type BuyTerms } from '#chain/acts/buy.ts';
import { formatDecimal } from '#shell/first/format.ts';
import { formatAmountDown } from '#text/amount.ts';
import { followed } from '#wallet/followed.ts';

export const purchase = followed(buy, {
  termsFrom: 'live-data',
  // The specification's toast, once the sheet with the receipt has closed. @see specification §4 Buy flow, decision 73 "a receipt in the sheet"
  toast: 'afterwards',
  Asking,
  Preparing: () => <Trans>Checking price and balance…</Trans>,
  stillPending: 'PURCHASE_STILL_PENDING',
  failed: 'PURCHASE_FAILED_RETRY',
  done: ({ tokens }, language) =>
    sentence(
      'PURCHASE_SUCCESSFUL',
      { tokens: formatAmountDown(tokens, TOKEN_DECIMALS, 2, language) },
      language,
    ),
});

function Asking({ terms: { coin, chargedUnits }, step }: { terms: BuyTerms; step: string }) {
  const { i18n } = useLingui();
  const amount = formatDecimal(formatUnits(chargedUnits, STABLE_DECIMALS), i18n.locale);
  switch (step) {
    case 'reset-allowance':
      return <Trans>First confirm in your wallet: cancel an old {coin} approval.</Trans>;
    case 'approve':
      return (
        <Trans>
          Step 1 of 2. Confirm in your wallet: approve exactly {amount} {coin}.
        </Trans>
      );
    case 'batch':
      return (
        <Trans>
          Confirm in your wallet: approve and pay {amount} {coin} at once.
        </Trans>
      );
    default:
      return (
        <Trans>
          Step 2 of 2. Confirm in your wallet: pay {amount} {coin}.
        </Trans>
      );
  }
}
