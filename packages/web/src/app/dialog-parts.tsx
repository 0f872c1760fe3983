/** What stands in the place of a dialog whose code is on its way, or did not come. */
import { Trans } from '@lingui/react/macro';
import { type SyntheticEvent, useId } from 'react';
import { type LostProps, retry } from '#shell/page/part.tsx';
import { Button } from '#shell/ui/button.tsx';
import styles from './dialog-parts.module.css';

/** Says that it is coming, in the shape of what comes: `shape` is the dialog's name. */
export function DialogComing({ shape }: { shape: string }) {
  return (
    <div className={styles.veil}>
      <output className={styles.coming} data-shape={shape}>
        <span className={styles.spinner} aria-hidden="true" />
        <Trans>Loading…</Trans>
      </output>
    </div>
  );
}

type Props = LostProps & {
  /** Puts the dialog away. */
  onGiveUp: () => void;
};

/** Says that it did not come: it can be asked for again, or given up. */
export function DialogLost({ onGiveUp, ...lost }: Props) {
  const id = useId();
  const cancel = (event: SyntheticEvent) => {
    event.preventDefault();
    onGiveUp();
  };
  return (
    <dialog ref={openModal} className={styles.failed} aria-labelledby={id} onCancel={cancel}>
      <p id={id}>
        <Trans>This part didn’t load. Check your connection and try again.</Trans>
      </p>
      <div className={styles.actions}>
        <Button onClick={() => retry(lost)}>
          <Trans>Retry</Trans>
        </Button>
        <Button look="secondary" onClick={onGiveUp}>
          <Trans>Close</Trans>
        </Button>
      </div>
    </dialog>
  );
}

function openModal(dialog: HTMLDialogElement | null): void {
  if (dialog !== null && !dialog.open) dialog.showModal();
}
