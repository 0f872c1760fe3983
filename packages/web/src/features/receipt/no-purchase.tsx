/** What is known of a transaction that bought nothing. */
import type { TransactionBody } from '@lilape/wire/chain';
import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { ButtonLink } from '#shell/ui/button.tsx';
import { Stand } from '#ui/card/stand.tsx';
import styles from './receipt.module.css';

type Status = TransactionBody['status'] | 'unknown';

/** What each state of a transaction without purchases means for the person who holds its hash. */
export function NoPurchase({ hash, status }: { hash: string; status: Status }) {
  const words: Record<Status, ReactNode> = {
    unknown: (
      <Trans>
        Neither this site nor the network knows this transaction. If you have just sent it, leave this page
        open: it checks again by itself.
      </Trans>
    ),
    pending: (
      <Trans>This transaction is waiting for its block. The receipt will appear here by itself.</Trans>
    ),
    failed: <Trans>This transaction failed on chain. Nothing was charged but the network fee.</Trans>,
    succeeded: <Trans>This transaction is on chain, but it bought nothing in this sale.</Trans>,
  };
  return (
    <Stand art="ape-puzzled">
      <output>{words[status]}</output>
      <code className={styles.hash}>{hash}</code>
      <ButtonLink to="/purchases" look="secondary">
        <Trans>My purchases</Trans>
      </ButtonLink>
    </Stand>
  );
}
