/** Sentences for screen readers, spoken by the layout's one live region. */

/** Id of the region. @see ui/live-region.tsx */
export const liveRegionId = 'announcements';

/** Has `text` read out politely; it is not shown. */
export function announce(text: string): void {
  const region = document.getElementById(liveRegionId);
  if (region !== null) region.textContent = text;
}
