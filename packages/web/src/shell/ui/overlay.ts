/** Which dialogs over the page are open; any screen may ask for one. `app/dialogs.ts` says where each of them comes from. */
import { useSyncExternalStore } from 'react';

/** The dialogs, the lowest first. */
export const overlayNames = ['buy', 'account', 'wallet'] as const;
export type OverlayName = (typeof overlayNames)[number];

const noneOpen: readonly OverlayName[] = [];
let open = noneOpen;
const listeners = new Set<() => void>();

function set(next: readonly OverlayName[]): void {
  open = next;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Opens a dialog over the page; does nothing if it is open. */
export function openOverlay(name: OverlayName): void {
  if (!open.includes(name)) set([...open, name]);
}

/** Closes a dialog; does nothing if it is closed. */
export function closeOverlay(name: OverlayName): void {
  if (open.includes(name)) set(open.filter((other) => other !== name));
}

/** The open dialogs, followed; none while prerendering. */
export function useOverlays(): readonly OverlayName[] {
  return useSyncExternalStore(
    subscribe,
    () => open,
    () => noneOpen,
  );
}
