/** One transaction: its receipt, or what is known of it where it bought nothing. */
import type { TransactionBody } from '@lilape/wire/chain';
import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { part } from '#shell/page/part.tsx';
import { ButtonLink } from '#shell/ui/button.tsx';
import { Lost } from '#shell/ui/lost.tsx';
import { Stand } from '#ui/stand.tsx';
import { Actions } from './actions.tsx';
import { CheckIt } from './check-it.tsx';
import { Loading } from './loading.tsx';
import { Paper } from './paper.tsx';
import styles from './receipt.module.css';
import { useReceipt } from '#ui/receipt/use-receipt.ts';

const Failed = part({
  load: async () => (await import('#ui/failed.tsx')).Failed,
  blank: Loading,
  lost: Lost,
});

/** The receipt, or what stands in its place. */
export function Receipt({ hash }: { hash: string }) {
  const { value, error, reload } = useReceipt(hash);
  if (value !== null && value.purchases.length > 0)
    return (
      <div className={styles.columns}>
        <Paper transaction={value} />
        <div className={styles.beside}>
          <Actions transaction={value} />
          <CheckIt hash={hash} />
        </div>
      </div>
    );
  if (value !== null) return <NoPurchase transaction={value} />;
  if (error === null) return <Loading />;
  return <Failed error={error} onRetry={reload} />;
}

/** What each state of a transaction without purchases means for the person who holds its hash. */
function NoPurchase({ transaction }: { transaction: TransactionBody }) {
  const words: Record<TransactionBody['status'], ReactNode> = {
    unknown: (
      <Trans>
        Neither this site nor the network knows this transaction. If you have just sent it, leave this page
        open: it looks again by itself.
      </Trans>
    ),
    pending: <Trans>This transaction waits for its block. The receipt appears here by itself.</Trans>,
    failed: <Trans>This transaction failed on chain. It charged nothing but the network’s fee.</Trans>,
    succeeded: <Trans>This transaction is on chain, but it bought nothing in this sale.</Trans>,
  };
  return (
    <Stand art="ape-puzzled">
      <output>{words[transaction.status]}</output>
      <code className={styles.hash}>{transaction.txHash}</code>
      <ButtonLink to="/purchases" look="secondary">
        <Trans>My purchases</Trans>
      </ButtonLink>
    </Stand>
  );
}
