/** Short messages that come and go: what may be said, and the one that is showing. @see specification §4 */

import { createStore } from './store.ts';

/** How long a toast stays by itself; pointer and focus stop the clock. */
export const toastDurationMs = 5_000;

/** How far a toast is swiped before it goes. */
export const toastSwipePx = 50;

/** How long a dismissed toast is kept before it is forgotten. */
export const toastRemoveDelayMs = 1_000_000;

export type ToastVariant = 'default' | 'destructive';

export type ToastContent = {
  title: string;
  description?: string;
  /** One button; `altText` says to screen readers how to do the same without it. */
  action?: { label: string; altText: string; onSelect: () => void };
  variant?: ToastVariant;
  /** For what has to be answered: it stays until it is; called where it was closed otherwise than by its button. */
  onRefuse?: () => void;
};

/** The toast as the screen knows it; a dismissed one stays, closed, until it is forgotten. */
export type ToastState = ToastContent & { id: number; isOpen: boolean };

/** Changes or takes away the toast that returned it; once another has replaced it, both do nothing. */
export type ToastHandle = {
  id: number;
  update: (changes: Partial<ToastContent>) => void;
  dismiss: () => void;
};

/** What a toast that was held beyond its time still has where it is rendered again, milliseconds. */
const leastTimeLeftMs = 1_000;

/** The toast to show, or null. */
export const shownToast = createStore<ToastState | null>(null);
export const currentToast = shownToast.get;
let firstShown = { id: 0, atMs: 0 };
let lastId = 0;
let removal: ReturnType<typeof setTimeout> | undefined;

/** Shows a toast in place of any other. */
export function toast(content: ToastContent): ToastHandle {
  const id = ++lastId;
  clearTimeout(removal);
  shownToast.set({ ...content, id, isOpen: true });
  return {
    id,
    update: (changes) => {
      const shown = shownToast.get();
      if (shown?.id === id) shownToast.set({ ...shown, ...changes });
    },
    dismiss: () => dismissToast(id),
  };
}

/** Closes a toast, or whichever is showing; it is forgotten 1,000,000 ms later. */
export function dismissToast(id?: number): void {
  const shown = shownToast.get();
  if (shown === null || !shown.isOpen || (id !== undefined && shown.id !== id)) return;
  shownToast.set({ ...shown, isOpen: false });
  removal = setTimeout(() => {
    if (shownToast.get()?.id === shown.id) shownToast.set(null);
  }, toastRemoveDelayMs);
}

/** Milliseconds for which a toast that is rendered now stays: all of its time at first, what is left of it where it is rendered again, as when a dialog closes. @see decision 220 "a toast is for the page it came on" */
export function timeLeftMs(id: number): number {
  if (firstShown.id !== id) firstShown = { id, atMs: Date.now() };
  return Math.max(firstShown.atMs + toastDurationMs - Date.now(), leastTimeLeftMs);
}
