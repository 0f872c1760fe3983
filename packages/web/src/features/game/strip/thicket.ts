/** What is above the field, where a panel of the strip reaches beyond it. */
import { CANVAS } from '@lilape/game/constants';
import { spread } from '../paint/curves.ts';
import type { Inks } from '../paint/inks.ts';

/** Paints nothing but leaves above the field. */
export function paintThicket(context: CanvasRenderingContext2D, inks: Inks): void {
  context.strokeStyle = inks.ink;
  context.lineWidth = 2;
  context.fillStyle = inks.leaves[0];
  context.fillRect(-20, -120, CANVAS.width + 40, 140);
  let nth = 0;
  for (let y = -120; y < 0; y += 19) {
    for (let x = -10 + 11 * (nth % 2); x < CANVAS.width + 20; x += 22) {
      context.fillStyle = inks.leaves[nth % 3 === 0 ? 1 : 0];
      paintLeaf(context, x, y, Math.PI / 2 + 1.1 * (spread(nth++) - 0.5), 27);
    }
  }
}

/** Paints a leaf from (x, y) on. */
function paintLeaf(
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
