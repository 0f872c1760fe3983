/** Which dialogs over the page are open; any screen may ask for one. `app/dialogs.ts` says where each of them comes from. */
import { createStore } from '#shell/page/store.ts';
import { useStore } from '#shell/page/use-store.ts';

/** The dialogs, the lowest first. */
export const overlayNames = ['buy', 'account', 'wallet'] as const;
export type OverlayName = (typeof overlayNames)[number];

const open = createStore<readonly OverlayName[]>([]);

/** Opens a dialog over the page; does nothing if it is open. */
export function openOverlay(name: OverlayName): void {
  const names = open.get();
  if (!names.includes(name)) open.set([...names, name]);
}

/** Closes a dialog; does nothing if it is closed. */
export function closeOverlay(name: OverlayName): void {
  const names = open.get();
  if (names.includes(name)) open.set(names.filter((other) => other !== name));
}

/** The open dialogs, followed; none while prerendering. */
export function useOverlays(): readonly OverlayName[] {
  return useStore(open);
}
