/** Whoever moves on the field: the ape, its enemies, what they throw, and what there is to pick up. */
import { ENEMY_HEALTH, SPARED_TICKS, THROW_TICKS, TICK_MS } from '@lilape/game/constants';
import type { Body, Enemy, Player, Shot, World } from '@lilape/game/world';
import { hop, pop, sway } from './curves.ts';
import { type Field, layOver } from './field.ts';
import type { Inks } from './inks.ts';
import { enemyLooksLeft, looksLeft, readiness, spriteOfEnemy, spriteOfPlayer, tiltOf } from './pose.ts';
import { type Sheet, stamp } from './sheet.ts';

/** What all actors are painted with in a picture. */
export type Scene = {
  context: CanvasRenderingContext2D;
  sheet: Sheet;
  inks: Inks;
  field: Field;
  /** Pixels of the canvas in one of the field. */
  scale: number;
  world: World;
  /** How far between the last two ticks. */
  part: number;
  /** Milliseconds for what moves by itself. */
  stageMs: number;
  isStill: boolean;
  /** Since the game ended; 0 before. */
  sinceEndMs: number;
};

const PX = 1 / 256;
/** About twice as large as the circle that can be hit, so that faces are seen. */
const APE = 122;
const ENEMY = { parrot: 128, snake: 124, crab: 124 } as const;
/** From the place of somebody to their feet on the ground. */
const FEET = 44;
/** The middle of a drawing `size` wide whose feet are on the ground, from the place of somebody up. */
const middleOver = (size: number): number => size * 0.44 - FEET;
const PIPS = 5;
/** Above the leaves at the foot of the field, which are painted over everybody. */
const LOWEST_PIPS = 552;

export const placeX = ({ x, fromX }: Body, part: number): number => (fromX + (x - fromX) * part) * PX;
export const placeY = ({ y, fromY }: Body, part: number): number => (fromY + (y - fromY) * part) * PX;

function paintShade({ context, inks }: Scene, x: number, y: number, radius: number): void {
  context.fillStyle = inks.shade;
  context.beginPath();
  context.ellipse(x, y, radius, radius * 0.34, 0, 0, 2 * Math.PI);
  context.fill();
}

/** Paints the bananas that are left; each bobs in its own time. */
export function paintBananas(scene: Scene): void {
  const { context, sheet, world, stageMs, isStill } = scene;
  for (const [index, { x, y, isTaken }] of world.bananas.entries()) {
    if (isTaken) continue;
    const lift = isStill ? 0 : 3 * sway(stageMs + index * 310, 1500);
    paintShade(scene, x * PX, y * PX + 25, 18 - lift);
    stamp(context, sheet, 'banana', x * PX, y * PX - 2 + lift, 56);
  }
}

/** Paints bananas and hammers in the air, turning. */
export function paintShots({ context, sheet, world, part, stageMs, isStill }: Scene): void {
  for (const shot of world.shots) {
    const turn = Math.atan2(shot.vy, shot.vx) + (isStill ? 0 : spinOf(shot, stageMs));
    stamp(
      context,
      sheet,
      shot.kind === 'banana' ? 'banana-thrown' : 'hammer',
      placeX(shot, part),
      placeY(shot, part),
      SHOT[shot.kind],
      { turn },
    );
  }
}
const SHOT = { banana: 54, hammer: 72 } as const;
const spinOf = ({ kind }: Shot, ms: number): number => (kind === 'hammer' ? ms / 70 : 0);

/** Paints the ape; `isLeft` is where it looks. */
export function paintPlayer(scene: Scene, isLeft: boolean): void {
  const { context, sheet, world, part, stageMs, isStill } = scene;
  const { player, outcome } = world;
  const [x, y] = [placeX(player, part), placeY(player, part)];
  const isWon = outcome === 'won';
  const up = isWon && !isStill ? 36 * hop((stageMs % 520) / 520) : 0;
  const [wide, high] = isStill ? [1, 1] : squashOfPlayer(player, outcome !== 'playing', stageMs);
  const size = isWon ? APE * 1.2 : APE;
  paintShade(scene, x, y + FEET, 34 - up / 4);
  context.globalAlpha = player.sparedFor > 0 && outcome === 'playing' ? 0.82 : 1;
  stamp(context, sheet, spriteOfPlayer(player, world), x, y - middleOver(size) - up, size, {
    wide: isLeft ? -wide : wide,
    high,
  });
  context.globalAlpha = 1;
  layOver(context, scene.field, scene.scale, { left: x - 44, top: y - 66, right: x + 44, foot: y + FEET });
}

