/** Which modal dialogs are open, by the place that each has for a toast: all outside the topmost is inert. */
import { createStore } from '#shell/first/store.ts';

/** Those places, the topmost last. */
export const modalStack = createStore<readonly HTMLElement[]>([]);

/** Returns the place for a toast in the topmost open modal dialog, or null. */
export function topModal(): HTMLElement | null {
  return modalStack.get().at(-1) ?? null;
}

/** Notes that a dialog was opened on top; returns the way to take it out again. */
export function pushModal(toastPlace: HTMLElement): () => void {
  modalStack.set([...modalStack.get(), toastPlace]);
  return () => modalStack.set(modalStack.get().filter((other) => other !== toastPlace));
}
