/** The strip of a run: three panels that show how it went, to be shared. */
import { LAWN } from '@lilape/art/hunt/names';
import { TICK_MS } from '@lilape/game/constants';
import type { World } from '@lilape/game/world';
import { artAddress, artRatio } from 'virtual:art';
import type { Theme } from '#shell/first/theme.ts';
import { INKS, type Inks } from '../paint/inks.ts';
import { type Pictures, loadPictures, makeCanvas, rasterise } from '../paint/sheet.ts';
import { makeStage } from '../paint/stage.ts';
import { EDGE, type Layout, type Panel, shotOf } from './layout.ts';
import { fonts, lettersFor, paintBalloon, paintCaption } from './lettering.ts';
import { type Moment, type Run, momentsOf, playAgain } from './moments.ts';
import { paintThicket } from './thicket.ts';
import { type StripWords, fillIn } from './words.ts';

const PX = 256;
/** Panels in which an enemy has something to say. */
const SPEAKS = /Ready|^lost/;
/** The end of a game takes its time: how much of it a winner's panel shows, and a loser's. */
const AFTER_MS = { won: 1_500, lost: 420 } as const;

/**
 * The three panels of a run as a PNG, from its seed and inputs alone: it is played again, and painted at its three best moments.
 * @throws TypeError where the browser has no canvas, EncodingError where the drawings do not come
 */
export async function stripOf(
  run: Run & { words: StripWords; night: boolean; layout: Layout },
): Promise<Blob> {
  const { words, night, layout } = run;
  const { width, height, sharpness } = layout;
  const theme: Theme = night ? 'dark' : 'light';
  const [pictures, mark] = await Promise.all([
    loadPictures(theme, run.seed),
    drawingOf('logo-mark'),
    lettersFor(Object.values(words)),
  ]);
  const { moments, world } = momentsOf(run);
  const inks = INKS[theme];
  const values = valuesOf(world);
  const [canvas, context] = makeCanvas(width * sharpness, height * sharpness);
  context.scale(sharpness, sharpness);
  context.fillStyle = night ? '#101A17' : '#FFF6E3';
  context.fillRect(0, 0, width, height);
  for (const [index, panel] of layout.panels.entries()) {
    const moment = moments[index];
    if (moment !== undefined)
      paintPanel(context, { run, moment, panel, sharpness, pictures, inks, words, values });
  }
  paintFoot(context, layout, inks, mark, words, values);
  return new Promise((resolve, reject) => {
    canvas.toBlob(
      (blob) => (blob === null ? reject(new TypeError('No picture came.')) : resolve(blob)),
      'image/png',
    );
  });
}

/** What stands for the words with a `%`. */
export function valuesOf({
  tick,
  score,
  bananasLeft,
  enemiesLeft,
  bananas,
  enemies,
}: World): Record<string, string> {
  const seconds = Math.floor((tick * TICK_MS) / 1000);
  return {
    score: String(score),
    time: `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`,
    bananas: String(bananas.length - bananasLeft),
    enemies: String(enemies.length - enemiesLeft),
  };
}

type Painting = {
  run: Run;
  moment: Moment;
  panel: Panel;
  sharpness: number;
  pictures: Pictures;
  inks: Inks;
  words: StripWords;
  values: Record<string, string>;
};

function paintPanel(context: CanvasRenderingContext2D, painting: Painting): void {
  const { moment, panel, inks, words, values } = painting;
  context.save();
  clipTo(context, panel);
  const shown = paintMoment(context, painting);
  context.restore();
  context.lineWidth = 5;
  context.lineJoin = 'miter';
  context.strokeStyle = inks.line;
  trace(context, panel);
  context.stroke();
  if (shown === null) return;
  const [left, right] = [panel.left + 26, panel.left + panel.width - 26];
  const said = fillIn(words[moment.kind], { ...values, bananas: String(shown.bananas) });
  paintCaption(
    context,
    inks,
    said,
    panel.left + 12,
    panel.top + (panel.top > EDGE ? 12 : -6),
    panel.width * 0.82,
  );
  if (shown.speaker !== null && moment.who !== null)
    paintBalloon(context, words[`${moment.who}Says`], ...shown.speaker, { left, right, top: panel.top + 90 });
}

