/** Where a coming attack goes: whoever leaves the red lane is missed. */
import { cosineTimes, sineTimes } from '@lilape/game/angle';
import { BOUNDS, HIT_RADIUS, PX } from '@lilape/game/constants';
import { isBlockedAt } from '@lilape/game/grid';
import type { Enemy, World } from '@lilape/game/world';
import type { Inks } from './inks.ts';
import { REACH_PX, readiness } from './pose.ts';

/** Half the width of a lane: as far as an attack reaches aside, pixels. */
const HALF = HIT_RADIUS / PX;
/** How finely a lane is measured, pixels. */
const STRIDE = 8;

/** How long a lane is before the field, or an obstacle where that stops the attack, ends it; pixels. */
export function laneLength({ level }: Pick<World, 'level'>, { kind, x, y, aim }: Enemy): number {
  const most = REACH_PX[kind];
  for (let far = STRIDE; far < most; far += STRIDE) {
    const atX = x + cosineTimes(aim, far) * PX;
    const atY = y + sineTimes(aim, far) * PX;
    const isOut = atX < BOUNDS.left || atX > BOUNDS.right || atY < BOUNDS.top || atY > BOUNDS.bottom;
    if (isOut || (kind !== 'parrot' && isBlockedAt(level.blocked, atX, atY))) return far;
  }
  return most;
}

/** Paints the lane of an enemy that is getting ready: it fills until the attack, and is painted firmly once the aim is fixed. */
export function paintTelegraph(
  context: CanvasRenderingContext2D,
  inks: Inks,
  world: World,
  enemy: Enemy,
  x: number,
  y: number,
  part: number,
): void {
  const length = laneLength(world, enemy) + HALF * 0.6;
  const share = readiness(enemy, part);
  context.save();
  context.translate(x, y);
  context.rotate((enemy.aim / 512) * Math.PI);
  context.fillStyle = inks.danger;
  lane(context, length);
  context.globalAlpha = 0.2;
  context.fill();
  lane(context, length * share);
  context.globalAlpha = enemy.isAimed ? 0.5 : 0.26;
  context.fill();
  context.globalAlpha = 1;
  lane(context, length);
  context.lineWidth = enemy.isAimed ? 3.4 : 2.2;
  context.strokeStyle = inks.danger;
  if (!enemy.isAimed) context.setLineDash([9, 7]);
  context.stroke();
  context.setLineDash([]);
  chevrons(context, length, share);
  context.lineWidth = 5;
  context.lineJoin = 'round';
  context.lineCap = 'round';
  context.strokeStyle = inks.paper;
  context.stroke();
  context.restore();
}

/** A lane along the x axis with a pointed end. */
function lane(context: CanvasRenderingContext2D, length: number): void {
  const neck = Math.max(0, length - HALF);
  context.beginPath();
  context.moveTo(0, -HALF * 0.7);
  context.lineTo(neck, -HALF);
  context.lineTo(length, 0);
  context.lineTo(neck, HALF);
  context.lineTo(0, HALF * 0.7);
  context.closePath();
}

function chevrons(context: CanvasRenderingContext2D, length: number, share: number): void {
  context.beginPath();
  for (let far = 44 + ((share * 120) % 40); far < length - 26; far += 40) {
    context.moveTo(far, -9);
    context.lineTo(far + 9, 0);
    context.lineTo(far, 9);
  }
}

/** Paints where a banana would go: dots from the ape to a crosshair, or to what is in its way. */
export function paintAim(
  context: CanvasRenderingContext2D,
  inks: Inks,
  { level, player }: World,
  x: number,
  y: number,
): void {
  const [across, down] = [cosineTimes(player.aim, 4096) / 4096, sineTimes(player.aim, 4096) / 4096];
  let far = 62;
  let radius = 3.6;
  context.beginPath();
  for (; far < 190; far += 15) {
    const [atX, atY] = [x + across * far, y + down * far];
    if (isBlockedAt(level.blocked, atX * PX, atY * PX)) break;
    context.moveTo(atX + radius, atY);
    context.arc(atX, atY, radius, 0, 2 * Math.PI);
    radius *= 0.93;
  }
  context.fillStyle = inks.paper;
  context.strokeStyle = inks.ink;
  context.lineWidth = 2.6;
  context.stroke();
  context.fill();
  const [cx, cy] = [x + across * (far + 4), y + down * (far + 4)];
  context.beginPath();
  context.arc(cx, cy, 9, 0, 2 * Math.PI);
  for (let quarter = 0; quarter < 4; quarter++) {
    const [dx, dy] = [(quarter - 1) % 2, (quarter - 2) % 2];
    context.moveTo(cx + dx * 5, cy + dy * 5);
    context.lineTo(cx + dx * 15, cy + dy * 15);
  }
  context.lineWidth = 6;
  context.stroke();
  context.strokeStyle = inks.banana;
  context.lineWidth = 2.6;
  context.stroke();
}
