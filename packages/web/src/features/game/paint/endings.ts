/** What the whole field shows: a heart that beats where health is low, and how a game ends. */
import { CANVAS } from '@lilape/game/constants';
import type { Area } from './camera.ts';
import { beat, spread } from './curves.ts';
import type { Inks } from './inks.ts';
import { type Sheet, stamp } from './sheet.ts';

/** From where the frame warns. */
export const LOW_HEALTH = 30;
const { width, height } = CANVAS;

/** Paints the warning frame about what is shown; `ms` for its beat, still without. */
export function paintLowHealth(
  context: CanvasRenderingContext2D,
  inks: Inks,
  shown: Area,
  ms: number | null,
): void {
  const strength = ms === null ? 0.5 : beat(ms, 1_000);
  const thick = 12 + 12 * strength;
  context.strokeStyle = inks.danger;
  context.globalAlpha = 0.55 + 0.35 * strength;
  context.lineWidth = thick;
  const { left, top } = shown;
  context.strokeRect(left + thick / 2, top + thick / 2, shown.width - thick, shown.height - thick);
  context.globalAlpha = 1;
}

/** Paints the rays of a victory, that go out from (x, y) below everybody. */
export function paintRays(
  context: CanvasRenderingContext2D,
  inks: Inks,
  x: number,
  y: number,
  ms: number | null,
): void {
  const turn = (ms ?? 0) / 4_000;
  const rays = 14;
  context.fillStyle = inks.rays;
  context.beginPath();
  for (let ray = 0; ray < rays; ray++) {
    const from = turn + (ray / rays) * 2 * Math.PI;
    context.moveTo(x, y);
    context.arc(x, y, 1000, from, from + Math.PI / rays);
    context.closePath();
  }
  context.fill();
}

/** Bananas, peels and stars that rain on a winner. */
export function paintConfetti(
  context: CanvasRenderingContext2D,
  sheet: Sheet,
  sinceMs: number,
  isStill: boolean,
): void {
  for (let n = 0; n < 34; n++) {
    const speed = 0.13 + 0.12 * spread(n * 3);
    const fallen = isStill ? spread(n * 11) * height : sinceMs * speed - 700 * spread(n * 5);
    if (fallen < -40) continue;
    const y = isStill ? fallen : (fallen % (height + 120)) - 50;
    const x = spread(n) * width + (isStill ? 0 : 18 * Math.sin(sinceMs / 400 + n));
    const sprite = n % 3 === 0 ? 'star' : n % 3 === 1 ? 'banana' : 'peel';
    stamp(context, sheet, sprite, x, y, 30 + 16 * spread(n * 7), {
      turn: isStill ? n : sinceMs / (300 + 40 * (n % 5)) + n,
      foot: 0,
    });
  }
}

/** Paints ink about (x, y) that leaves a round hole: it closes until only who fell is seen. */
export function paintIris(
  context: CanvasRenderingContext2D,
  inks: Inks,
  x: number,
  y: number,
  sinceMs: number | null,
): void {
  const share = sinceMs === null ? 1 : Math.min(1, sinceMs / 900);
  const radius = 96 + 720 * (1 - share) ** 2;
  for (const [grown, alpha] of [
    [26, 0.45],
    [0, 0.72],
  ] as const) {
    context.globalAlpha = alpha;
    context.fillStyle = inks.ink;
    context.beginPath();
    context.rect(-40, -40, width + 80, height + 80);
    context.arc(x, y, radius + grown, 0, 2 * Math.PI, true);
    context.fill();
  }
  context.globalAlpha = 1;
  context.lineWidth = 7;
  context.strokeStyle = inks.danger;
  context.beginPath();
  context.arc(x, y, radius, 0, 2 * Math.PI);
  context.stroke();
}
