/** An address's head as an element, where no HTML was written for it. */
import { headCell } from '@lilape/art/heads/head-of';
import { artAddress } from 'virtual:art';
import { paintHead } from '#shell/heads/paint-head.ts';

/** CSS pixels a side. */
const size = '28';

/** Returns the head of `address`. */
export function headFor(address: string): SVGSVGElement {
  const head = document.createElementNS('http://www.w3.org/2000/svg', 'svg');
  const attributes = { viewBox: `0 0 ${headCell} ${headCell}`, width: size, height: size };
  for (const [name, value] of Object.entries(attributes)) head.setAttribute(name, value);
  head.ariaHidden = 'true';
  head.style.flex = 'none';
  head.dataset['sheet'] = artAddress('heads');
  paintHead(head, address);
  return head;
}
