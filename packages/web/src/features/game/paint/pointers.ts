/** Marks at the edge of the picture for whom it does not show. */
import { PX } from '@lilape/game/constants';
import type { World } from '@lilape/game/world';
import type { Scene } from './actors.ts';
import type { View } from './camera.ts';

const INSET = 26;

/** Paints a small head for each enemy, and a banana for the nearest of those, that lie outside the view. */
export function paintPointers(
  { on, sheet, colours }: Scene,
  world: World,
  view: View,
  width: number,
  height: number,
): void {
  const [seenWide, seenHigh] = [width / view.scale, height / view.scale];
  const mark = (name: Parameters<typeof sheet.put>[1], x: number, y: number, isUrgent: boolean) => {
    const [right, bottom] = [view.left + seenWide, view.top + seenHigh];
    if (x > view.left - 14 && x < right + 14 && y > view.top - 14 && y < bottom + 14) return;
    const atX = Math.min(right - INSET, Math.max(view.left + INSET, x));
    const atY = Math.min(bottom - INSET, Math.max(view.top + INSET, y));
    on.fillStyle = colours(isUrgent ? 'clay' : 'balloon');
    on.strokeStyle = colours('ink');
    on.lineWidth = 2.5;
    on.beginPath();
    on.arc(atX, atY, 19, 0, 2 * Math.PI);
    on.fill();
    on.stroke();
    sheet.put(on, name, atX, atY, 32);
  };
  for (const { kind, mode, x, y } of world.enemies)
    if (mode !== 'down') mark(`${kind}-guard`, x / PX, y / PX, mode === 'ready' || mode === 'attack');
  const { player } = world;
  let nearest: { x: number; y: number } | null = null;
  const far = (at: { x: number; y: number }) => Math.hypot(at.x - player.x, at.y - player.y);
  for (const banana of world.bananas)
    if (!banana.isTaken && (nearest === null || far(banana) < far(nearest))) nearest = banana;
  if (nearest !== null) mark('banana', nearest.x / PX, nearest.y / PX, false);
}
