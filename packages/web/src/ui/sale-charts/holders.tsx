/** The name of the figure of holders, which would mislead alone: on a press it says what is counted. */
import { Trans } from '@lingui/react/macro';
import styles from './holders.module.css';

export function Holders() {
  return (
    <details className={styles.holders}>
      <summary>
        <Trans>Total holders</Trans>
      </summary>
      <p>
        <Trans>
          Addresses that have bought, each once. Once the sale is finalised: addresses that own LILAPE.
        </Trans>
      </p>
    </details>
  );
}
