/** What the sale's owner does with it, followed, and its words. */
import { sentence } from '@lilape/domain/messages/catalogue';
import { i18n } from '@lingui/core';
import { t } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { cancelSale } from '#chain/acts/cancel-sale.ts';
import { closeEarly, type CloseEarlyTerms } from '#chain/acts/close-early.ts';
import { rescue, type RescueTerms } from '#chain/acts/rescue.ts';
import { formatZoned } from '#shell/text/moment-zoned.ts';
import { formatDay } from '#shell/text/moment.ts';
import { shortAddress } from '#shell/first/short-address.ts';
import { followed } from '#wallet/followed.ts';

const Preparing = () => <Trans>Reading the contract…</Trans>;

/** Unix seconds in words, with the zone that they are given in. */
function momentOf(seconds: bigint, language: string): string {
  const iso = new Date(Number(seconds) * 1_000).toISOString();
  return formatZoned(iso, language);
}

export const closingEarly = followed(closeEarly, {
  termsFrom: 'chain',
  toast: 'unseen',
  Asking: AskingClose,
  Preparing,
  stillPending: 'ACT_STILL_PENDING',
  failed: 'CLOSING_FAILED',
  done: ({ closesAt }, language) =>
    sentence('CLOSING_SUCCESSFUL', { time: momentOf(closesAt, language) }, language),
  figure: ({ closesAt }) => formatDay(Number(closesAt) * 1_000, i18n.locale),
});

function AskingClose({ terms: { closesAt } }: { terms: CloseEarlyTerms }) {
  const { i18n } = useLingui();
  const when = momentOf(closesAt, i18n.locale);
  return <Trans>Confirm in your wallet: the sale closes on {when}. You can’t move it afterwards.</Trans>;
}

export const cancellingSale = followed(cancelSale, {
  termsFrom: 'chain',
  toast: 'unseen',
  Asking: () => <Trans>Confirm in your wallet: cancel the sale for good.</Trans>,
  Preparing,
  stillPending: 'ACT_STILL_PENDING',
  failed: 'SALE_CANCEL_FAILED',
  done: (_, language) => sentence('SALE_CANCEL_SUCCESSFUL', {}, language),
  figure: () => t`Refunds open`,
});

export const rescuing = followed(rescue, {
  termsFrom: 'chain',
  toast: 'unseen',
  Asking: AskingRescue,
  Preparing,
  stillPending: 'ACT_STILL_PENDING',
  failed: 'RESCUE_FAILED',
  done: ({ to }, language) => sentence('RESCUE_SUCCESSFUL', { to }, language),
  figure: ({ to }) => shortAddress(to),
});

function AskingRescue({ terms: { to } }: { terms: RescueTerms }) {
  return <Trans>Confirm in your wallet: give it back to {to}.</Trans>;
}
