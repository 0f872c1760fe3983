/** The notice that a part of the page could not be loaded: it comes with the document, as nothing else may come. */
import { Trans, useLingui } from '@lingui/react/macro';
import { X } from 'lucide-react';
import { IconButton } from '#ui/icon-button.tsx';
import { loadFailedId } from '#shell/first/load-failed-id.ts';
import styles from './load-failed.module.css';

/** Hidden until `app/load-failed.ts` shows it. */
export function LoadFailed() {
  const { t } = useLingui();
  return (
    <div className={styles.notice} id={loadFailedId} popover="manual" role="alert">
      <p>
        <Trans>This part didn’t load. Check your connection and try again.</Trans>
      </p>
      <IconButton label={t`Close the message`} popoverTarget={loadFailedId} popoverTargetAction="hide">
        <X aria-hidden="true" size={22} />
      </IconButton>
    </div>
  );
}
