/** How a game ends on the field: bananas rain on who has won, and the picture closes round who has not. */
import { CANVAS, PX } from '@lilape/game/constants';
import type { World } from '@lilape/game/world';
import type { Scene } from './actors.ts';

const IRIS_MS = 900;
const LEAST = 92;
const RAIN = 34;

/** Paints the end `sinceMs` after it; at once where nothing may move. */
export function paintEnding(scene: Scene, world: World, sinceMs: number, isStill: boolean): void {
  if (world.outcome === 'won') paintRain(scene, isStill ? 1_400 : sinceMs);
  else paintIris(scene, world, isStill ? IRIS_MS : sinceMs);
}

function paintRain({ on, sheet }: Scene, sinceMs: number): void {
  for (let index = 0; index < RAIN; index++) {
    const fast = 0.14 + ((index * 37) % 11) * 0.012;
    const y = ((sinceMs - ((index * 97) % 900)) * fast) % (CANVAS.height + 80);
    if (sinceMs < (index * 97) % 900) continue;
    const x = (((index * 173) % 97) / 97) * CANVAS.width + Math.sin(sinceMs * 0.002 + index) * 16;
    sheet.put(on, 'banana', x, y - 40, 26 + (index % 4) * 7, { turn: sinceMs * 0.003 + index });
  }
}

/** A round hole over the ape, the rest in ink and dots. */
function paintIris({ on, colours }: Scene, { player }: World, sinceMs: number): void {
  const part = Math.min(1, sinceMs / IRIS_MS);
  const wide = Math.hypot(CANVAS.width, CANVAS.height);
  const radius = LEAST + (wide - LEAST) * (1 - part) ** 2;
  const [x, y] = [player.x / PX, player.y / PX];
  on.fillStyle = colours('ink');
  on.globalAlpha = 0.72;
  on.beginPath();
  on.rect(-40, -40, CANVAS.width + 80, CANVAS.height + 80);
  on.arc(x, y, radius, 0, 2 * Math.PI, true);
  on.fill();
  on.globalAlpha = 1;
  on.strokeStyle = colours('banana');
  on.lineWidth = 5;
  on.beginPath();
  on.arc(x, y, radius, 0, 2 * Math.PI);
  on.stroke();
}
