/** What a mint is, in three words each. @see specification §2 Mint page */
import { Trans } from '@lingui/react/macro';
import styles from './card.module.css';

/** The three things that the specification names. */
export function Claims() {
  return (
    <ul className={styles.claims}>
      <li>
        <Trans>Dynamic generation</Trans>
      </li>
      <li>
        <Trans>IPFS storage</Trans>
      </li>
      <li>
        <Trans>Instant delivery</Trans>
      </li>
    </ul>
  );
}
