/** What does not move: the clearing with the ways through it, rocks, palms and crates, and the leaves before everybody. Painted once a level. */
import { LAWN, LAWN_LAYERS } from '@lilape/art/hunt/names';
import { PX } from '@lilape/game/constants';
import { measureFrom, nextCell } from '@lilape/game/flow';
import { CELLS, middleX, middleY } from '@lilape/game/grid';
import type { Level, Obstacle } from '@lilape/game/level';
import { spread } from './curves.ts';
import type { Inks } from './inks.ts';
import { makeCanvas, stamp } from './sheet.ts';
import type { Look } from './stage.ts';

export type Field = {
  readonly level: Level;
  /** Everything. */
  readonly ground: HTMLCanvasElement;
  /** Rocks, palms and crates alone, to be laid over whoever is behind them. */
  readonly obstacles: HTMLCanvasElement;
  /** What hangs before everybody at the edges. */
  readonly leaves: HTMLCanvasElement;
  /** Where they are, in pixels of the field. */
  readonly boxes: readonly Box[];
};

/** Of an obstacle: `top` is above its cells as far as it rises, `bottom` the line on which it stands. */
export type Box = { left: number; top: number; right: number; bottom: number };

const EDGE = 20;
const CELL = 40;
/** How much larger than its cells an obstacle is painted, and how far it rises above them, pixels. */
const ENLARGED = 1.16;
/** And a small one between two. */
const SMALL = 0.66;
const RISE: Readonly<Record<Obstacle['kind'], number>> = { rock: 3, palm: 15, crate: 5 };

/** How far a drawing may be from the middle of its cells, how much it may differ in size, and how far it may lean, radians. */
const LOOSE: Readonly<Record<Obstacle['kind'], readonly [shift: number, size: number, lean: number]>> = {
  rock: [14, 0.3, 0.24],
  palm: [16, 0.34, 0.16],
  crate: [5, 0.06, 0.14],
};

/** The box of an obstacle, pixels. */
export const boxOf = ({ kind, col, row, cols, rows }: Obstacle): Box => ({
  left: EDGE + col * CELL - 13,
  top: EDGE + row * CELL - RISE[kind] - 18,
  right: EDGE + (col + cols) * CELL + 13,
  bottom: EDGE + (row + rows) * CELL,
});

export type Piece = { x: number; y: number; size: number; wide: number; turn: number };

/**
 * Where an obstacle's drawings are put: one for a square, else one for each cell, and between two rocks or palms often a small one;
 * from behind to the front. None is in the middle of its cell or as large as the next: they stand as if grown there.
 */
export function piecesOf({ kind, col, row, cols, rows }: Obstacle): Piece[] {
  const side = cols === rows ? cols : 1;
  const [shift, differs, lean] = LOOSE[kind];
  const pieces: Piece[] = [];
  const put = (along: number, down: number, usual: number) => {
    const n = (col + along) * 38 + (row + down) * 90 + 1;
    const size = usual * (1 + (differs * (spread(n * 3) - 0.4)) / side);
    pieces.push({
      x: EDGE + (col + along) * CELL + shift * (spread(n) - 0.5),
      // Its foot stays over its cells, however large it is.
      y:
        EDGE +
        (row + down) * CELL -
        RISE[kind] * (side / 2) -
        0.42 * (size - usual) -
        shift * 0.4 * spread(n * 5),
      size,
      wide: kind !== 'crate' && spread(n * 7) < 0.5 ? -1 : 1,
      turn: lean * (spread(n * 11) - 0.5),
    });
  };
  for (let down = 0; down < rows; down += side) {
    for (let along = 0; along < cols; along += side) {
      put(along + side / 2, down + side / 2, side * CELL * ENLARGED);
      const isLast = along + side >= cols && down + side >= rows;
      if (kind === 'crate' || isLast || spread((col + along) * 3 + (row + down) * 5) < 0.3) continue;
      // On this side of the line or on the other.
      const beside = spread((col + along) * 13 + (row + down) * 7) < 0.5 ? 0.22 : 0.78;
      if (rows > cols) put(beside, down + 1, CELL * SMALL);
      else put(along + 1, 0.55 + beside / 4, CELL * SMALL);
    }
  }
  return pieces.toSorted((a, b) => a.y + 0.42 * a.size - b.y - 0.42 * b.size);
}

