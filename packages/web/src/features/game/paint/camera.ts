/** What a canvas shows of the field and the leaves about it: all, or, where the canvas has another shape, what lies round the ape. */
import { LAWN } from '@lilape/art/hunt/names';
import type { World } from '@lilape/game/world';
import { placeX, placeY, type Scene } from './actors.ts';
import { stamp } from './sheet.ts';

/** A part of the field, in its pixels. */
export type Area = { left: number; top: number; width: number; height: number };

export const WHOLE: Area = LAWN;

const between = (least: number, value: number, most: number) => Math.min(most, Math.max(least, value));

/** The area of a size round (x, y); nothing of it is beyond the leaves. */
export const areaAround = (width: number, height: number, x: number, y: number): Area => ({
  left: between(LAWN.left, x - width / 2, LAWN.left + LAWN.width - width),
  top: between(LAWN.top, y - height / 2, LAWN.top + LAWN.height - height),
  width,
  height,
});

/** From a mark to the edge of the picture, and how large it is. */
const INSET = 36;
const MARK = 26;

/** Points from the edge of the picture at enemies that it does not show, and at the nearest banana where it shows none. */
export function paintMarks(scene: Scene, area: Area): void {
  if (area.width >= LAWN.width && area.height >= LAWN.height) return;
  const { world, part } = scene;
  for (const enemy of world.enemies)
    if (enemy.mode !== 'down') {
      const isUrgent = enemy.mode === 'ready' || enemy.mode === 'attack';
      paintMark(scene, area, `${enemy.kind}-guard`, placeX(enemy, part), placeY(enemy, part), isUrgent);
    }
  const banana = hiddenBanana(world, area);
  if (banana !== null) paintMark(scene, area, 'banana', banana.x / 256, banana.y / 256, false);
}

const isShown = ({ left, top, width, height }: Area, x: number, y: number): boolean =>
  x > left - 10 && x < left + width + 10 && y > top - 10 && y < top + height + 10;

/** The nearest banana; null where one is shown, or none is left. */
function hiddenBanana({ bananas, player }: World, area: Area): { x: number; y: number } | null {
  let nearest: { x: number; y: number } | null = null;
  let least = Infinity;
  for (const banana of bananas) {
    if (banana.isTaken) continue;
    if (isShown(area, banana.x / 256, banana.y / 256)) return null;
    const far = Math.hypot(banana.x - player.x, banana.y - player.y);
    if (far < least) [least, nearest] = [far, banana];
  }
  return nearest;
}

function paintMark(
  { context, sheet, inks }: Scene,
  area: Area,
  name: Parameters<typeof stamp>[2],
  x: number,
  y: number,
  isUrgent: boolean,
): void {
  if (isShown(area, x, y)) return;
  const atX = between(area.left + INSET, x, area.left + area.width - INSET);
  const atY = between(area.top + INSET, y, area.top + area.height - INSET);
  const angle = Math.atan2(y - atY, x - atX);
  context.fillStyle = isUrgent ? inks.danger : inks.paper;
  context.strokeStyle = inks.ink;
  context.lineWidth = 3;
  context.beginPath();
  context.arc(atX, atY, MARK, angle + 0.5, angle - 0.5);
  context.lineTo(atX + Math.cos(angle) * (MARK + 9), atY + Math.sin(angle) * (MARK + 9));
  context.closePath();
  context.fill();
  context.stroke();
  stamp(context, sheet, name, atX, atY, 52);
}
