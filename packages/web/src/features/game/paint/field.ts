/** What does not move: the clearing with its leaves about it, and rocks, palms and crates. Painted once a level. */
import { CANVAS } from '@lilape/game/constants';
import type { Level, Obstacle } from '@lilape/game/level';
import { spread } from './curves.ts';
import type { Inks } from './inks.ts';
import { makeCanvas, type Sheet, stamp } from './sheet.ts';

export type Field = {
  readonly level: Level;
  /** Everything. */
  readonly ground: HTMLCanvasElement;
  /** Rocks, palms and crates alone, to be laid over whoever is behind them. */
  readonly obstacles: HTMLCanvasElement;
  /** Where they are, in pixels of the field. */
  readonly boxes: readonly Box[];
};

/** Of an obstacle: `top` is above its cells as far as it rises, `bottom` the line on which it stands. */
export type Box = { left: number; top: number; right: number; bottom: number };

const EDGE = 20;
const CELL = 40;
/** How much larger than its cells an obstacle is drawn, and how far it rises above them, pixels. */
const DRAWN = 1.16;
const RISE: Readonly<Record<Obstacle['kind'], number>> = { rock: 3, palm: 15, crate: 5 };

/** The box of an obstacle, pixels. */
export const boxOf = ({ kind, col, row, cols, rows }: Obstacle): Box => ({
  left: EDGE + col * CELL - 4,
  top: EDGE + row * CELL - RISE[kind] - 6,
  right: EDGE + (col + cols) * CELL + 4,
  bottom: EDGE + (row + rows) * CELL,
});

/** Where an obstacle's drawings are put: one for a square, else one for each cell; from behind to the front. */
export function piecesOf({ kind, col, row, cols, rows }: Obstacle): { x: number; y: number; size: number }[] {
  const side = cols === rows ? cols : 1;
  const pieces = [];
  for (let down = 0; down < rows; down += side) {
    for (let along = 0; along < cols; along += side) {
      const x = EDGE + (col + along + side / 2) * CELL;
      const y = EDGE + (row + down + side / 2) * CELL - RISE[kind] * (side / 2);
      pieces.push({ x, y, size: side * CELL * DRAWN });
    }
  }
  return pieces;
}

/** Paints the field of a level, `scale` pixels for each of its own. */
export function paintField(level: Level, sheet: Sheet, inks: Inks, scale: number): Field {
  const [ground, under] = makeCanvas(CANVAS.width * scale, CANVAS.height * scale);
  const [obstacles, over] = makeCanvas(CANVAS.width * scale, CANVAS.height * scale);
  under.scale(scale, scale);
  over.scale(scale, scale);
  paintGround(under, inks, level.seed);
  const inOrder = level.obstacles.toSorted((a, b) => a.row + a.rows - b.row - b.rows);
  const boxes = inOrder.map(boxOf);
  for (const { left, right, bottom } of boxes) {
    under.fillStyle = inks.shade;
    under.beginPath();
    under.roundRect(left + 5, bottom - 14, right - left - 4, 19, 9);
    under.fill();
  }
  for (const [nth, obstacle] of inOrder.entries()) {
    for (const [index, { x, y, size }] of piecesOf(obstacle).entries()) {
      const wide = obstacle.kind !== 'crate' && (nth + index) % 2 === 1 ? -1 : 1;
      stamp(over, sheet, obstacle.kind, x, y, size, { wide });
    }
  }
  under.drawImage(obstacles, 0, 0, CANVAS.width, CANVAS.height);
  paintLeaves(under, inks);
  return { level, ground, obstacles, boxes };
}

function paintGround(context: CanvasRenderingContext2D, inks: Inks, seed: number): void {
  const { width, height } = CANVAS;
  context.fillStyle = inks.ground;
  context.fillRect(0, 0, width, height);
  // A printer's shade: dots on a slanted grid, which grow away from the middle.
  context.fillStyle = inks.dots;
  context.beginPath();
  for (let row = 0; row * 7 < height; row++) {
    for (let x = (row % 2) * 7; x < width; x += 14) {
      const y = row * 7;
      const far = Math.hypot((x - width / 2) / (width / 2), (y - height / 2) / (height / 2));
      const radius = Math.min(4.6, (far - 0.45) * 5.4);
      if (radius < 0.5) continue;
      context.moveTo(x + radius, y);
      context.arc(x, y, radius, 0, 2 * Math.PI);
    }
  }
  context.fill();
  const start = spread(Math.abs(seed) % 1009);
  for (let n = 0; n < 46; n++) {
    const x = 40 + 720 * spread(n + start * 97);
    const y = 40 + 520 * ((n + 0.5 + 0.8 * start) / 46.8);
    if (n % 4 === 0) paintFlower(context, inks, x, y);
    else paintBlades(context, inks, x, y);
  }
}

