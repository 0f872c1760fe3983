/** A modal dialog on the native element; on phones it can be a sheet that comes from below. */
import { useLingui } from '@lingui/react/macro';
import { X } from 'lucide-react';
import {
  useEffect,
  useId,
  useLayoutEffect,
  useRef,
  type MouseEvent,
  type ReactNode,
  type SyntheticEvent,
} from 'react';
import { classNames } from '#shell/ui/class-names.ts';
import styles from './dialog.module.css';
import { useClosing } from './closing.ts';
import { easeHeight } from './ease-height.ts';
import { IconButton } from './icon-button.tsx';
import { isMotionWelcome } from '#shell/first/motion.ts';
import { pushModal } from '#shell/ui/modal-stack.ts';

type Props = {
  title: ReactNode;
  /** Asked for by Esc, the close button and a press beside the dialog; unmount the dialog to close it. */
  onClose: () => void;
  /** `sheet` is a bottom sheet below 40 rem. */
  shape?: 'dialog' | 'sheet';
  /** Closes by itself after this long, milliseconds: a ring around the close button shows it. @see useClosing */
  closesAfterMs?: number | null;
  children: ReactNode;
};

/** An open modal dialog for as long as it is mounted; focus goes in, and back when it closes. */
export function Dialog({ title, onClose, shape = 'dialog', closesAfterMs = null, children }: Props) {
  const { t } = useLingui();
  const ref = useRef<HTMLDialogElement>(null);
  const toastPlace = useRef<HTMLDivElement>(null);
  const body = useRef<HTMLDivElement>(null);
  const titleId = useId();
  const leave = () => fadeOut(ref.current, onClose);
  const { isHeld, hold } = useClosing(closesAfterMs, leave);

  // A layout effect is undone while the element is still in the document, so closing gives the focus back.
  useLayoutEffect(() => {
    const dialog = ref.current;
    if (dialog === null || toastPlace.current === null) return;
    if (!dialog.open) dialog.showModal();
    const forget = pushModal(toastPlace.current);
    return () => {
      forget();
      dialog.close();
    };
  }, []);

  useEffect(() => {
    if (ref.current === null || body.current === null) return undefined;
    return easeHeight(ref.current, body.current);
  }, []);

  const cancel = (event: SyntheticEvent<HTMLDialogElement>) => {
    if (event.target !== event.currentTarget) return;
    event.preventDefault();
    leave();
  };
  // A press that began inside, on a text or a toast, may end beside it: only one that began beside it means it.
  const isPressedBeside = useRef(false);
  const press = (event: MouseEvent<HTMLDialogElement>) => {
    isPressedBeside.current = event.target === event.currentTarget;
  };
  const release = (event: MouseEvent<HTMLDialogElement>) => {
    if (event.target === event.currentTarget && isPressedBeside.current) leave();
  };

  return (
    // The element handles Esc itself; a press beside it is an extra for pointers.
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions
    <dialog
      ref={ref}
      className={classNames(styles.dialog, styles[shape])}
      aria-labelledby={titleId}
      onCancel={cancel}
      onPointerDown={press}
      onClick={release}
    >
      <div {...(closesAfterMs === null ? {} : hold)}>
        <div className={styles.head}>
          <h2 id={titleId} className={styles.title}>
            {title}
          </h2>
          <span className={styles.close}>
            <IconButton label={t`Close`} onClick={leave}>
              <X aria-hidden="true" size={24} />
            </IconButton>
            {closesAfterMs !== null && <Ring afterMs={closesAfterMs} isHeld={isHeld} />}
          </span>
          <div ref={toastPlace} className={styles.toasts} />
        </div>
        <div ref={body} className={styles.body}>
          {children}
        </div>
      </div>
    </dialog>
  );
}

const quick = { duration: 120, easing: 'ease-in', fill: 'forwards' } as const;

/** Closes as softly as it opened; what its owner keeps open is seen again. */
function fadeOut(dialog: HTMLDialogElement | null, onClose: () => void): void {
  if (dialog === null || !isMotionWelcome()) return onClose();
  const fades = [undefined, '::backdrop'].map((pseudoElement) =>
    dialog.animate({ opacity: 0 }, { ...quick, pseudoElement }),
  );
  fades[0]?.addEventListener('finish', () => {
    onClose();
    setTimeout(() => {
      for (const fade of fades) fade.cancel();
    }, quick.duration);
  });
}

/** What is left of the time, around the close button. */
function Ring({ afterMs, isHeld }: { afterMs: number; isHeld: boolean }) {
  return (
    <svg className={styles.ring} viewBox="0 0 44 44" aria-hidden="true" data-held={isHeld || undefined}>
      <circle cx="22" cy="22" r="19" pathLength="1" style={{ animationDuration: `${afterMs}ms` }} />
    </svg>
  );
}
