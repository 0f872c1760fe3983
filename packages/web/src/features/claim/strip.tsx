/** A strip of five panels that colours itself in: from the payment to what is in the wallet in the end. */
import { type Account, payoutOf } from '@lilape/domain/presale/payouts';
import type { SaleStatus } from '@lilape/domain/presale/sale-status';
import type { Purchase } from '@lilape/wire/purchases';
import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { classNames } from '#shell/ui/class-names.ts';
import styles from './strip.module.css';

type Props = { account: Account; purchases: readonly Purchase[]; status: SaleStatus };

/** The five panels; what is reached is coloured, and the next one is outlined. */
export function Strip({ account, purchases, status }: Props) {
  const isRefund = payoutOf(status) === 'refund';
  const isFinal = purchases.length > 0 && purchases.every(({ status: word }) => word === 'final');
  const panels = isRefund ? refundPanels(account) : claimPanels(account, isFinal, status);
  const next = panels.findIndex(({ isReached }) => !isReached);
  return (
    <ol className={classNames(styles.strip, isRefund && styles.refund)}>
      {panels.map(({ key, words, isReached }, index) => (
        <li
          key={key}
          className={classNames(styles.panel, isReached && styles.reached)}
          aria-current={index === next ? 'step' : undefined}
        >
          <span className={styles.number} aria-hidden="true">
            {isReached ? '✓' : index + 1}
          </span>
          <span className={styles.words}>{words}</span>
        </li>
      ))}
    </ol>
  );
}

type Panel = { key: string; words: ReactNode; isReached: boolean };

function claimPanels(account: Account, isFinal: boolean, status: SaleStatus): readonly Panel[] {
  const isFinalised = status === 'finalised';
  return [
    { key: 'paid', words: <Trans>Paid</Trans>, isReached: true },
    { key: 'recorded', words: <Trans>Recorded</Trans>, isReached: true },
    { key: 'final', words: <Trans>Final</Trans>, isReached: isFinal || isFinalised },
    { key: 'claimable', words: <Trans>Claimable</Trans>, isReached: isFinalised },
    { key: 'wallet', words: <Trans>In your wallet</Trans>, isReached: account.isClaimed },
  ];
}

function refundPanels({ paidUnits, isRefunded }: Account): readonly Panel[] {
  const isBack = (['USDT', 'USDC'] as const).every((coin) => paidUnits[coin] === 0n || isRefunded[coin]);
  return [
    { key: 'paid', words: <Trans>Paid</Trans>, isReached: true },
    { key: 'recorded', words: <Trans>Recorded</Trans>, isReached: true },
    { key: 'kept', words: <Trans>Kept in the contract</Trans>, isReached: true },
    { key: 'open', words: <Trans>Refunds open</Trans>, isReached: true },
    { key: 'wallet', words: <Trans>Back in your wallet</Trans>, isReached: isBack },
  ];
}
