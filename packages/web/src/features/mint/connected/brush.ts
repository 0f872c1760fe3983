/** Paints a picture stroke by stroke: blocks of colour, then shapes, then all of it, the middle last. */

/** One touch of the brush: where its middle is, how long and wide it is, and where it points, radians; pixels of the canvas. */
export type Stroke = {
  readonly x: number;
  readonly y: number;
  readonly length: number;
  readonly width: number;
  readonly angle: number;
};

/** One coat: into how many blocks a side the picture is simplified, and how wide the brush is, as shares of the side. */
type Coat = { readonly blocks: number; readonly brush: number };

const coats: readonly Coat[] = [
  { blocks: 9, brush: 0.2 },
  { blocks: 36, brush: 0.1 },
  { blocks: 640, brush: 0.07 },
];
/** How long each coat takes, milliseconds. */
const coatMs = [900, 1_100, 1_400] as const;

/** The strokes of a coat on a canvas of so many pixels a side; the last coat goes from the edges to the middle. */
export function strokesOf(brush: number, side: number, isLast: boolean): readonly Stroke[] {
  const step = brush * side * 0.7;
  const count = Math.ceil(side / step) + 1;
  const strokes = Array.from({ length: count * count }, (_, index): Stroke => {
    const [row, column] = [Math.floor(index / count), index % count];
    // Every other row is painted on the way back, as an arm moves.
    const along = row % 2 === 0 ? column : count - 1 - column;
    const wobble = unrest(index);
    return {
      x: (along + (wobble - 0.5) * 0.8) * step,
      y: (row + (unrest(index + 7) - 0.5) * 0.8) * step,
      length: step * (1.5 + wobble),
      width: step * 0.8,
      angle: (row % 2 === 0 ? -0.5 : 0.5) + (wobble - 0.5),
    };
  });
  if (!isLast) return strokes;
  const fromMiddle = ({ x, y }: Stroke) => Math.hypot(x - side / 2, y - side / 2);
  return strokes.toSorted((a, b) => fromMiddle(b) - fromMiddle(a));
}

/** A number from 0 to 1 that looks like chance and is the same every time. */
function unrest(index: number): number {
  const wave = Math.sin(index * 12.9898) * 43_758.5453;
  return wave - Math.floor(wave);
}

/** Paints `picture` on the canvas until `onDone`; returns what lays the brush down at once. */
export function paint(canvas: HTMLCanvasElement, picture: ImageBitmap, onDone: () => void): () => void {
  const context = canvas.getContext('2d');
  if (context === null) {
    onDone();
    return () => {};
  }
  const side = canvas.width;
  const work = coats.map(({ blocks, brush }, index) => ({
    source: simplified(picture, blocks),
    strokes: strokesOf(brush, side, index === coats.length - 1),
    ms: coatMs[index] ?? 0,
  }));
  let frame = 0;
  let startedMs: number | undefined;
  const laid = work.map(() => 0);
  const nextFrame = (nowMs: number) => {
    startedMs ??= nowMs;
    let leftMs = nowMs - startedMs;
    let isDone = true;
    for (const [index, { source, strokes, ms }] of work.entries()) {
      const due = Math.min(strokes.length, Math.ceil((strokes.length * Math.max(leftMs, 0)) / ms));
      for (const stroke of strokes.slice(laid[index], due)) lay(context, stroke, source);
      laid[index] = Math.max(due, laid[index] ?? 0);
      isDone &&= due === strokes.length;
      leftMs -= ms;
    }
    if (isDone) onDone();
    else frame = requestAnimationFrame(nextFrame);
  };
  frame = requestAnimationFrame(nextFrame);
  return () => cancelAnimationFrame(frame);
}

function lay(context: CanvasRenderingContext2D, stroke: Stroke, source: CanvasImageSource): void {
  const { x, y, length, width, angle } = stroke;
  const { width: side } = context.canvas;
  context.save();
  context.beginPath();
  context.ellipse(x, y, length, width, angle, 0, 2 * Math.PI);
  context.clip();
  context.drawImage(source, 0, 0, side, side);
  context.restore();
}

/** The picture in so many blocks of colour a side, their edges softened. */
function simplified(picture: ImageBitmap, blocks: number): CanvasImageSource {
  if (blocks >= picture.width / 2) return picture;
  const small = document.createElement('canvas');
  Object.assign(small, { width: blocks, height: blocks });
  const context = small.getContext('2d');
  if (context === null) return picture;
  context.imageSmoothingQuality = 'high';
  context.drawImage(picture, 0, 0, blocks, blocks);
  return small;
}
