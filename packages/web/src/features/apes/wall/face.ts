/** Makes the face of an ape on the wall from the pattern that stands in the page. */
import { factsOf } from './choose.ts';
import { namesOf } from './filter.ts';

/** Sizes in which the site has small pictures, pixels. @see wire/studio.ts */
const sides = [128, 256];
/** A picture that did not come is asked for again once, after so many milliseconds. */
const againMs = 2_000;

/** A maker of faces; `picturesAt` is where their pictures are, without size and number. */
export function faceMaker(
  list: HTMLElement,
  picturesAt: () => string,
): (id: number, place: number, count: number, cell: number) => HTMLElement {
  const pattern = list.parentElement?.querySelector<HTMLElement>('[data-pattern]');
  if (pattern == null) throw new TypeError('The page has no pattern of a face.');
  const bands = (list.dataset['bands'] ?? '').split('|');
  const path = list.dataset['path'] ?? '';
  return (id, place, count, cell) => {
    const face = pattern.cloneNode(true) as HTMLElement;
    delete face.dataset['pattern'];
    const band = factsOf(id).options.band;
    face.dataset['band'] = namesOf('band')[band] ?? '';
    face.ariaSetSize = String(count);
    face.ariaPosInSet = String(place);
    const link = face.querySelector('a');
    if (link !== null) {
      link.href = `${path}/${id}`;
      link.ariaLabel = `LilApe #${id}, ${bands[band]}`;
    }
    const number = face.querySelector('[data-number]');
    if (number !== null) number.textContent = `#${id}`;
    const picture = face.querySelector('img');
    if (picture !== null) hang(picture, `${picturesAt()}/${sideFor(cell)}/${id}`);
    return face;
  };
}

/** The smallest that is sharp enough; a phone's third of a pixel nobody sees. */
function sideFor(cell: number): number {
  const wanted = cell * Math.min(devicePixelRatio, 2) * 0.9;
  return sides.find((side) => side >= wanted) ?? 256;
}

function hang(picture: HTMLImageElement, address: string): void {
  picture.addEventListener(
    'error',
    () => setTimeout(() => picture.isConnected && (picture.src = `${address}?again`), againMs),
    { once: true },
  );
  picture.src = address;
}
