/** Puts the head of an address together from the sheet of all of them. */
import { headCell, headCounts, headOf } from '@lilape/art/heads/head-of';

/** Paints the head of `address` in `place`, an `<svg>` of one cell whose `data-sheet` says where the sheet is. */
export function paintHead(place: SVGElement, address: string): void {
  const { dataset } = place;
  if (dataset['of'] === address) return;
  dataset['of'] = address;
  const layers = headOf(address).map((column, row) => {
    const layer = document.createElementNS('http://www.w3.org/2000/svg', 'image');
    const attributes = {
      href: dataset['sheet'],
      width: headCounts[0] * headCell,
      height: headCounts.length * headCell,
      x: -column * headCell,
      y: -row * headCell,
    };
    for (const [name, value] of Object.entries(attributes)) layer.setAttribute(name, String(value));
    return layer;
  });
  place.replaceChildren(...layers);
}
