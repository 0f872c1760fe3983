/** The first stop of the keyboard. */
import { useLingui } from '@lingui/react/macro';
import styles from './skip-link.module.css';

/** A link to the content, seen only while it has the focus. */
export function SkipLink() {
  const { t } = useLingui();
  return (
    <nav aria-label={t`Skip to content`}>
      <a className={styles.skip} href="#content">
        {t`Skip to content`}
      </a>
    </nav>
  );
}