function paintBlades(context: CanvasRenderingContext2D, { blades }: Inks, x: number, y: number): void {
  context.strokeStyle = blades;
  context.lineWidth = 2.2;
  context.lineCap = 'round';
  context.beginPath();
  for (const lean of [-5, 0, 5]) {
    context.moveTo(x + lean, y);
    context.quadraticCurveTo(x + lean, y - 5, x + lean * 1.9, y - (lean === 0 ? 11 : 8));
  }
  context.stroke();
}

function paintFlower(context: CanvasRenderingContext2D, inks: Inks, x: number, y: number): void {
  paintBlades(context, inks, x, y + 6);
  for (let petal = 0; petal < 5; petal++) {
    const angle = (petal / 5) * 2 * Math.PI;
    dot(context, inks.paper, x + 4 * Math.cos(angle), y - 6 + 4 * Math.sin(angle), 2.7);
  }
  dot(context, inks.danger, x, y - 6, 2.2);
}

/** Leaves all about, so that the field is a clearing: their tips end where nobody walks. */
function paintLeaves(context: CanvasRenderingContext2D, inks: Inks): void {
  const { width, height } = CANVAS;
  context.strokeStyle = inks.ink;
  context.lineWidth = 2;
  context.lineJoin = 'round';
  for (const [layer, colour] of inks.leaves.entries()) {
    context.fillStyle = colour;
    const least = layer === 0 ? 28 : 17;
    let nth = layer * 5;
    const leaf = (x: number, y: number, inwards: number) => {
      const length = least + 9 * spread(nth * 3);
      paintLeaf(context, x, y, inwards + 1.1 * (spread(nth++) - 0.5), length);
    };
    for (let x = -6; x <= width + 12; x += 17) {
      leaf(x, -7, Math.PI / 2);
      leaf(x, height + 7, -Math.PI / 2);
    }
    for (let y = 10; y <= height; y += 17) {
      leaf(-7, y, 0);
      leaf(width + 7, y, Math.PI);
    }
  }
}

/** Paints a leaf from (x, y) on. */
export function paintLeaf(
  context: CanvasRenderingContext2D,
  x: number,
  y: number,
  angle: number,
  length: number,
): void {
  context.save();
  context.translate(x, y);
  context.rotate(angle);
  context.beginPath();
  context.moveTo(-4, 0);
  context.bezierCurveTo(length * 0.15, -12, length * 0.7, -10, length, 0);
  context.bezierCurveTo(length * 0.7, 10, length * 0.15, 12, -4, 0);
  context.fill();
  context.stroke();
  context.beginPath();
  context.moveTo(0, 0);
  context.lineTo(length * 0.7, 0);
  context.globalAlpha = 0.5;
  context.stroke();
  context.restore();
}

function dot(context: CanvasRenderingContext2D, colour: string, x: number, y: number, radius: number): void {
  context.fillStyle = colour;
  context.beginPath();
  context.arc(x, y, radius, 0, 2 * Math.PI);
  context.fill();
}

/** Lays those obstacles over somebody whose foot is on `foot`, that stand before them and that they reach. */
export function layOver(
  context: CanvasRenderingContext2D,
  { obstacles, boxes }: Field,
  scale: number,
  body: { left: number; top: number; right: number; foot: number },
): void {
  for (const { left, top, right, bottom } of boxes) {
    if (bottom <= body.foot || right <= body.left || left >= body.right) continue;
    if (top >= body.foot || bottom <= body.top) continue;
    const [width, height] = [right - left, bottom - top];
    context.drawImage(
      obstacles,
      left * scale,
      top * scale,
      width * scale,
      height * scale,
      left,
      top,
      width,
      height,
    );
  }
}
