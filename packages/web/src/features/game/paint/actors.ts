/** Ape, enemies, bananas and what is in the air. */
import { ENEMY_HEALTH, PX } from '@lilape/game/constants';
import type { Enemy, World } from '@lilape/game/world';
import type { Colours } from './colours.ts';
import { apeLook, enemyLook, isLeft, looksLeft } from './looks.ts';
import { radiansOf, xOf, yOf } from './place.ts';
import type { Sheet } from './sheet.ts';

const APE = 62;
const ENEMY = 62;
/** How high the parrot flies, and how low when it swoops. */
const HIGH = 20;
const LOW = 8;

export type Scene = {
  on: CanvasRenderingContext2D;
  sheet: Sheet;
  colours: Colours;
  /** Moves on while nothing happens; 0 where nothing may move by itself. */
  nowMs: number;
};

export type Actors = {
  /** The world `part` of the way from the tick before to the last. */
  paint(scene: Scene, world: World, part: number): void;
};

/** Those of one game; they remember which way they look. */
export function makeActors(): Actors {
  const left = [false, false, false];
  return {
    paint(scene, world, part) {
      for (const [index, enemy] of world.enemies.entries())
        left[index] = looksLeft(enemy, world.player, left[index] ?? false);
      paintBananas(scene, world);
      for (const enemy of world.enemies) if (enemy.mode === 'ready') paintWarning(scene, enemy, part);
      const all = world.enemies.map((enemy, index) => ({
        y: enemy.mode === 'down' ? -1 : enemy.y,
        paint: () => paintEnemy(scene, enemy, { world, part, isLeft: left[index] ?? false }),
      }));
      all.push({ y: world.player.y, paint: () => paintApe(scene, world, part) });
      all.sort((a, b) => a.y - b.y);
      for (const one of all) one.paint();
      paintShots(scene, world, part);
    },
  };
}

function shadow({ on, colours }: Scene, x: number, y: number, width: number): void {
  on.fillStyle = colours('ink');
  on.globalAlpha = 0.24;
  on.beginPath();
  on.ellipse(x, y, width, width * 0.34, 0, 0, 2 * Math.PI);
  on.fill();
  on.globalAlpha = 1;
}

function paintBananas(scene: Scene, { bananas }: World): void {
  for (const [index, { x, y, isTaken }] of bananas.entries()) {
    if (isTaken) continue;
    const up = Math.sin(scene.nowMs * 0.004 + index) * 3;
    shadow(scene, x / PX, y / PX + 14, 11);
    scene.sheet.put(scene.on, 'banana', x / PX, y / PX - 2 + up, 40);
  }
}

function paintApe(scene: Scene, world: World, part: number): void {
  const { player, outcome } = world;
  const [x, y] = [xOf(player, part), yOf(player, part)];
  const side = isLeft(player.aim) ? -1 : 1;
  shadow(scene, x, y + 24, 17);
  const isSpared = player.sparedFor > 0 && outcome === 'playing';
  // Twice a second: a warning, no flicker.
  if (isSpared) scene.on.globalAlpha = 0.72 + 0.28 * Math.cos((player.sparedFor * Math.PI) / 16);
  const hop = outcome === 'won' ? Math.abs(Math.sin(scene.nowMs * 0.006)) * 18 : 0;
  const step = player.isMoving ? Math.sin(world.tick * 0.45) * 0.05 : Math.sin(scene.nowMs * 0.003) * 0.015;
  const lean = outcome === 'lost' ? side * -0.5 : 0;
  scene.sheet.put(scene.on, apeLook(world), x, y - 4 - hop, APE, {
    turn: lean,
    wide: side * (1 - step),
    high: 1 + step,
  });
  scene.on.globalAlpha = 1;
  if (outcome === 'playing') paintAim(scene, world, x, y);
}

/** Where it would throw, and the banana in its hand once it can. */
function paintAim({ on, sheet, colours }: Scene, { player }: World, x: number, y: number): void {
  const angle = radiansOf(player.aim);
  const [across, down] = [Math.cos(angle), Math.sin(angle)];
  on.fillStyle = colours('line');
  on.globalAlpha = 0.5;
  on.beginPath();
  for (let dot = 0; dot < 4; dot++) {
    const far = 52 + dot * 15;
    const size = 2.8 - dot * 0.4;
    on.moveTo(x + across * far + size, y + down * far);
    on.arc(x + across * far, y + down * far, size, 0, 2 * Math.PI);
  }
  on.fill();
  on.globalAlpha = 1;
  if (player.throwIn < 8)
    sheet.put(on, 'banana', x + across * 33, y + down * 33, 26 - player.throwIn * 2, { turn: angle + 0.6 });
}

