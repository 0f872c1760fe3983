/** Sentences for screen readers, spoken by the layout's one live region. */

type Listener = (text: string) => void;

const listeners = new Set<Listener>();

/** Has `text` read out politely; it is not shown. */
export function announce(text: string): void {
  for (const listener of listeners) listener(text);
}

/** Calls `listener` with every announcement; returns the way to stop. */
export function onAnnouncement(listener: Listener): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
