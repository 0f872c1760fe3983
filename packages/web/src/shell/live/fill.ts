/** Writes figures into HTML that was written without them, and shows the parts of it that are true now. */
import type { Conditions, Figures } from './figures.ts';

/** Which places and parts are looked at: all, or those that change as time passes, which ages alone do. */
const selectors = {
  all: { fills: '[data-fill]', parts: '[data-when]' },
  ages: { fills: '[data-fill*="age"]', parts: '[data-when^="age"]' },
};

/**
 * Fills every `[data-fill]` in `root` whose figure is known, and hides every `[data-when]` whose condition does not hold;
 * a button is off while its `data-off-when` does.
 * An element says with `data-none` what stands there where there is no such figure, and with `data-figures` that
 * figures of its own are awaited or did not come.
 */
export function fill(
  root: ParentNode,
  figures: Figures,
  holds: Conditions,
  which: keyof typeof selectors = 'all',
): void {
  const { fills, parts } = selectors[which];
  for (const place of root.querySelectorAll<HTMLElement>(fills)) {
    const figure = figures(place.dataset['fill'] ?? '');
    if (figure === undefined) continue;
    const text = figure === null ? (place.dataset['none'] ?? '—') : figure.text;
    if (text !== undefined && place.textContent !== text) write(place, text);
    if (figure?.iso !== undefined && place instanceof HTMLTimeElement) place.dateTime = figure.iso;
    if (figure?.href !== undefined && place instanceof HTMLAnchorElement)
      place.href = new URL(figure.href, place.href).href;
    tellInFull(place, figure?.full === text ? undefined : figure?.full);
  }
  for (const part of root.querySelectorAll<HTMLElement>(parts)) {
    const isShown = holds(part.dataset['when'] ?? '');
    if (isShown !== undefined && part.hidden === isShown) part.hidden = !isShown;
  }
  for (const button of root.querySelectorAll<HTMLButtonElement>('button[data-off-when]')) {
    const isOff = holds(button.dataset['offWhen'] ?? '');
    // Somebody else may know: the contracts' page has buttons of its own.
    if (isOff !== undefined) button.disabled = isOff;
  }
  for (const part of root.querySelectorAll<HTMLElement>('[data-figures]')) {
    const first = part.querySelector<HTMLElement>('[data-fill]');
    // Others are rendered by React, which says itself how they stand.
    if (first === null) continue;
    const isKnown = figures(first.dataset['fill'] ?? '') !== undefined;
    if (isKnown) delete part.dataset['figures'];
    else part.dataset['figures'] = holds('age-late') === true ? 'lost' : 'waiting';
  }
}

/** Text that only changes stays the same node: when one comes or goes, the browser styles again whatever has a `:has()` around it. */
function write(place: HTMLElement, text: string): void {
  const { firstChild } = place;
  if (firstChild instanceof Text && firstChild === place.lastChild) firstChild.data = text;
  else place.textContent = text;
}

/** The whole figure shows on hover, and where a place is for that on focus and so on a tap. @see ui/exact.tsx */
function tellInFull(place: HTMLElement, full: string | undefined): void {
  if (place.dataset['full'] === full) return;
  if (full === undefined) {
    place.removeAttribute('tabindex');
    place.removeAttribute('title');
    delete place.dataset['full'];
    return;
  }
  if ('exact' in place.dataset) place.tabIndex = 0;
  place.title = full;
  place.dataset['full'] = full;
}
