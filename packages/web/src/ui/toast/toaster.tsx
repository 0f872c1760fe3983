/** The toast on the screen, on Radix: timer, pause, swipe, hotkey and spoken text. @see specification §4 */
import { useLingui } from '@lingui/react/macro';
import * as Radix from '@radix-ui/react-toast';
import { X } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { modalStack } from '#shell/ui/modal-stack.ts';
import {
  dismissToast,
  timeLeftMs,
  toastDurationMs,
  toastSwipePx,
  type ToastState,
} from '#shell/first/toast.ts';
import styles from './toaster.module.css';

/** Shows one toast for 5 seconds, or until it is answered; pointer and focus pause it, F8 moves focus to it, a swipe of 50 px or the button closes it. */
export function Toaster({ toast }: { toast: ToastState }) {
  const { t } = useLingui();
  return (
    <Radix.Provider
      label={t`Message`}
      duration={toastDurationMs}
      swipeThreshold={toastSwipePx}
      swipeDirection="right"
    >
      <OneToast key={toast.id} toast={toast} />
      <Radix.Viewport className={styles.viewport} hotkey={['F8']} label={t`Messages (${'{hotkey}'})`} />
    </Radix.Provider>
  );
}

/** What was said less than so long ago belongs to the press that opened the dialog, as a network that was switched for it. */
const justSaidMs = 2_000;

/** Where the last one was rendered: in how many dialogs, one over the other. */
let seen = { id: 0, depth: 0 };

/** Whether a dialog has opened over a toast that is none of its business; a failure and what has to be answered go along into it. @see decision 220 "a toast is for the page it came on" */
function isLeftBehind({ id, variant, onRefuse }: ToastState): boolean {
  const before = seen;
  seen = { id, depth: modalStack.get().length };
  const isAside = variant !== 'destructive' && onRefuse === undefined;
  return (
    before.id === id && seen.depth > before.depth && isAside && toastDurationMs - timeLeftMs(id) > justSaidMs
  );
}

function OneToast({ toast }: { toast: ToastState }) {
  const { t } = useLingui();
  const { id, title, description, action, onRefuse, variant = 'default', isOpen } = toast;
  const [durationMs] = useState(() => (onRefuse === undefined ? timeLeftMs(id) : Infinity));
  const [isGone] = useState(() => isLeftBehind(toast));
  useEffect(() => {
    if (isGone) dismissToast(id);
  }, [isGone, id]);
  const isAnswered = useRef(false);
  const root = useRef<HTMLLIElement>(null);
  const close = () => {
    dismissToast(id);
    if (!isAnswered.current) onRefuse?.();
  };
  // Esc on the message is for the message: without this the dialog under it would close too.
  const closeAlone = (event: KeyboardEvent) => {
    if (!(event.target instanceof Element) || root.current?.contains(event.target) !== true) return;
    event.preventDefault();
    close();
  };
  return (
    <Radix.Root
      ref={root}
      className={styles.toast}
      data-variant={variant}
      duration={durationMs}
      open={isOpen && !isGone}
      onOpenChange={(open) => !open && close()}
      onEscapeKeyDown={closeAlone}
      type={variant === 'destructive' ? 'foreground' : 'background'}
    >
      <div>
        <Radix.Title className={styles.title}>{title}</Radix.Title>
        {description !== undefined && (
          <Radix.Description className={styles.description}>{description}</Radix.Description>
        )}
      </div>
      {action !== undefined && (
        <Radix.Action
          className={styles.action}
          altText={action.altText}
          onClick={() => {
            isAnswered.current = true;
            action.onSelect();
          }}
        >
          {action.label}
        </Radix.Action>
      )}
      <Radix.Close className={styles.close} aria-label={t`Close the message`}>
        <X aria-hidden="true" size={20} />
      </Radix.Close>
    </Radix.Root>
  );
}
