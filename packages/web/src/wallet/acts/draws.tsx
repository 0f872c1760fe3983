/** The acts on a draw and its prizes, followed, and their words. */
import { sentence } from '@lilape/domain/messages/catalogue';
import { t } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { endEmpty, renewRound, type RenewTerms } from '#chain/acts/giveaway-stuck.ts';
import { batchEnds, listEntrants, type ListTerms } from '#chain/acts/list-entrants.ts';
import { mintPrize, type PrizeTerms } from '#chain/acts/mint-prize.ts';
import { openDraw, type OpenDrawTerms } from '#chain/acts/open-draw.ts';
import { reveal, type RevealTerms } from '#chain/acts/reveal.ts';
import { settle, type SettleTerms } from '#chain/acts/settle.ts';
import { stepsFor } from '#chain/acts/settle-steps.ts';
import { formatDecimal } from '#shell/first/format.ts';
import { formatZoned } from '#shell/text/moment-zoned.ts';
import { followed } from '#wallet/followed.ts';

export const listing = followed(listEntrants, {
  termsFrom: 'chain',
  toast: 'unseen',
  Asking: AskingList,
  Preparing: () => <Trans>Counting the published list in this browser…</Trans>,
  stillPending: 'ACT_STILL_PENDING',
  failed: 'DRAW_LIST_FAILED',
  done: ({ listed, count }, language) => sentence('DRAW_LISTED', { listed, count }, language),
  figure: ({ listed, count }) => `${listed} / ${count}`,
});

function AskingList({ terms, step }: { terms: ListTerms; step: string }) {
  const ends = batchEnds(terms);
  const until = Number(step.replace('list-', ''));
  const [number, count] = [ends.indexOf(until) + 1, ends.length];
  if (count === 1) return <Trans>Confirm in your wallet: list all entrants, which opens the draw.</Trans>;
  return (
    <Trans>
      Transaction {number} of {count}. Confirm in your wallet: list the entrants up to number {until}.
    </Trans>
  );
}

export const openingDraw = followed(openDraw, {
  termsFrom: 'chain',
  toast: 'unseen',
  Asking: AskingOpen,
  Preparing: () => <Trans>Counting the published list in this browser…</Trans>,
  stillPending: 'ACT_STILL_PENDING',
  failed: 'DRAW_OPEN_FAILED',
  done: ({ drawId }, language) => sentence('DRAW_OPENED', { id: drawId }, language),
  figure: ({ drawId }) => `#${drawId}`,
});

function AskingOpen({ terms }: { terms: OpenDrawTerms }) {
  const { i18n } = useLingui();
  const [entrants, places] = [terms.count, terms.places].map((each) =>
    formatDecimal(String(each), i18n.locale),
  );
  const due = formatZoned(new Date(Number(terms.roundTime) * 1_000).toISOString(), i18n.locale);
  return (
    <Trans>
      Confirm in your wallet: a draw of {places} places among {entrants} entrants, decided on {due}. From 12
      hours before that on it cannot be withdrawn.
    </Trans>
  );
}

export const revealing = followed(reveal, {
  termsFrom: 'chain',
  toast: 'unseen',
  Asking: AskingReveal,
  Preparing: () => <Trans>Checking the beacon’s signature in this browser…</Trans>,
  stillPending: 'ACT_STILL_PENDING',
  failed: 'DRAW_REVEAL_FAILED',
  done: (_, language) => sentence('DRAW_REVEALED', {}, language),
  figure: ({ drawId }) => `#${drawId}`,
});

function AskingReveal({ terms: { round } }: { terms: RevealTerms }) {
  const number = Number(round);
  return <Trans>Confirm in your wallet: send the beacon’s signature for round {number}.</Trans>;
}

export const renewing = followed(renewRound, {
  termsFrom: 'chain',
  toast: 'unseen',
  Asking: AskingRenew,
  Preparing: () => <Trans>Reading the contract…</Trans>,
  stillPending: 'ACT_STILL_PENDING',
  failed: 'TRANSACTION_FAILED',
  done: ({ round }, language) => sentence('DRAW_RENEWED', { round }, language),
  figure: ({ round }) => `#${round}`,
});

function AskingRenew({ terms: { round } }: { terms: RenewTerms }) {
  const number = Number(round);
  return <Trans>Confirm in your wallet: exchange round {number} for a later one.</Trans>;
}

export const endingEmpty = followed(endEmpty, {
  termsFrom: 'chain',
  toast: 'unseen',
  Asking: () => <Trans>Confirm in your wallet: end the giveaway, in which nobody takes part.</Trans>,
  Preparing: () => <Trans>Reading the contract…</Trans>,
  stillPending: 'ACT_STILL_PENDING',
  failed: 'TRANSACTION_FAILED',
  done: (_, language) => sentence('GIVEAWAY_ENDED', {}, language),
  figure: () => t`0 entrants`,
});

export const settling = followed(settle, {
  termsFrom: 'chain',
  toast: 'unseen',
  Asking: AskingSettle,
  Preparing: () => <Trans>Computing the winners from the published list…</Trans>,
  stillPending: 'ACT_STILL_PENDING',
  failed: 'DRAW_SETTLE_FAILED',
  done: ({ settled, places }, language) => sentence('DRAW_SETTLED', { settled, places }, language),
  figure: ({ settled, places }) => `${settled} / ${places}`,
});

function AskingSettle({ terms, step }: { terms: SettleTerms; step: string }) {
  const ends = stepsFor(terms);
  const until = Number(step.replace('settle-', ''));
  const [number, count] = [ends.indexOf(until) + 1, ends.length];
  if (count === 1)
    return <Trans>Confirm in your wallet: name the winners of all places up to {until}.</Trans>;
  return (
    <Trans>
      Transaction {number} of {count}. Confirm in your wallet: name the winners up to place {until}.
    </Trans>
  );
}

export const mintingPrize = followed(mintPrize, {
  termsFrom: 'chain',
  toast: 'unseen',
  Asking: AskingPrize,
  Preparing: () => <Trans>Getting the voucher from the studio…</Trans>,
  stillPending: 'ACT_STILL_PENDING',
  failed: 'PRIZE_MINT_FAILED',
  done: ({ tokenId }, language) => sentence('PRIZE_MINTED', { id: tokenId }, language),
});

function AskingPrize({ terms }: { terms: PrizeTerms }) {
  const id = Number(terms.tokenId);
  return <Trans>Confirm in your wallet: mint ape #{id} to its winner. It costs the network fee alone.</Trans>;
}
