/** The field of a level as it lies there: ground, hedge, obstacles. Painted once. */
import type { SpriteName } from '@lilape/art/hunt/names';
import { CANVAS } from '@lilape/game/constants';
import type { Level, Obstacle } from '@lilape/game/level';
import type { Colours } from './colours.ts';
import type { Sheet } from './sheet.ts';

const EDGE = 20;
const CELL = 40;

/** A number from 0 to 1 that is always the same for the same two. */
function chanceOf(seed: number, at: number): number {
  let mixed = Math.imul(seed ^ Math.imul(at + 1, 0x9e37_79b1), 0x85eb_ca6b);
  mixed = Math.imul(mixed ^ (mixed >>> 15), 0xc2b2_ae35);
  return ((mixed ^ (mixed >>> 13)) >>> 0) / 2 ** 32;
}

/** Paints the level over the whole field. */
export function paintField(on: CanvasRenderingContext2D, level: Level, sheet: Sheet, colours: Colours): void {
  on.fillStyle = colours('haze');
  on.fillRect(0, 0, CANVAS.width, CANVAS.height);
  paintPatches(on, level.seed, colours);
  for (let at = 0; at < 46; at++) {
    const [x, y] = [chanceOf(level.seed, at), chanceOf(level.seed, at + 500)];
    sheet.put(on, at % 2 === 0 ? 'ground-a' : 'ground-b', 40 + x * 720, 40 + y * 520, 64);
  }
  paintDots(on, colours);
  paintHedge(on, level.seed, sheet);
  for (const obstacle of level.obstacles.toSorted((a, b) => a.row + a.rows - b.row - b.rows))
    paintObstacle(on, obstacle, sheet, colours);
}

/** Where the sun falls through the leaves. */
function paintPatches(on: CanvasRenderingContext2D, seed: number, colours: Colours): void {
  on.fillStyle = colours('ground');
  on.globalAlpha = 0.28;
  for (let at = 0; at < 7; at++) {
    on.beginPath();
    on.ellipse(
      chanceOf(seed, at + 900) * CANVAS.width,
      chanceOf(seed, at + 950) * CANVAS.height,
      60 + chanceOf(seed, at + 970) * 90,
      34 + chanceOf(seed, at + 980) * 50,
      -0.2,
      0,
      2 * Math.PI,
    );
    on.fill();
  }
  on.globalAlpha = 1;
}

/** The printer's dots, larger towards the corners. */
function paintDots(on: CanvasRenderingContext2D, colours: Colours): void {
  on.fillStyle = colours('disc-dots');
  on.globalAlpha = 0.4;
  on.beginPath();
  for (let row = 0; row < 60; row++)
    for (let column = 0; column < 80; column++) {
      const x = column * 10 + (row % 2) * 5;
      const y = row * 10;
      const far = Math.hypot((x - CANVAS.width / 2) / 400, (y - CANVAS.height / 2) / 300);
      const radius = (far - 0.72) * 5.5;
      if (radius < 0.5) continue;
      on.moveTo(x + radius, y);
      on.arc(x, y, Math.min(radius, 3.4), 0, 2 * Math.PI);
    }
  on.fill();
  on.globalAlpha = 1;
}

/** Nobody leaves the field: it is hedged in. */
function paintHedge(on: CanvasRenderingContext2D, seed: number, sheet: Sheet): void {
  const bush = (x: number, y: number, at: number) =>
    sheet.put(on, 'bush', x, y, 34 + chanceOf(seed, at) * 10, { wide: at % 2 === 0 ? 1 : -1 });
  for (let x = 0; x <= CANVAS.width; x += 27) bush(x, 0, x);
  for (let y = 22; y <= CANVAS.height; y += 25) {
    bush(0, y, y + 2_000);
    bush(CANVAS.width, y, y + 3_000);
  }
  for (let x = 0; x <= CANVAS.width; x += 27) bush(x, CANVAS.height + 4, x + 4_000);
}

function paintObstacle(
  on: CanvasRenderingContext2D,
  obstacle: Obstacle,
  sheet: Sheet,
  colours: Colours,
): void {
  const { kind, col, row, cols, rows } = obstacle;
  const isOne = cols === rows;
  const [across, down] = isOne ? [1, 1] : [cols, rows];
  const side = (cols * CELL) / across;
  const name: SpriteName = kind;
  for (let r = 0; r < down; r++)
    for (let c = 0; c < across; c++) {
      const x = EDGE + col * CELL + (c + 0.5) * side;
      const y = EDGE + row * CELL + (r + 0.5) * side;
      on.fillStyle = colours('ink');
      on.globalAlpha = 0.22;
      on.beginPath();
      on.ellipse(x + 3, y + side * 0.4, side * 0.52, side * 0.2, 0, 0, 2 * Math.PI);
      on.fill();
      on.globalAlpha = 1;
      sheet.put(on, name, x, y - side * 0.06, side * 1.16, { wide: (c + r + col) % 2 === 0 ? 1 : -1 });
    }
}
