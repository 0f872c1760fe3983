/** A short message outlives its page once: what is said in the moment of going is read on the page that one goes to. */
import { dismissToast, shownToast, toast, type ToastContent } from '#shell/first/toast.ts';

/** Where a message waits for the next page. */
export const toastKey = 'lilape.toast';

/** Says what the last page was saying, and hands over what this one says in its turn; a button of a message stays behind. */
export function carryToast(): void {
  try {
    const carried = sessionStorage.getItem(toastKey);
    sessionStorage.removeItem(toastKey);
    if (carried !== null) toast(JSON.parse(carried) as ToastContent);
  } catch {
    // Storage is forbidden, or holds something else: there is nothing to say.
  }
  addEventListener('pagehide', handOver);
}

function handOver(): void {
  const shown = shownToast.get();
  // What has to be answered is asked anew by what asked it.
  if (shown?.isOpen !== true || shown.onRefuse !== undefined) return;
  const { title, description, variant } = shown;
  try {
    sessionStorage.setItem(toastKey, JSON.stringify({ title, description, variant }));
    // Who comes back to this page has read it on the other.
    dismissToast();
  } catch {
    // Storage is forbidden: the message ends with its page.
  }
}
