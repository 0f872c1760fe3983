/** The face that all apes form, to look at from afar and from close by. */
import { LAST_ID } from '@lilape/domain/apes/ids';
import { isMotionWelcome } from '#shell/first/motion.ts';
import { paintDots, inSight, MINTED, WANTED } from './paint-dots.ts';
import { followPointer } from './follow-pointer.ts';
import { type Places, placeDots } from './place-dots.ts';
import { between, type View, viewOf, wholeView } from './view.ts';

/** What the wall knows: the minted, and those of them that are wanted. */
export type Shown = {
  readonly minted: readonly number[];
  readonly wanted: readonly number[];
  readonly pictures: string;
  /** The number of the ape to fly to; null where none is looked for. */
  readonly near: number | null;
};

export type Dots = { readonly show: (shown: Shown) => void };

/** Pixels of the drawing that they stand in. */
const side = 512;
/** Radius as a share of the gap, from the most common to the rarest. */
const radii = [0.42, 0.46, 0.51, 0.57, 0.66];
/** How far neighbours stand apart where a flight ends, CSS pixels; and how long it takes. */
const [NEAR, FLIGHT_MS] = [64, 900] as const;
/** How many pictures are kept at most. */
const keptPictures = 700;

/** Opens the face in `host`; `bandOf` gives an ape's band by its place among them. @throws where its drawing does not come */
export async function openDots(host: HTMLElement, bandOf: (id: number) => number): Promise<Dots> {
  const canvas = host.querySelector('canvas');
  const context = canvas?.getContext('2d');
  if (canvas == null || context == null) throw new TypeError('This browser has no canvas.');
  const places = placeDots(await drawingOf(host.dataset['drawing'] ?? ''), LAST_ID);
  const radius = Float32Array.from(places.x, (_, index) => radii[bandOf(index + 1)] ?? 0.42);
  const state = new Uint8Array(LAST_ID);
  let size = { width: canvas.clientWidth, height: canvas.clientHeight };
  let view: View = wholeView(size);
  let pictures = '';
  let frame = 0;
  let near: number | null = null;
  const said = host.querySelector('[data-said]');
  const name = (id: number) => nameOf(host, id, bandOf(id), ((state[id - 1] ?? 0) & MINTED) !== 0);

  const paint = () => {
    frame = 0;
    context.setTransform(devicePixelRatio, 0, 0, devicePixelRatio, 0, 0);
    paintDots(context, { places, radius, state, pictureOf }, view, size);
  };
  const soon = () => (frame ||= requestAnimationFrame(paint));
  const pictureOf = keepPictures(() => pictures, soon);
  const fit = () => {
    const isWhole = view.scale <= wholeView(size).scale;
    size = { width: canvas.clientWidth, height: canvas.clientHeight };
    canvas.width = Math.round(size.width * devicePixelRatio);
    canvas.height = Math.round(size.height * devicePixelRatio);
    if (isWhole) view = wholeView(size);
    soon();
  };
  const fly = (id: number) => {
    if (said !== null) said.textContent = name(id);
    const at = { x: places.x[id - 1] ?? 0.5, y: places.y[id - 1] ?? 0.5 };
    const begin = view;
    const end = viewOf(at, NEAR / places.gap, size);
    const startedMs = performance.now();
    const step = (nowMs: number) => {
      const share = isMotionWelcome() ? Math.min(1, (nowMs - startedMs) / FLIGHT_MS) : 1;
      view = between(begin, end, share);
      paint();
      if (share < 1) requestAnimationFrame(step);
    };
    requestAnimationFrame(step);
  };
  new ResizeObserver(fit).observe(canvas);
  // Ink is painted in the colour of the text.
  new MutationObserver(soon).observe(document.documentElement, { attributeFilter: ['data-theme'] });
  matchMedia('(prefers-color-scheme: dark)').addEventListener('change', soon);
  followPointer(host, canvas, {
    view: () => view,
    size: () => size,
    turn: (next) => {
      view = next;
      canvas.style.touchAction = view.scale > wholeView(size).scale ? 'none' : 'pan-y';
      soon();
    },
    apeAt: (at) => apeAt(places, view, size, at),
    name,
    open: (id) => location.assign(`${host.dataset['path']}/${id}`),
  });
  return {
    show({ minted, wanted, pictures: at, near: next }) {
      pictures = at;
      state.fill(0);
      for (const id of minted) state[id - 1] = MINTED;
      for (const id of wanted) state[id - 1] = (state[id - 1] ?? 0) | WANTED;
      if (next !== near && next !== null) fly(next);
      near = next;
      soon();
    },
  };
}

async function drawingOf(address: string): Promise<ImageData> {
  const picture = new Image(side, side);
  picture.src = address;
  await picture.decode();
  const canvas = document.createElement('canvas');
  canvas.width = side;
  canvas.height = side;
  const context = canvas.getContext('2d', { willReadFrequently: true });
  if (context === null) throw new TypeError('This browser has no canvas.');
  context.drawImage(picture, 0, 0, side, side);
  return context.getImageData(0, 0, side, side);
}

/** The number of the ape at a point; null between them. */
function apeAt(
  places: Places,
  view: View,
  size: { width: number; height: number },
  at: { x: number; y: number },
): number | null {
  let [nearest, least] = [-1, places.gap * view.scale * 0.6];
  for (const index of inSight(places, view, size)) {
    const dx = view.x + (places.x[index] ?? 0) * view.scale - at.x;
    const dy = view.y + (places.y[index] ?? 0) * view.scale - at.y;
    const distance = Math.hypot(dx, dy);
    if (distance < least) [nearest, least] = [index, distance];
  }
  return nearest < 0 ? null : nearest + 1;
}

/** "#4271 · Rare", and that it is not minted. */
function nameOf(host: HTMLElement, id: number, band: number, isMinted: boolean): string {
  const words = (host.dataset['bands'] ?? '').split('|');
  return [`#${id}`, words[band] ?? '', ...(isMinted ? [] : [host.dataset['free'] ?? ''])].join(' · ');
}

/** Pictures by number and size, asked for when they are first to be painted. */
function keepPictures(
  at: () => string,
  onCome: () => void,
): (id: number, side: number) => CanvasImageSource | null {
  const kept = new Map<string, HTMLImageElement>();
  return (id, wanted) => {
    const address = `${at()}/${wanted}/${id}`;
    const known = kept.get(address);
    if (known !== undefined) return known.complete && known.naturalWidth > 0 ? known : null;
    const picture = new Image();
    picture.decoding = 'async';
    picture.addEventListener('load', onCome);
    picture.src = address;
    kept.set(address, picture);
    const [oldest] = kept.keys();
    if (kept.size > keptPictures && oldest !== undefined) kept.delete(oldest);
    return null;
  };
}
