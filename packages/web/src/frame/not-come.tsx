/** The notice that a part of the page could not be loaded: it comes with the document, as nothing else may come. */
import { Trans, useLingui } from '@lingui/react/macro';
import { X } from 'lucide-react';
import { IconButton } from '#ui/icon-button.tsx';
import { notComeId } from './not-come-id.ts';
import styles from './not-come.module.css';

/** Hidden until `app/not-come.ts` shows it. */
export function NotCome() {
  const { t } = useLingui();
  return (
    <div className={styles.notice} id={notComeId} popover="manual" role="alert">
      <p>
        <Trans>This part could not be loaded. Check your connection and try again.</Trans>
      </p>
      <IconButton label={t`Close the message`} popoverTarget={notComeId} popoverTargetAction="hide">
        <X aria-hidden="true" size={22} />
      </IconButton>
    </div>
  );
}
