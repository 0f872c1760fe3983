/** What of the field a canvas shows: all of it, or, where the canvas is taller than the field, what lies round the ape. */
import { CANVAS } from '@lilape/game/constants';

export type View = {
  /** Pixels of the canvas for one of the field. */
  readonly scale: number;
  /** The corner of the field that is shown at the canvas's, in pixels of the field. */
  readonly left: number;
  readonly top: number;
};

const between = (least: number, value: number, most: number) => Math.min(most, Math.max(least, value));

/** The view of a canvas of `width` × `height` pixels round (x, y); it never shows what is beyond the field. */
export function viewOf(width: number, height: number, x: number, y: number): View {
  const scale = Math.max(width / CANVAS.width, height / CANVAS.height);
  const [seenWide, seenHigh] = [width / scale, height / scale];
  return {
    scale,
    left: between(0, x - seenWide / 2, CANVAS.width - seenWide),
    top: between(0, y - seenHigh / 2, CANVAS.height - seenHigh),
  };
}