/** Where it will strike, and that it will: wide and pale while it aims, bold once it holds. */
function paintWarning({ on, colours, sheet }: Scene, enemy: Enemy, part: number): void {
  const far = enemy.kind === 'snake' ? 180 : 400;
  const grown = Math.min(1, enemy.modeFor / 12);
  on.save();
  on.translate(xOf(enemy, part), yOf(enemy, part));
  on.rotate(radiansOf(enemy.aim));
  on.fillStyle = colours('clay');
  on.globalAlpha = enemy.isAimed ? 0.34 : 0.16;
  on.beginPath();
  on.moveTo(18, -12);
  on.lineTo(far * grown, -20);
  on.lineTo(far * grown + 16, 0);
  on.lineTo(far * grown, 20);
  on.lineTo(18, 12);
  on.fill();
  on.globalAlpha = enemy.isAimed ? 0.95 : 0.5;
  on.strokeStyle = colours('clay');
  on.lineWidth = enemy.isAimed ? 4 : 2.5;
  on.beginPath();
  for (let at = 46; at < far * grown - 10; at += 34) {
    on.moveTo(at - 6, -9);
    on.lineTo(at + 3, 0);
    on.lineTo(at - 6, 9);
  }
  on.stroke();
  on.restore();
  if (enemy.kind === 'crab') sheet.put(on, 'hammer', xOf(enemy, part) + 16, yOf(enemy, part) - 34, 40);
}

type EnemyShown = { world: World; part: number; isLeft: boolean };

function paintEnemy(scene: Scene, enemy: Enemy, { world, part, isLeft: looksBack }: EnemyShown): void {
  const { on, sheet, nowMs } = scene;
  const { kind, mode, modeFor } = enemy;
  const x = xOf(enemy, part);
  const ground = yOf(enemy, part);
  const high = kind !== 'parrot' || mode === 'down' ? 0 : mode === 'attack' || mode === 'rest' ? LOW : HIGH;
  const bob = kind === 'parrot' && mode !== 'down' ? Math.sin(nowMs * 0.008) * 3 : 0;
  shadow(scene, x, ground + 24, mode === 'down' ? 20 : 18 - high * 0.25);
  const hit = mode !== 'down' && enemy.hurtFor > 0 ? enemy.hurtFor / 10 : 0;
  const coil = mode === 'ready' ? Math.min(1, modeFor / 14) * 0.14 : 0;
  const reach = mode === 'attack' ? 0.12 : 0;
  const step = mode === 'roam' || mode === 'retreat' ? Math.sin(world.tick * 0.4) * 0.04 : 0;
  const fallen = mode === 'down' ? Math.min(1, modeFor / 12) : 0;
  if (mode === 'down') on.globalAlpha = 0.78;
  sheet.put(on, enemyLook(enemy, world.tick), x, ground - high + bob + fallen * 6, ENEMY, {
    wide: (looksBack ? -1 : 1) * (1 + hit * 0.16 + coil + reach - step),
    high: 1 - hit * 0.2 - coil - reach * 0.6 + step - fallen * 0.12,
  });
  on.globalAlpha = 1;
  if (kind === 'parrot' && mode === 'attack') sheet.put(on, 'hook', x, ground + 20, 34);
  if (kind === 'snake' && mode === 'lurk') sheet.put(on, 'bush', x, ground + 16, 46);
  if (mode === 'ready') paintBalloon(scene, x, ground - high - 46, enemy.isAimed);
  if (mode !== 'down' && enemy.health < ENEMY_HEALTH) paintHealth(scene, x, ground - high - 38, enemy.health);
}

/** "!" in a small balloon. */
function paintBalloon({ on, colours }: Scene, x: number, y: number, isAimed: boolean): void {
  on.fillStyle = colours(isAimed ? 'clay' : 'banana');
  on.strokeStyle = colours('ink');
  on.lineWidth = 2.4;
  on.beginPath();
  on.arc(x, y, 12, 0.35 * Math.PI, 0.65 * Math.PI, true);
  on.lineTo(x, y + 20);
  on.closePath();
  on.fill();
  on.stroke();
  on.fillStyle = colours(isAimed ? 'white' : 'ink');
  on.fillRect(x - 2, y - 7, 4, 8);
  on.fillRect(x - 2, y + 3, 4, 4);
}

/** Five pips, ten health each; nothing while nobody has hit it. */
function paintHealth({ on, colours }: Scene, x: number, y: number, health: number): void {
  on.fillStyle = colours('ink');
  on.fillRect(x - 20, y - 4, 40, 8);
  for (let pip = 0; pip < 5; pip++) {
    const full = Math.max(0, Math.min(1, health / 10 - pip));
    on.fillStyle = colours('banana');
    on.fillRect(x - 18.5 + pip * 7.5, y - 2.5, 6.5 * full, 5);
  }
}

function paintShots({ on, sheet }: Scene, world: World, part: number): void {
  for (const shot of world.shots) {
    const isBanana = shot.kind === 'banana';
    sheet.put(
      on,
      isBanana ? 'banana-thrown' : 'hammer',
      xOf(shot, part),
      yOf(shot, part),
      isBanana ? 34 : 44,
      {
        turn: isBanana ? Math.atan2(shot.vy, shot.vx) || 0.01 : (world.tick + part) * 0.35,
      },
    );
  }
}
