/** A part of the page that is fetched when it is asked for: a slow connection shows, and a lost one breaks nothing. */
import { Trans } from '@lingui/react/macro';
import { type ComponentType, type SyntheticEvent, useEffect, useId, useState } from 'react';
import { wholeSheet } from '#shell/page/whole-sheet.ts';
import { Button } from '#shell/ui/button.tsx';
import { ErrorBoundary } from './error-boundary.tsx';
import styles from './part.module.css';

type Load = () => Promise<ComponentType>;

type Props = {
  /** Fetches the part; the same function every time. */
  load: Load;
  /** Puts the part away where it does not come; without it nothing is said about a part that nobody waits for. */
  onGiveUp?: () => void;
};

const loaded = new WeakMap<Load, ComponentType>();

/** The part, at once where it was fetched before; else that it is coming, did not come, or broke. */
export function Part({ load, onGiveUp }: Props) {
  const [Loaded, setLoaded] = useState(() => loaded.get(load));
  const [failures, setFailures] = useState(0);
  const [isAsking, setIsAsking] = useState(true);

  useEffect(() => {
    if (!isAsking) return;
    let isWanted = true;
    const settle = (change: () => void) => {
      if (!isWanted) return;
      change();
      setIsAsking(false);
    };
    void fetchPart(load).then((part) =>
      settle(() => (part === null ? setFailures((before) => before + 1) : setLoaded(() => part))),
    );
    return () => {
      isWanted = false;
    };
  }, [load, isAsking]);

  // What fails twice may be gone for good, as after a new version of the site: then the page is as old as its parts.
  const again = (retry: () => void) => (failures > 1 ? location.reload() : retry());
  if (Loaded !== undefined)
    return (
      <ErrorBoundary
        key={failures}
        fallback={
          onGiveUp !== undefined && (
            <Failed onRetry={() => again(() => setFailures((before) => before + 1))} onGiveUp={onGiveUp} />
          )
        }
      >
        <Loaded />
      </ErrorBoundary>
    );
  if (onGiveUp === undefined) return null;
  if (isAsking) return <Coming />;
  return <Failed onRetry={() => again(() => setIsAsking(true))} onGiveUp={onGiveUp} />;
}

/** The part, or null if it did not come. */
async function fetchPart(load: Load): Promise<ComponentType | null> {
  try {
    const [part] = await Promise.all([load(), wholeSheet()]);
    loaded.set(load, part);
    return part;
  } catch {
    // The browser's console names the file; the visitor is told by the dialog.
    return null;
  }
}

function Coming() {
  return (
    <div className={styles.veil}>
      <output className={styles.coming}>
        <span className={styles.spinner} aria-hidden="true" />
        <Trans>Loading…</Trans>
      </output>
    </div>
  );
}

function openModal(dialog: HTMLDialogElement | null): void {
  if (dialog !== null && !dialog.open) dialog.showModal();
}

function Failed({ onRetry, onGiveUp }: { onRetry: () => void; onGiveUp: () => void }) {
  const id = useId();
  const cancel = (event: SyntheticEvent) => {
    event.preventDefault();
    onGiveUp();
  };
  return (
    <dialog ref={openModal} className={styles.failed} aria-labelledby={id} onCancel={cancel}>
      <p id={id}>
        <Trans>This part could not be loaded. Check your connection and try again.</Trans>
      </p>
      <div className={styles.actions}>
        <Button onClick={onRetry}>
          <Trans>Retry</Trans>
        </Button>
        <Button look="secondary" onClick={onGiveUp}>
          <Trans>Close</Trans>
        </Button>
      </div>
    </dialog>
  );
}