/** What a panel shows besides its picture: how many bananas were found by then, and where the one who speaks is, in the strip. */
type Shown = { bananas: number; speaker: readonly [number, number] | null };

function paintMoment(
  context: CanvasRenderingContext2D,
  { run, moment, panel, sharpness, pictures, inks }: Painting,
): Shown | null {
  const stage = makeStage({ isStill: () => false, isPlayed: false });
  let shown: Shown | null = null;
  let stageMs = 0;
  playAgain(run, (world) => {
    if (world.tick < moment.about || world.tick > moment.tick) return;
    // Whatever else was set off would hide what the panel is about.
    if (world.tick === moment.about && world.outcome === 'playing') stage.hear(world);
    stageMs += TICK_MS;
    stage.age(world, stageMs);
    if (world.tick < moment.tick) return;
    const { player } = world;
    const other = world.enemies.find(({ kind }) => kind === moment.who) ?? player;
    const at = [player.x / PX, player.y / PX] as const;
    const { zoom, x, y } = shotOf(panel.width, panel.height, at, [other.x / PX, other.y / PX]);
    if (world.outcome !== 'playing') stageMs += AFTER_MS[world.outcome === 'won' ? 'won' : 'lost'];
    const scale = zoom * sharpness;
    context.translate(panel.left - x * zoom, panel.top - y * zoom);
    // From here on in pixels of the picture, as the stage paints.
    context.scale(1 / sharpness, 1 / sharpness);
    context.save();
    context.scale(scale, scale);
    paintThicket(context, inks);
    context.restore();
    context.translate(LAWN.left * scale, LAWN.top * scale);
    const look = { sheet: rasterise(pictures.sheet, scale), lawn: pictures.lawn, inks, scale };
    stage.paint(context, look, { world, part: 1, stageMs });
    const isSpeaking = other !== player && SPEAKS.test(moment.kind);
    shown = {
      bananas: world.bananas.length - world.bananasLeft,
      speaker: isSpeaking
        ? [panel.left + (other.x / PX - x) * zoom, panel.top + (other.y / PX - y - 84) * zoom]
        : null,
    };
  });
  return shown;
}

function trace(context: CanvasRenderingContext2D, { corners }: Panel): void {
  context.beginPath();
  for (const [x, y] of corners) context.lineTo(x, y);
  context.closePath();
}

function clipTo(context: CanvasRenderingContext2D, panel: Panel): void {
  trace(context, panel);
  context.clip();
}

function paintFoot(
  context: CanvasRenderingContext2D,
  { width: stripWidth, foot: line, isAddressBelow }: Layout,
  inks: Inks,
  mark: HTMLImageElement,
  words: StripWords,
  values: Record<string, string>,
): void {
  context.drawImage(mark, 18, line - 38, 56 * artRatio('logo-mark'), 56);
  context.fillStyle = inks.line;
  context.font = fonts.title;
  context.fillText('LilApe', 86, line);
  const [x, y] = isAddressBelow ? [EDGE, line + 50] : [86 + context.measureText('LilApe').width + 18, line];
  context.font = fonts.address;
  context.fillText(`${words.title} · ${location.host}/game`, x, y, stripWidth - 2 * EDGE);
  const score = fillIn(words.score, values);
  context.font = fonts.title;
  const width = context.measureText(score).width + 36;
  const left = stripWidth - EDGE - width;
  context.save();
  context.translate(left + width / 2, line - 8);
  context.rotate(-0.025);
  context.fillStyle = inks.banana;
  context.strokeStyle = '#1B1710';
  context.lineWidth = 4;
  context.beginPath();
  context.roundRect(-width / 2, -25, width, 50, 10);
  context.fill();
  context.stroke();
  context.fillStyle = '#1B1710';
  context.fillText(score, -width / 2 + 18, 9);
  context.restore();
}

async function drawingOf(name: 'logo-mark'): Promise<HTMLImageElement> {
  const image = new Image(256, 256);
  image.src = artAddress(name);
  await image.decode();
  return image;
}
