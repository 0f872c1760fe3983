/** The first stop of the keyboard. */
import { Trans } from '@lingui/react/macro';
import styles from './skip-link.module.css';

/** A link to the content, seen only while it has the focus. */
export function SkipLink() {
  return (
    <a className={styles.skip} href="#content">
      <Trans>Skip to content</Trans>
    </a>
  );
}
