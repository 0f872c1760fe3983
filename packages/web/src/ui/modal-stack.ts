/** Which modal dialogs are open, so that a toast can appear inside the topmost: all outside it is inert. */

let stack: readonly HTMLDialogElement[] = [];
const listeners = new Set<() => void>();

function set(next: readonly HTMLDialogElement[]): void {
  stack = next;
  for (const listener of listeners) listener();
}

/** Notes that a dialog was opened on top; returns the way to take it out again. */
export function pushModal(dialog: HTMLDialogElement): () => void {
  set([...stack, dialog]);
  return () => set(stack.filter((other) => other !== dialog));
}

/** Returns the topmost open modal dialog, or null. */
export function topModal(): HTMLDialogElement | null {
  return stack.at(-1) ?? null;
}

/** Calls `listener` when the topmost dialog may have changed; returns the way to stop. */
export function onModalChange(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