/** Paints the field of a level, `scale` pixels for each of its own. */
export function paintField(level: Level, { sheet, lawn, inks, scale }: Look): Field {
  const size = [LAWN.width * scale, LAWN.height * scale] as const;
  // Nothing shines through it: it is copied, not blended.
  const [ground, under] = makeCanvas(...size, { alpha: false });
  const [obstacles, over] = makeCanvas(...size);
  const [leaves, front] = makeCanvas(...size);
  // Its layers lie below each other.
  const side = LAWN_LAYERS * ground.height;
  const paintLayer = (context: CanvasRenderingContext2D, layer: number) =>
    context.drawImage(lawn, 0, -layer * ground.height, side, side);
  paintLayer(front, 2);
  paintLayer(under, 0);
  const toField = (context: CanvasRenderingContext2D) => {
    context.scale(scale, scale);
    context.translate(-LAWN.left, -LAWN.top);
  };
  under.save();
  toField(under);
  paintPath(under, inks, level);
  under.restore();
  // Ways end at a shore, and at the edge of a floor.
  paintLayer(under, 1);
  toField(under);
  toField(over);
  const inOrder = level.obstacles.toSorted((a, b) => a.row + a.rows - b.row - b.rows);
  const boxes = inOrder.map(boxOf);
  under.fillStyle = inks.shade;
  under.beginPath();
  for (const { x, y, size: across } of inOrder.flatMap(piecesOf)) {
    under.moveTo(x + across * 0.52, y + across * 0.4);
    under.ellipse(x + 3, y + across * 0.4, across * 0.49, across * 0.2, 0, 0, 2 * Math.PI);
  }
  under.fill();
  for (const obstacle of inOrder)
    for (const { x, y, size: across, ...stamped } of piecesOf(obstacle))
      stamp(over, sheet, obstacle.kind, x, y, across, stamped);
  under.drawImage(obstacles, LAWN.left, LAWN.top, LAWN.width, LAWN.height);
  return { level, ground, obstacles, leaves, boxes };
}

/** Where a way passes through a cell: not quite its middle, for nobody walks by a ruler. */
const placeOf = (cell: number): readonly [x: number, y: number] => [
  middleX(cell) / PX + 16 * (spread(cell * 5) - 0.5),
  middleY(cell) / PX + 14 + 12 * (spread(cell * 7) - 0.5),
];

/** The ways to the bananas, as the ape would go: out of the jungle, and on from where it begins. */
function paintPath(context: CanvasRenderingContext2D, inks: Inks, { blocked, start, bananas }: Level): void {
  const steps = new Int16Array(CELLS);
  measureFrom(blocked, start, steps);
  context.beginPath();
  for (const banana of bananas) {
    let cell = banana;
    let at = placeOf(cell);
    context.moveTo(...at);
    while (cell !== start) {
      cell = nextCell(blocked, steps, cell);
      const to = placeOf(cell);
      context.quadraticCurveTo(...at, (at[0] + to[0]) / 2, (at[1] + to[1]) / 2);
      at = to;
    }
    context.lineTo(...at);
    context.lineTo(LAWN.left, at[1]);
  }
  context.lineCap = 'round';
  context.lineJoin = 'round';
  for (const [nth, colour] of inks.path.entries()) {
    context.lineWidth = [31, 25, 3][nth] ?? 0;
    context.strokeStyle = colour;
    if (nth === 2) context.setLineDash([1, 23]);
    context.stroke();
  }
  context.setLineDash([]);
}

/** Copies a rectangle of a painting of the field to its place, whole pixels onto whole pixels. */
function copy(
  context: CanvasRenderingContext2D,
  painting: HTMLCanvasElement,
  scale: number,
  { left, top, right, bottom }: Box,
): void {
  const [x, y] = [Math.round((left - LAWN.left) * scale), Math.round((top - LAWN.top) * scale)];
  const width = Math.round((right - LAWN.left) * scale) - x;
  const height = Math.round((bottom - LAWN.top) * scale) - y;
  context.drawImage(
    painting,
    x,
    y,
    width,
    height,
    (Math.round(LAWN.left * scale) + x) / scale,
    (Math.round(LAWN.top * scale) + y) / scale,
    width / scale,
    height / scale,
  );
}

/** Lays those obstacles over somebody whose foot is on `foot`, that stand before them and that they reach. */
export function layOver(
  context: CanvasRenderingContext2D,
  { obstacles, boxes }: Field,
  scale: number,
  body: { left: number; top: number; right: number; foot: number },
): void {
  for (const box of boxes) {
    const { left, top, right, bottom } = box;
    if (bottom <= body.foot || right <= body.left || left >= body.right) continue;
    if (top >= body.foot || bottom <= body.top) continue;
    copy(context, obstacles, scale, box);
  }
}

/** Where leaves hang before everybody. */
const EDGES: readonly Box[] = [
  { left: -20, top: -28, right: 64, bottom: 513 },
  { left: 736, top: -28, right: 820, bottom: 513 },
  { left: -20, top: 512, right: 820, bottom: 602 },
];

/** Paints the leaves that everybody walks under. */
export function paintLeaves(context: CanvasRenderingContext2D, { leaves }: Field, scale: number): void {
  for (const edge of EDGES) copy(context, leaves, scale, edge);
}
