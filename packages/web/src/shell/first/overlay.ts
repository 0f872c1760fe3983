/** Which dialogs over the page are open, without React; any screen may ask for one. `app/dialogs.ts` says where each of them comes from. */
import { createStore } from './store.ts';

/** The dialogs, the lowest first. */
export const overlayNames = ['buy', 'account', 'wallet'] as const;
export type OverlayName = (typeof overlayNames)[number];

/** The names of those that are open; none while prerendering. */
export const openOverlays = createStore<readonly OverlayName[]>([]);

/** Opens a dialog over the page; does nothing if it is open. */
export function openOverlay(name: OverlayName): void {
  const names = openOverlays.get();
  if (!names.includes(name)) openOverlays.set([...names, name]);
}

/** Closes a dialog; does nothing if it is closed. */
export function closeOverlay(name: OverlayName): void {
  const names = openOverlays.get();
  if (names.includes(name)) openOverlays.set(names.filter((other) => other !== name));
}
