/** What anyone may do after the sale, followed, and its words. */
import { sentence } from '@lilape/domain/messages/catalogue';
import type { PaymentToken } from '@lilape/domain/presale/methods';
import { STABLE_DECIMALS, TOKEN_DECIMALS } from '@lilape/domain/token';
import { formatUnits } from '@lilape/domain/units';
import { t } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { burnUnsold } from '#chain/acts/burn-unsold.ts';
import { claim, type ClaimTerms } from '#chain/acts/claim.ts';
import { finalise } from '#chain/acts/finalise.ts';
import { coinsLeft, refund, type RefundTerms } from '#chain/acts/refund.ts';
import { formatDecimal } from '#shell/first/format.ts';
import { shortAddress } from '#shell/first/short-address.ts';
import { formatAmountDown } from '#text/amount.ts';
import { followed } from '#wallet/followed.ts';

const Preparing = () => <Trans>Reading the contract…</Trans>;

export const claiming = followed(claim, {
  termsFrom: 'chain',
  toast: 'unseen',
  Asking: AskingClaim,
  Preparing,
  stillPending: 'ACT_STILL_PENDING',
  failed: 'CLAIM_FAILED',
  done: ({ tokens, account }, language) =>
    sentence(
      'CLAIM_SUCCESSFUL',
      {
        tokens: formatAmountDown(tokens, TOKEN_DECIMALS, 2, language),
        account: shortAddress(account),
      },
      language,
    ),
});

function AskingClaim({ terms: { tokens } }: { terms: ClaimTerms }) {
  const { i18n } = useLingui();
  const amount = formatAmountDown(tokens, TOKEN_DECIMALS, 2, i18n.locale);
  return <Trans>Confirm in your wallet: claim {amount} LILAPE.</Trans>;
}

export const refunding = followed(refund, {
  termsFrom: 'chain',
  toast: 'unseen',
  Asking: AskingRefund,
  Preparing,
  stillPending: 'ACT_STILL_PENDING',
  failed: 'REFUND_FAILED',
  done: (outcome, language) => {
    const amount = refundText(outcome, outcome.coins, language);
    const account = shortAddress(outcome.account);
    const coins = coinsLeft(outcome);
    if (coins.length === 0) return sentence('REFUND_SUCCESSFUL', { amount, account }, language);
    const left = refundText(outcome, coins, language);
    return sentence('REFUND_SUCCESSFUL_IN_PART', { amount, account, left }, language);
  },
});

function AskingRefund({ terms, step }: { terms: RefundTerms; step: string }) {
  const { i18n } = useLingui();
  const coins = terms.coins.filter((coin) => step === 'batch' || step === `refund-${coin}`);
  const amount = refundText(terms, coins, i18n.locale);
  return <Trans>Confirm in your wallet: refund of {amount}.</Trans>;
}

/** '60 USDT + 25 USDC', in the language's own digits. */
function refundText(terms: RefundTerms, coins: readonly PaymentToken[], locale: string): string {
  const units = { USDT: terms.usdtUnits, USDC: terms.usdcUnits };
  return coins
    .map((coin) => `${formatDecimal(formatUnits(units[coin], STABLE_DECIMALS), locale)} ${coin}`)
    .join(' + ');
}

export const finalising = followed(finalise, {
  termsFrom: 'chain',
  toast: 'unseen',
  Asking: () => <Trans>Confirm in your wallet: finalise the sale.</Trans>,
  Preparing,
  stillPending: 'ACT_STILL_PENDING',
  failed: 'FINALISE_FAILED',
  done: (_, language) => sentence('FINALISE_SUCCESSFUL', {}, language),
  figure: () => t`Claims open`,
  next: 'claim',
});

export const burning = followed(burnUnsold, {
  termsFrom: 'chain',
  toast: 'unseen',
  Asking: () => <Trans>Confirm in your wallet: burn the unsold LILAPE.</Trans>,
  Preparing,
  stillPending: 'ACT_STILL_PENDING',
  failed: 'BURN_FAILED',
  done: (_, language) => sentence('BURN_SUCCESSFUL', {}, language),
  figure: () => t`0 unsold`,
});
