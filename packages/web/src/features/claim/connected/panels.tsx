/** What the five panels say, for a sale that pays LILAPE and for one that gives the money back. */
import { PAYMENT_TOKENS } from '@lilape/domain/presale/methods';
import { type Account, payoutOf } from '@lilape/domain/presale/payouts';
import type { SaleStatus } from '@lilape/domain/presale/sale-status';
import { TOKEN_DECIMALS } from '@lilape/domain/token';
import type { Purchase } from '@lilape/wire/purchases';
import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { formatAmountDown } from '#text/amount.ts';
import { coinsText, unitsOf } from './coins-text.ts';

export type Panel = {
  readonly key: string;
  readonly words: ReactNode;
  /** The number of the panel, where it has one. */
  readonly figure?: string;
  readonly isReached: boolean;
};

type Story = {
  account: Account;
  purchases: readonly Purchase[];
  status: SaleStatus;
  isMine: boolean;
};

/** The panels of an account in a sale of this status. */
export function panelsOf(story: Story, locale: string): { isRefund: boolean; panels: readonly Panel[] } {
  const isRefund = payoutOf(story.status) === 'refund';
  const paid = coinsText(unitsOf(story.account.paidUnits), locale);
  const begun: readonly Panel[] = [
    { key: 'paid', words: <Trans>Paid</Trans>, figure: paid, isReached: true },
    { key: 'recorded', words: <Trans>Recorded</Trans>, isReached: true },
  ];
  const rest = isRefund ? refundPanels(story, paid) : claimPanels(story, locale);
  return { isRefund, panels: [...begun, ...rest] };
}

function claimPanels({ account, purchases, status, isMine }: Story, locale: string): readonly Panel[] {
  const isFinalised = status === 'finalised';
  const isFinal = purchases.length > 0 && purchases.every(({ status: word }) => word === 'final');
  const words = isMine ? <Trans>In your wallet</Trans> : <Trans>In their wallet</Trans>;
  const figure = `${formatAmountDown(account.tokens, TOKEN_DECIMALS, 2, locale)} LILAPE`;
  return [
    { key: 'final', words: <Trans context="all purchases">Final</Trans>, isReached: isFinal || isFinalised },
    { key: 'claimable', words: <Trans>Claimable</Trans>, isReached: isFinalised },
    { key: 'wallet', words, figure, isReached: account.isClaimed },
  ];
}

function refundPanels({ account, isMine }: Story, paid: string): readonly Panel[] {
  const { paidUnits, isRefunded } = account;
  const isBack = PAYMENT_TOKENS.every((coin) => paidUnits[coin] === 0n || isRefunded[coin]);
  const words = isMine ? <Trans>Back in your wallet</Trans> : <Trans>Back in their wallet</Trans>;
  return [
    { key: 'kept', words: <Trans>Kept in the contract</Trans>, isReached: true },
    { key: 'open', words: <Trans>Refunds open</Trans>, isReached: true },
    { key: 'wallet', words, figure: paid, isReached: isBack },
  ];
}