/** How wide and high the ape is: it bounces in its walk, ducks into a throw and shrinks back from a hit. */
export function squashOfPlayer(player: Player, isOver: boolean, ms: number): readonly [number, number] {
  const breath = 0.025 * sway(ms, 1400);
  if (isOver) return [1 - breath, 1 + breath];
  const hurt = Math.max(0, player.sparedFor - SPARED_TICKS + 16) / 16;
  if (hurt > 0) return [1 + 0.26 * hurt, 1 - 0.24 * hurt];
  const thrown = Math.max(0, player.throwIn - THROW_TICKS + 10) / 10;
  if (thrown > 0) return [1 + 0.16 * thrown, 1 - 0.1 * thrown];
  const bounce = player.isMoving ? 0.06 * sway(ms, 260) : breath;
  return [1 - bounce, 1 + bounce];
}

/** Paints somebody who is out, lying where they fell. */
export function paintFallen(scene: Scene, enemy: Enemy, isLeft: boolean): void {
  const { context, sheet, part, isStill } = scene;
  const share = isStill ? 1 : Math.min(1, (enemy.modeFor + part + scene.sinceEndMs / TICK_MS) / 30);
  const [x, y] = [placeX(enemy, part), placeY(enemy, part)];
  paintShade(scene, x, y + FEET - 4, 36);
  context.globalAlpha = 1 - 0.3 * share;
  stamp(context, sheet, `${enemy.kind}-down`, x, y + 2 - 60 * hop(share), ENEMY[enemy.kind] * 0.9, {
    wide: isLeft ? -1 : 1,
    turn: (1 - share) * 9,
  });
  context.globalAlpha = 1;
}

/** How wide and high an enemy is: it crouches before an attack, stretches in it, and breathes hard after it. */
export function squashOfEnemy(enemy: Enemy, part: number, ms: number): readonly [number, number] {
  if (enemy.hurtFor > 0) return [1 + 0.02 * enemy.hurtFor, 1 - 0.02 * enemy.hurtFor];
  const ready = readiness(enemy, part);
  if (enemy.mode === 'ready') return [1 + 0.16 * ready, 1 - 0.2 * ready];
  if (enemy.mode === 'attack') return [1.18, 0.9];
  const breath =
    enemy.mode === 'rest' ? 0.07 * sway(ms, 620) : 0.04 * sway(ms, enemy.mode === 'roam' ? 300 : 1500);
  return [1 - breath, 1 + breath];
}

/** How high somebody is above the ground: the parrot flies, and comes down to attack. */
export function heightOf(enemy: Enemy, part: number, ms: number): number {
  if (enemy.kind !== 'parrot') return 0;
  if (enemy.mode === 'roam') return 16 + 3 * sway(ms, 700);
  return enemy.mode === 'ready' ? 16 * (1 - readiness(enemy, part)) : 0;
}

