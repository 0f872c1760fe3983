/** Where toasts appear; their machinery is loaded with the first one. */
import { type ComponentType, lazy, Suspense, useSyncExternalStore } from 'react';
import { createPortal } from 'react-dom';
import { wholeSheet } from '#shell/page/whole-sheet.ts';
import { onModalChange, topModal } from '#shell/ui/modal-stack.ts';
import { currentToast, onToastChange, type ToastState } from '#shell/ui/toast.ts';

const Toaster = lazy<ComponentType<{ toast: ToastState }>>(() =>
  Promise.all([import('./toaster.tsx'), wholeSheet()]).then(
    ([{ Toaster }]) => ({ default: Toaster }),
    (cause: unknown) => {
      // A message that cannot be shown must not take the page with it.
      reportError(cause);
      return { default: () => null };
    },
  ),
);

/** Nothing until there is a toast, then the toaster: inside the topmost modal dialog, or else the page. */
export function ToastHost() {
  const toast = useSyncExternalStore(onToastChange, currentToast, () => null);
  const modal = useSyncExternalStore(onModalChange, topModal, () => null);
  if (toast === null) return null;
  return createPortal(
    <Suspense fallback={null}>
      <Toaster toast={toast} />
    </Suspense>,
    modal ?? document.body,
  );
}
