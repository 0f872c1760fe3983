/** A whole picture of the game, back to front. The game on its canvas and the panels of the strip are painted by it. */
import { LAWN } from '@lilape/art/hunt/names';
import { SPARED_TICKS } from '@lilape/game/constants';
import type { Enemy, World } from '@lilape/game/world';
import {
  makeLooks,
  paintBananas,
  paintEnemy,
  paintFallen,
  paintHealth,
  paintPlayer,
  paintShots,
  paintSigns,
  placeX,
  placeY,
  type Scene,
} from './actors.ts';
import { type Area, paintMarks, WHOLE } from './camera.ts';
import { sway } from './curves.ts';
import { makeEffects } from './effects.ts';
import { LOW_HEALTH, paintConfetti, paintIris, paintLowHealth, paintRays } from './endings.ts';
import { type Field, paintField, paintLeaves } from './field.ts';
import type { Inks } from './inks.ts';
import type { Sheet } from './sheet.ts';
import { paintAim, paintTelegraph } from './telegraph.ts';

/** What it is painted with: it changes with the theme and the size. */
export type Look = { sheet: Sheet; lawn: CanvasImageSource; inks: Inks; scale: number };

/** What is to be painted. */
export type Moment = {
  world: World;
  /** How far between the last two ticks. */
  part: number;
  /** For what moves by itself; it never jumps. */
  stageMs: number;
  /** All unless given. */
  area?: Area;
};

export type Stage = {
  /** Takes what happened in the last tick. */
  hear(world: World): void;
  /** Paints an area at the context's origin, `scale` pixels for each of its own. */
  paint(context: CanvasRenderingContext2D, look: Look, moment: Moment): void;
  /** Lets what was set off begin at that time, and a game that is over end, without a picture. */
  age(world: World, stageMs: number): void;
};

const SHAKE_TICKS = 14;
/** Between the places of the ape and of an enemy, so that both are seen; and how long it takes to make it. */
const [ROOM, STEP_ASIDE_MS] = [76, 200] as const;
/** Between two enemies while the game is on, how far each is painted from its place for it at most, and in how many ticks; an aim at the picture still hits. */
const [ROOM_OF_ENEMIES, NUDGE, NUDGE_TICKS] = [72, 16, 12] as const;

