/** Which part of the face is seen: moved and enlarged, never so far that nothing is left to see. */

export type View = {
  /** Of the face, in CSS pixels. */
  readonly scale: number;
  /** Where its left upper corner is, in CSS pixels. */
  readonly x: number;
  readonly y: number;
};

export type Size = { readonly width: number; readonly height: number };

/** How many times it may be enlarged. */
const MOST = 60;

/** All of it, in the middle. */
export function wholeView({ width, height }: Size): View {
  const scale = Math.min(width, height);
  return { scale, x: (width - scale) / 2, y: (height - scale) / 2 };
}

/** The view enlarged by a factor, with the point at (x, y) staying where it is. */
export function enlarged(view: View, factor: number, at: { x: number; y: number }, size: Size): View {
  const least = wholeView(size).scale;
  const scale = Math.min(least * MOST, Math.max(least, view.scale * factor));
  const grown = scale / view.scale;
  return kept({ scale, x: at.x - (at.x - view.x) * grown, y: at.y - (at.y - view.y) * grown }, size);
}

/** The view of that scale, with a point of the face in the middle. */
export function viewOf(point: { x: number; y: number }, scale: number, size: Size): View {
  return kept({ scale, x: size.width / 2 - point.x * scale, y: size.height / 2 - point.y * scale }, size);
}

/** The view at a share of the way from one to another: enlarged evenly, and slow at both ends. */
export function between(from: View, to: View, share: number): View {
  const eased = share * share * (3 - 2 * share);
  const scale = from.scale * (to.scale / from.scale) ** eased;
  // The corner moves with the scale, so that the way is straight on the screen.
  const along = to.scale === from.scale ? eased : (scale - from.scale) / (to.scale - from.scale);
  return { scale, x: from.x + (to.x - from.x) * along, y: from.y + (to.y - from.y) * along };
}

/** The view moved by so many CSS pixels. */
export function moved({ scale, x, y }: View, by: { x: number; y: number }, size: Size): View {
  return kept({ scale, x: x + by.x, y: y + by.y }, size);
}

/** The middle of the screen always shows a part of it. */
function kept({ scale, x, y }: View, { width, height }: Size): View {
  const clamp = (value: number, side: number) => Math.min(side / 2, Math.max(side / 2 - scale, value));
  return { scale, x: clamp(x, width), y: clamp(y, height) };
}
