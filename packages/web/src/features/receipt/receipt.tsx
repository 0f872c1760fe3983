/** One transaction: its receipt, or what is known of it where it bought nothing. */
import { part } from '#shell/page/part.tsx';
import { Trans } from '@lingui/react/macro';
import { Link } from '#shell/ui/link.tsx';
import { Lost } from '#shell/ui/lost.tsx';
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

const NoPurchase = part({
  load: async () => (await import('./no-purchase.tsx')).NoPurchase,
  blank: Loading,
  lost: Lost,
});

/** The receipt, or what stands in its place. */
export function Receipt({ hash }: { hash: string }) {
  const { value, error, reload } = useReceipt(hash);
  if (value === 'unknown') return <NoPurchase hash={hash} status="unknown" />;
  if (value !== null && value.purchases.length > 0)
    return (
      <div className={styles.columns}>
        <Paper transaction={value} />
        <div className={styles.beside}>
          <div className={styles.do}>
            <Actions transaction={value} />
            <p>
              <Trans>
                Once the sale is finalised, the buyer <Link to="/claim">claims the LILAPE</Link>.{' '}
                <Link to="/market">The market</Link> says where and when they can be traded.
              </Trans>
            </p>
          </div>
          <CheckIt hash={hash} />
        </div>
      </div>
    );
  if (value !== null) return <NoPurchase hash={hash} status={value.status} />;
  if (error === null) return <Loading />;
  return <Failed error={error} onRetry={reload} />;
}
