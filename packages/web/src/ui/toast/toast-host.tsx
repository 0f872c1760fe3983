/** Where toasts appear; their machinery is loaded with the first one. */
import { createPortal } from 'react-dom';
import { part } from '#shell/page/part.tsx';
import { useStore } from '#shell/page/use-store.ts';
import { modalStack } from '#shell/ui/modal-stack.ts';
import { shownToast, type ToastState } from '#shell/first/toast.ts';

// A message that cannot be shown must not take the page with it.
const Toaster = part<{ toast: ToastState }>({ load: async () => (await import('./toaster.tsx')).Toaster });

/** Nothing until there is a toast, then the toaster: inside the topmost modal dialog, or else the page. */
export function ToastHost() {
  const toast = useStore(shownToast);
  const modal = useStore(modalStack).at(-1);
  if (toast === null) return null;
  return createPortal(<Toaster toast={toast} />, modal ?? document.body);
}
