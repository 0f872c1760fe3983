/** Paints heads into HTML that was written without them. */
import { paintHead } from './paint-head.ts';
import type { Figures } from '#shell/live/figures.ts';

/** Paints in every `[data-head]` of `root` the head of the address that its figure is in full. */
export function fillHeads(root: ParentNode, figures: Figures): void {
  for (const place of root.querySelectorAll<SVGElement>('[data-head]')) {
    const address = figures(place.dataset['head'] ?? '')?.full;
    if (address !== undefined) paintHead(place, address);
  }
}
