/** Paints the game on a canvas, at the size, in the theme and with the motion of the moment. */
import { CANVAS } from '@lilape/game/constants';
import type { Level } from '@lilape/game/level';
import type { World } from '@lilape/game/world';
import { isMotionWelcome } from '#shell/page/motion.ts';
import { currentTheme } from '#shell/page/theme.ts';
import { makeActors, type Scene } from './actors.ts';
import { viewOf } from './camera.ts';
import { coloursOf } from './colours.ts';
import { makeEffects } from './effects.ts';
import { paintEnding } from './endings.ts';
import { paintField } from './field.ts';
import { xOf, yOf } from './place.ts';
import { paintPointers } from './pointers.ts';
import { canvasOf, contextOf, loadSheet, type Sheet, sheetOf } from './sheet.ts';

export interface Painter {
  /** Takes what happened in the last tick: once after each step. Effects are born of it. */
  hear(world: World): void;
  /** Paints the game `part` (0 to 1) of the way from the tick before to the last one; `nowMs` for what moves by itself. */
  paint(world: World, part: number, nowMs: number): void;
  /** Lets go of everything. */
  stop(): void;
}

/** More pixels than these for one of the page are not seen, and cost. */
const MOST_RATIO = 2.5;
const LOW_HEALTH = 30;

const isStill = () => !isMotionWelcome();

/** What is painted once for a size, a theme and a level. */
type Prepared = { sheet: Sheet; scale: number; field: HTMLCanvasElement | null; level: Level | null };

/** A painter of `canvas`, which follows its size. @throws where the drawings do not come */
export async function openPainter(canvas: HTMLCanvasElement): Promise<Painter> {
  const on = contextOf(canvas, { alpha: false });
  let isNight = currentTheme() === 'dark';
  let image = await loadSheet(isNight);
  let prepared: Prepared | null = null;
  let last: { world: World; part: number; nowMs: number } | null = null;
  let actors = makeActors();
  let painted: World | null = null;
  let endedMs: number | null = null;
  let effects = makeEffects(isStill);
  const ending = new AbortController();

  const prepare = (level: Level, scale: number): Prepared => {
    if (prepared?.scale !== scale)
      prepared = { sheet: sheetOf(image, scale), scale, field: null, level: null };
    if (prepared.level !== level) {
      const field = canvasOf(Math.ceil(CANVAS.width * scale), Math.ceil(CANVAS.height * scale));
      field.scale(scale, scale);
      paintField(field, level, prepared.sheet, coloursOf(isNight));
      prepared.level = level;
      prepared.field = field.canvas;
    }
    return prepared;
  };
  const fit = () => {
    const ratio = Math.min(devicePixelRatio, MOST_RATIO);
    const { clientWidth, clientHeight } = canvas;
    const [width, height] = [Math.round(clientWidth * ratio), Math.round(clientHeight * ratio)];
    if (width === 0 || height === 0 || (canvas.width === width && canvas.height === height)) return;
    canvas.width = width;
    canvas.height = height;
    again();
  };
  const again = () => {
    if (last !== null) paint(last.world, last.part, last.nowMs);
  };
  const followTheme = async () => {
    const wanted = currentTheme() === 'dark';
    if (wanted === isNight) return;
    const loaded = await loadSheet(wanted).catch(() => null);
    if (loaded === null || ending.signal.aborted) return;
    isNight = wanted;
    image = loaded;
    prepared = null;
    again();
  };

  function paint(world: World, part: number, nowMs: number): void {
    last = { world, part, nowMs };
    if (canvas.width === 0 || canvas.height === 0) return;
    if (painted !== world) {
      painted = world;
      actors = makeActors();
      effects = makeEffects(isStill);
      endedMs = null;
    }
    const { player, level, outcome } = world;
    const view = viewOf(canvas.width, canvas.height, xOf(player, part), yOf(player, part));
    const { sheet, field } = prepare(level, view.scale);
    const scene: Scene = { on, sheet, colours: coloursOf(isNight), nowMs: isStill() ? 0 : nowMs };
    const [shakeX, shakeY] = effects.shakenBy(nowMs);
    on.setTransform(
      view.scale,
      0,
      0,
      view.scale,
      (shakeX - view.left) * view.scale,
      (shakeY - view.top) * view.scale,
    );
    if (field !== null) on.drawImage(field, 0, 0, CANVAS.width, CANVAS.height);
    actors.paint(scene, world, part);
    effects.paint(on, sheet, scene.colours, nowMs);
    if (outcome === 'playing') {
      paintPointers(scene, world, view, canvas.width, canvas.height);
      paintDanger(world, nowMs);
    } else {
      endedMs ??= nowMs;
      paintEnding(scene, world, nowMs - endedMs, isStill());
    }
  }

  /** A red frame: for a moment after a hit, and softly while little health is left. */
  function paintDanger({ player }: World, nowMs: number): void {
    const hurt = Math.max(0, 1 - effects.sinceHurt(nowMs) / 420) * 0.55;
    const low = player.health > LOW_HEALTH ? 0 : 0.2 + (isStill() ? 0 : Math.sin(nowMs * 0.005) * 0.08);
    const strength = Math.max(hurt, low);
    if (strength === 0) return;
    on.setTransform(1, 0, 0, 1, 0, 0);
    const { width, height } = canvas;
    const wide = Math.hypot(width, height) / 2;
    const glow = on.createRadialGradient(width / 2, height / 2, wide * 0.55, width / 2, height / 2, wide);
    const clay = coloursOf(isNight)('clay');
    glow.addColorStop(0, `${clay}00`);
    glow.addColorStop(1, clay);
    on.globalAlpha = strength;
    on.fillStyle = glow;
    on.fillRect(0, 0, width, height);
    on.globalAlpha = 1;
  }

  const sizes = new ResizeObserver(fit);
  sizes.observe(canvas);
  const themes = new MutationObserver(() => void followTheme());
  themes.observe(document.documentElement, { attributeFilter: ['data-theme'] });
  matchMedia('(prefers-color-scheme: dark)').addEventListener('change', () => void followTheme(), {
    signal: ending.signal,
  });
  fit();
  return {
    hear(world) {
      const nowMs = last?.nowMs ?? 0;
      for (const event of world.events) effects.add(event, nowMs);
    },
    paint,
    stop() {
      ending.abort();
      sizes.disconnect();
      themes.disconnect();
    },
  };
}
