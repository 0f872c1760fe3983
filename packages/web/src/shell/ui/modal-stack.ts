/** Which modal dialogs are open, by the place that each has for a toast: all outside the topmost is inert. */

let stack: readonly HTMLElement[] = [];
const listeners = new Set<() => void>();

function set(next: readonly HTMLElement[]): void {
  stack = next;
  for (const listener of listeners) listener();
}

/** Notes that a dialog was opened on top; returns the way to take it out again. */
export function pushModal(toastPlace: HTMLElement): () => void {
  set([...stack, toastPlace]);
  return () => set(stack.filter((other) => other !== toastPlace));
}

/** Returns the place for a toast in the topmost open modal dialog, or null. */
export function topModal(): HTMLElement | null {
  return stack.at(-1) ?? null;
}

/** Calls `listener` when the topmost dialog may have changed; returns the way to stop. */
export function onModalChange(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