/** Paints an enemy that is up; `isLeft` is where it looks. */
export function paintEnemy(scene: Scene, enemy: Enemy, isLeft: boolean): void {
  const { context, sheet, world, part, stageMs, isStill } = scene;
  const ms = isStill ? 0 : stageMs;
  const up = heightOf(enemy, part, ms);
  const [x, y] = [placeX(enemy, part), placeY(enemy, part)];
  const [wide, high] = isStill ? [1, 1] : squashOfEnemy(enemy, part, ms);
  const size = ENEMY[enemy.kind];
  const isGloating = world.outcome === 'lost' || world.outcome === 'timeout';
  const lift = isGloating && !isStill ? 20 * hop(((ms + enemy.side * 90) % 440) / 440) : 0;
  const away = isStill ? 0 : enemy.hurtFor * 0.9 * (enemy.x < world.player.x ? -1 : 1);
  const shiver = enemy.isAimed && enemy.mode === 'ready' && !isStill ? 2.4 * sway(ms, 70) : 0;
  const turn = enemy.mode === 'attack' && enemy.kind !== 'crab' ? tiltOf(enemy.aim, isLeft) * 0.8 : 0;
  paintShade(scene, x, y + FEET, 38 - up / 3);
  stamp(
    context,
    sheet,
    spriteOfEnemy(enemy, world.tick),
    x + away + shiver,
    y - middleOver(size) - up - lift,
    size,
    {
      wide: isLeft ? -wide : wide,
      high,
      turn,
    },
  );
  if (enemy.kind === 'snake' && enemy.mode === 'lurk') stamp(context, sheet, 'bush', x, y + 25, 96);
  if (enemy.kind !== 'parrot')
    layOver(context, scene.field, scene.scale, { left: x - 48, top: y - 68, right: x + 48, foot: y + FEET });
}

/** Paints what is over the head of an enemy that is up: above all bodies, so that nobody hides another's. */
export function paintSigns(scene: Scene, enemy: Enemy): void {
  const { world, part, stageMs, isStill } = scene;
  if (world.outcome === 'lost' || world.outcome === 'timeout') return;
  const up = heightOf(enemy, part, isStill ? 0 : stageMs);
  const [x, y] = [placeX(enemy, part), placeY(enemy, part)];
  if (enemy.mode === 'ready') paintAlert(scene, x, y - 82 - up, enemy);
  if (enemy.mode === 'rest') paintDizzy(scene, x, y - 68);
}

/** Paints at its feet how much health it has, while a game is played. */
export function paintHealth(scene: Scene, enemy: Enemy): void {
  const { world, part } = scene;
  if (world.outcome === 'lost' || world.outcome === 'timeout') return;
  if (enemy.health < ENEMY_HEALTH || enemy.mode !== 'lurk')
    paintPips(scene, enemy.health, placeX(enemy, part), Math.min(placeY(enemy, part) + 53, LOWEST_PIPS));
}

function paintAlert({ context, sheet, part, isStill }: Scene, x: number, y: number, enemy: Enemy): void {
  const grown = isStill ? 1 : pop((enemy.modeFor + part) / 24);
  stamp(context, sheet, 'alert', x, Math.max(y, 6), 58, { wide: grown, high: grown });
}

/** Three stars about the head of who is out of breath: now a banana hurts. */
function paintDizzy({ context, sheet, stageMs, isStill }: Scene, x: number, y: number): void {
  for (let star = 0; star < 3; star++) {
    const angle = (isStill ? 0 : stageMs / 260) + (star / 3) * 2 * Math.PI;
    stamp(context, sheet, 'star', x + 36 * Math.cos(angle), y + 10 * Math.sin(angle), 28);
  }
}

function paintPips({ context, inks }: Scene, health: number, x: number, y: number): void {
  const [width, height] = [13, 7];
  const left = x - (PIPS * width) / 2;
  context.fillStyle = inks.ink;
  context.fillRect(left - 2, y - 2, PIPS * width + 3, height + 4);
  for (let pip = 0; pip < PIPS; pip++) {
    const full = Math.min(1, Math.max(0, (health * PIPS) / ENEMY_HEALTH - pip));
    context.fillStyle = inks.paper;
    context.fillRect(left + pip * width, y, width - 1, height);
    context.fillStyle = inks.danger;
    context.fillRect(left + pip * width, y, (width - 1) * full, height);
  }
}

/** Where everybody looks, remembered while they look up or down. */
export function makeLooks() {
  let ape = false;
  const enemies = [true, true, true];
  return {
    /** Whether the ape looks to the left. */
    ofPlayer: (player: Player): boolean => (ape = looksLeft(player.aim) ?? ape),
    /** Whether the enemy of that place does. */
    ofEnemy: (enemy: Enemy, place: number, player: Player): boolean =>
      (enemies[place] = enemyLooksLeft(enemy, player) ?? enemies[place] ?? true),
  };
}
