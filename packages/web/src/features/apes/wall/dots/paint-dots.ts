/** Paints the apes in sight: from afar as dots, nearer as little heads, from close by as they are painted. */
import type { Places } from './place-dots.ts';
import type { Size, View } from './view.ts';

/** Bits of what is known of an ape. */
export const [MINTED, WANTED] = [1, 2] as const;

/** What is to be painted. */
export type Crowd = {
  readonly places: Places;
  /** Radius of each as a share of the gap, by how rare it is. */
  readonly radius: Float32Array;
  /** `MINTED` and `WANTED`, as bits. */
  readonly state: Uint8Array;
  /** The picture of an ape; null while it is on its way. */
  readonly pictureOf: (id: number, side: number) => CanvasImageSource | null;
};

/** From these distances of neighbours on, CSS pixels. */
const [HEADS, PICTURES] = [12, 52] as const;
const ink = '#1b1710';
const full = Math.PI * 2;
const paper = '#fffdf6';
const banana = '#ffd23f';
/** A minted one among thousands is so many times as large from afar, and so many from close by. */
const [STANDING_OUT, BESIDE] = [2.2, 1.15] as const;
/** How much is seen of those that are not wanted, and of numbers that no picture has replaced. */
const [faint, NUMBER] = [0.16, 0.6] as const;

/** Paints into a context whose unit is a CSS pixel. */
export function paintDots(context: CanvasRenderingContext2D, crowd: Crowd, view: View, size: Size): void {
  const { places } = crowd;
  context.clearRect(0, 0, size.width, size.height);
  const gap = places.gap * view.scale;
  const seen = inSight(places, view, size);
  if (gap >= PICTURES) paintPictures(context, crowd, view, seen, gap);
  else paintRound(context, crowd, view, seen, gap);
}

/** The numbers less one of those that are on the screen. */
export function inSight({ x, y, gap }: Places, view: View, { width, height }: Size): number[] {
  const margin = gap * view.scale;
  const seen: number[] = [];
  for (let index = 0; index < x.length; index++) {
    const left = view.x + (x[index] ?? 0) * view.scale;
    const top = view.y + (y[index] ?? 0) * view.scale;
    if (left > -margin && left < width + margin && top > -margin && top < height + margin) seen.push(index);
  }
  return seen;
}

/** One path for all of a colour: thousands of dots are a handful of fills. */
function paintRound(
  context: CanvasRenderingContext2D,
  { places, radius, state }: Crowd,
  view: View,
  seen: readonly number[],
  gap: number,
): void {
  const filled = new Map<string, Path2D>();
  const pathOf = (key: string) => {
    const path = filled.get(key) ?? new Path2D();
    filled.set(key, path);
    return path;
  };
  const [eyes, minted, mintedEyes] = [new Path2D(), new Path2D(), new Path2D()];
  for (const index of seen) {
    const left = view.x + (places.x[index] ?? 0) * view.scale;
    const top = view.y + (places.y[index] ?? 0) * view.scale;
    const known = state[index] ?? 0;
    const isFaint = (known & WANTED) === 0;
    const isMinted = !isFaint && (known & MINTED) !== 0;
    const size = (radius[index] ?? 0) * gap * (isMinted ? (gap < HEADS ? STANDING_OUT : BESIDE) : 1);
    const path = isMinted
      ? minted
      : pathOf(`${isFaint ? 'faint' : 'dot'} ${shade(places.colour[index] ?? 0)}`);
    path.moveTo(left + size, top);
    path.arc(left, top, size, 0, full);
    if (gap < HEADS) continue;
    // Ears, so that it is somebody.
    for (const ear of [-1, 1]) {
      path.moveTo(left + ear * size * 0.95 + size * 0.35, top);
      path.arc(left + ear * size * 0.95, top, size * 0.35, 0, full);
    }
    if (isFaint) continue;
    const into = isMinted ? mintedEyes : eyes;
    for (const eye of [-1, 1]) {
      into.moveTo(left + eye * size * 0.35 + size * 0.16, top - size * 0.15);
      into.arc(left + eye * size * 0.35, top - size * 0.15, size * 0.16, 0, full);
    }
    into.rect(left - size * 0.4, top + size * 0.4, size * 0.8, Math.max(0.6, size * 0.12));
  }
  const fill = (path: Path2D, colour: string) => {
    context.fillStyle = colour;
    // oxlint-disable-next-line unicorn/no-array-fill-with-reference-type -- a context, not an array
    context.fill(path);
  };
  for (const [key, path] of filled) {
    const [kind, colour = ink] = key.split(' ');
    context.globalAlpha = kind === 'faint' ? faint : 1;
    fill(path, colour);
  }
  context.globalAlpha = 1;
  fill(eyes, paper);
  // Over all others, in a colour that the face does not have.
  context.lineWidth = Math.max(1.5, gap * 0.08);
  context.strokeStyle = ink;
  context.stroke(minted);
  fill(minted, banana);
  fill(mintedEyes, ink);
}

function paintPictures(
  context: CanvasRenderingContext2D,
  { places, state, pictureOf }: Crowd,
  view: View,
  seen: readonly number[],
  gap: number,
): void {
  const side = gap * 0.82;
  const wanted = [64, 128, 256].find((each) => each >= side * Math.min(2, devicePixelRatio) * 0.8) ?? 256;
  context.font = `700 ${Math.min(16, Math.max(10, gap * 0.14))}px 'JetBrains Mono Variable', monospace`;
  context.textAlign = 'center';
  context.lineWidth = 2;
  // The canvas takes `currentcolor` for black in some browsers.
  const { color } = getComputedStyle(context.canvas);
  for (const index of seen) {
    const left = view.x + (places.x[index] ?? 0) * view.scale - side / 2;
    const top = view.y + (places.y[index] ?? 0) * view.scale - side / 2;
    const known = state[index] ?? 0;
    const isMinted = (known & MINTED) !== 0;
    const picture = isMinted ? pictureOf(index + 1, wanted) : null;
    context.globalAlpha = (known & WANTED) === 0 ? faint : 1;
    context.beginPath();
    context.roundRect(left, top, side, side, 8);
    if (picture !== null) {
      context.save();
      context.clip();
      context.drawImage(picture, left, top, side, side);
      context.restore();
    } else {
      const { globalAlpha } = context;
      context.globalAlpha = NUMBER;
      context.fillStyle = color;
      context.fillText(`#${index + 1}`, left + side / 2, top + side / 2 + 4);
      context.globalAlpha = globalAlpha;
    }
    context.setLineDash(isMinted ? [] : [5, 5]);
    context.strokeStyle = isMinted ? color : '#c9b583';
    context.stroke();
  }
  context.setLineDash([]);
  context.globalAlpha = 1;
}

/** Few shades, so that edges of the drawing are no colours of their own. */
function shade(colour: number): string {
  return `rgb(${[16, 8, 0].map((bits) => rounded((colour >> bits) & 255)).join()})`;
}

const rounded = (value: number): number => Math.min(255, Math.round(value / 24) * 24);