/** A stage; `isStill` says that nothing is to move by itself, `isPlayed` that a player is to be shown their aim and who has how much health, and warned. */
export function makeStage({ isStill, isPlayed }: { isStill: () => boolean; isPlayed: boolean }): Stage {
  const effects = makeEffects(isStill);
  const looks = makeLooks();
  let field: Field | null = null;
  let paintedWith: Look | null = null;
  let endedMs: number | null = null;

  const fieldOf = ({ level }: World, look: Look): Field => {
    if (field === null || field.level !== level || paintedWith !== look) field = paintField(level, look);
    paintedWith = look;
    return field;
  };
  const paintActors = (scene: Scene) => {
    const { context, inks, world, part } = scene;
    const { enemies, player } = world;
    for (const [place, enemy] of enemies.entries())
      if (enemy.mode === 'down') paintFallen(scene, enemy, looks.ofEnemy(enemy, place, player));
    for (const enemy of enemies)
      if (enemy.mode === 'ready' && world.outcome === 'playing')
        paintTelegraph(context, inks, world, enemy, placeX(enemy, part), placeY(enemy, part), part);
    paintBananas(scene);
    effects.paint(context, scene.sheet, scene.stageMs, true);
    if (isPlayed && world.outcome === 'playing')
      paintAim(context, inks, world, placeX(player, part), placeY(player, part));
    // Who stands lower is nearer; the parrot is above all but the ape of a strip and of an ending.
    const isApeLast = !isPlayed || world.outcome !== 'playing';
    const isPlayerIn = { is: false };
    const paintPlayerBefore = (y: number) => {
      if (isPlayerIn.is || player.y > y) return;
      isPlayerIn.is = true;
      paintPlayer(scene, looks.ofPlayer(player));
    };
    const inOrder = enemies
      .filter(({ mode }) => mode !== 'down')
      .toSorted((a, b) => Number(a.kind === 'parrot') - Number(b.kind === 'parrot') || a.y - b.y);
    const paintAside = (enemy: Enemy, paint: () => void) => {
      const [right, down] = isApeLast ? roomBeside(scene, enemy) : roomAmong(scene, enemy);
      context.translate(right, down);
      paint();
      context.translate(-right, -down);
    };
    for (const enemy of inOrder) {
      if (!isApeLast) paintPlayerBefore(enemy.kind === 'parrot' ? Infinity : enemy.y);
      paintAside(enemy, () => paintEnemy(scene, enemy, looks.ofEnemy(enemy, enemies.indexOf(enemy), player)));
    }
    paintPlayerBefore(Infinity);
    for (const enemy of inOrder)
      paintAside(enemy, () => {
        paintSigns(scene, enemy);
        if (isPlayed) paintHealth(scene, enemy);
      });
    if (world.outcome === 'playing') paintShots(scene);
    effects.paint(context, scene.sheet, scene.stageMs, false);
  };
  const paintOver = (scene: Scene, area: Area) => {
    const { context, inks, world, part, sheet, isStill: still, stageMs, sinceEndMs } = scene;
    const { player, outcome } = world;
    if (outcome === 'playing') {
      if (isPlayed && player.health <= LOW_HEALTH)
        paintLowHealth(context, inks, area, still ? null : stageMs);
      return;
    }
    if (outcome === 'won') paintConfetti(context, sheet, sinceEndMs, still);
    else paintIris(context, inks, placeX(player, part), placeY(player, part), still ? null : sinceEndMs);
  };
  return {
    hear: (world) => effects.hear(world),
    age(world, stageMs) {
      effects.age(stageMs);
      if (world.outcome !== 'playing') endedMs ??= stageMs;
    },
    paint(context, look, { world, part, stageMs, area = WHOLE }) {
      const still = isStill();
      effects.age(stageMs);
      const { sheet, inks, scale } = look;
      const painted = fieldOf(world, look);
      const { player, outcome } = world;
      endedMs = outcome === 'playing' ? null : (endedMs ?? stageMs);
      const sinceEndMs = endedMs === null ? 0 : stageMs - endedMs;
      const shaken = still ? 0 : Math.max(0, player.sparedFor - SPARED_TICKS + SHAKE_TICKS) / SHAKE_TICKS;
      context.save();
      // Whole pixels onto whole pixels: a device that has to do it by itself scales no such picture in time.
      context.translate(-Math.round(area.left * scale), -Math.round(area.top * scale));
      if (shaken > 0) context.translate(5 * shaken * sway(stageMs, 90), 4 * shaken * sway(stageMs, 130));
      const [atX, atY] = [Math.round(LAWN.left * scale), Math.round(LAWN.top * scale)];
      context.drawImage(painted.ground, atX, atY);
      context.scale(scale, scale);
      const scene = {
        context,
        sheet,
        inks,
        field: painted,
        scale,
        world,
        part,
        stageMs,
        isStill: still,
        sinceEndMs,
      };
      if (outcome === 'won')
        paintRays(context, inks, placeX(player, part), placeY(player, part), still ? null : stageMs);
      paintActors(scene);
      paintLeaves(context, painted, scale);
      if (outcome === 'playing') paintMarks(scene, area);
      paintOver(scene, area);
      context.restore();
    },
  };
}

/** How far an enemy is painted from its place, away from the others that are up; it attacks from where it is. */
export function roomAmong(
  { world, part }: Pick<Scene, 'world' | 'part'>,
  enemy: Enemy,
): readonly [number, number] {
  const since = Math.min(1, (enemy.modeFor + part) / NUDGE_TICKS);
  const share =
    enemy.mode === 'attack' ? 0 : enemy.mode === 'ready' ? 1 - since : enemy.mode === 'rest' ? since : 1;
  let [right, down] = [0, 0];
  for (const other of world.enemies) {
    if (other === enemy) continue;
    // Who has fallen needs no room any more, and gives it back little by little.
    const needed = other.mode === 'down' ? 1 - Math.min(1, (other.modeFor + part) / NUDGE_TICKS) : 1;
    const [x, y] = [placeX(enemy, part) - placeX(other, part), placeY(enemy, part) - placeY(other, part)];
    const apart = Math.max(1, Math.hypot(x, y));
    const further = (needed * Math.max(0, ROOM_OF_ENEMIES - apart)) / apart;
    right += x * further;
    down += y * further;
  }
  const kept = share / Math.max(1, Math.hypot(right, down) / NUDGE);
  return [right * kept, down * kept];
}

/** How far an enemy moves off the ape, along the line between them, where a picture is kept; at the end of a game not at once. */
function roomBeside({ world, part, sinceEndMs, isStill }: Scene, enemy: Enemy): readonly [number, number] {
  const { player, outcome } = world;
  const [x, y] = [placeX(enemy, part) - placeX(player, part), placeY(enemy, part) - placeY(player, part)];
  const apart = Math.max(1, Math.hypot(x, y));
  const share = isStill || outcome === 'playing' ? 1 : Math.min(1, sinceEndMs / STEP_ASIDE_MS);
  const further = (share * Math.max(0, ROOM - apart)) / apart;
  return [x * further, y * further];
}
