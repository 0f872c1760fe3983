/** What paints the game on its canvas, in the size and theme that the page has at the time. */
import { LAWN } from '@lilape/art/hunt/names';
import type { World } from '@lilape/game/world';
import { isMotionWelcome } from '#shell/first/motion.ts';
import { currentTheme, type Theme } from '#shell/first/theme.ts';
import { placeX, placeY } from './actors.ts';
import { areaAround } from './camera.ts';
import { INKS } from './inks.ts';
import { findRatio } from './pace.ts';
import { type Pictures, loadPictures, rasterise } from './sheet.ts';
import { type Look, makeStage } from './stage.ts';

export interface Painter {
  /** Takes what happened in the last tick: once after each step. Effects are born of it. */
  hear(world: World): void;
  /** Paints the game `part` (0 to 1) of the way from the tick before to the last one; `nowMs` for what moves by itself. */
  paint(world: World, part: number, nowMs: number): void;
  /** Finds out how many pixels the device fills in time; until then a picture has all of the screen's. */
  settle(world: World): Promise<void>;
  /** Lets go of everything. */
  stop(): void;
}

/** More pixels than these nobody sees on a field that moves. */
const MAX_RATIO = 2.5;
const MAX_SCALE = 2;
/** A picture that took longer than this was a pause: what moves by itself goes on from where it was. */
const LONGEST_FRAME_MS = 50;
/** Ticks between two pictures whose effects are shown; a game that is caught up with has hundreds. */
const MAX_HEARD = 24;

/** Pixels of a canvas for each of the page's, and in one of the field, for a canvas `width` × `height` on the page: the field covers it. */
export function scalesOf(width: number, height: number, ratio: number): { ratio: number; scale: number } {
  const covering = Math.max(width / LAWN.width, height / LAWN.height);
  const sharp = Math.min(ratio, MAX_RATIO, MAX_SCALE / covering);
  return { ratio: sharp, scale: Math.max(0.25, covering * sharp) };
}

/**
 * A painter of the level of `seed` for `canvas`. It follows the canvas's size, the theme, and whether motion is welcome.
 * @throws TypeError where the browser has no canvas, EncodingError where the drawings do not come
 */
export async function openPainter(canvas: HTMLCanvasElement, seed: number): Promise<Painter> {
  // Nothing shines through the field, which the browser may make use of.
  const context = canvas.getContext('2d', { alpha: false });
  if (context === null) throw new TypeError('This browser has no canvas.');
  const sheets = new Map<Theme, Pictures>();
  const first = currentTheme();
  sheets.set(first, await loadPictures(first, seed));
  const stage = makeStage({ isStill: () => !isMotionWelcome(), isPlayed: true });
  const ending = new AbortController();
  let theme = first;
  let mostRatio = Infinity;
  let look: Look | null = null;
  let last: readonly [World, number, number] | null = null;
  let stageMs = 0;
  let beforeMs = 0;
  let heard = 0;

  const makeLook = (): Look | null => {
    const pictures = sheets.get(theme);
    const [width, height] = [canvas.clientWidth || LAWN.width, canvas.clientHeight || LAWN.height];
    const { ratio, scale } = scalesOf(width, height, Math.min(devicePixelRatio, mostRatio));
    const [across, down] = [Math.round(width * ratio), Math.round(height * ratio)];
    const isAlike = canvas.width === across && canvas.height === down;
    if (pictures === undefined) return look;
    if (look !== null && isAlike && look.scale === scale && look.inks === INKS[theme]) return look;
    if (!isAlike) {
      canvas.width = across;
      canvas.height = down;
    }
    return { sheet: rasterise(pictures.sheet, scale), lawn: pictures.lawn, inks: INKS[theme], scale };
  };
  const paint = (world: World, part: number, nowMs: number) => {
    stageMs += Math.min(Math.max(0, nowMs - beforeMs), LONGEST_FRAME_MS);
    beforeMs = nowMs;
    last = [world, part, nowMs];
    heard = 0;
    look ??= makeLook();
    if (look === null) return;
    const { player } = world;
    const [width, height] = [canvas.width / look.scale, canvas.height / look.scale];
    const area = areaAround(width, height, placeX(player, part), placeY(player, part));
    stage.paint(context, look, { world, part, stageMs, area });
  };
  /** The page may have changed while the game stands still. */
  const repaint = () => {
    const next = makeLook();
    if (ending.signal.aborted || next === look) return;
    look = next;
    if (last !== null) paint(...last);
  };
  const followTheme = async () => {
    const wanted = currentTheme();
    try {
      if (!sheets.has(wanted)) sheets.set(wanted, await loadPictures(wanted, seed));
    } catch {
      // Without a network the field stays as it is: a game goes on.
      return;
    }
    theme = wanted;
    repaint();
  };
  const resized = new ResizeObserver(repaint);
  const themed = new MutationObserver(() => void followTheme());
  resized.observe(canvas);
  themed.observe(document.documentElement, { attributeFilter: ['data-theme'] });
  matchMedia('(prefers-color-scheme: dark)').addEventListener('change', () => void followTheme(), {
    signal: ending.signal,
  });
  return {
    hear(world) {
      if (heard++ < MAX_HEARD) stage.hear(world);
    },
    paint,
    async settle(world) {
      mostRatio = await findRatio((ratio) => {
        mostRatio = ratio;
        look = makeLook();
        paint(world, 1, performance.now());
      });
      repaint();
    },
    stop() {
      ending.abort();
      resized.disconnect();
      themed.disconnect();
    },
  };
}
