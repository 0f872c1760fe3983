/** A transaction, for those who want to see it: in the explorer, or by its hash where the chain has none. */
import { Trans } from '@lingui/react/macro';
import { shortAddress } from '#shell/first/short-address.ts';
import { Explored } from '#ui/explored.tsx';
import styles from './transaction-link.module.css';

/** A link, or the short hash. */
export function TransactionLink({ hash }: { hash: string }) {
  const plain = (
    <p className={styles.hash}>
      <Trans>Transaction</Trans> <code title={hash}>{shortAddress(hash)}</code>
    </p>
  );
  return (
    <Explored page={`tx/${hash}`} className={styles.hash} otherwise={plain}>
      <Trans>See the transaction in the explorer</Trans>
    </Explored>
  );
}
